package hypergate.cli.play;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Asked;
import hypergate.cli.terminal.CardTexts;
import hypergate.cli.terminal.Console;
import hypergate.cli.terminal.Drawing;
import hypergate.cli.terminal.Help;
import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Narrator;
import hypergate.cli.terminal.Reasons;
import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Explanation;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.BrokenGame;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.lab.record.GameRecord;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A game in the terminal: tells what happens, asks one question at a time, carries out answers and
/// commands until the game is over or the person leaves.
final class Evening {
  private static final Set<String> WITH_TABLE =
      Set.of("tech-action", "aim", "defense", "system", "join", "select", "deal", "next", "lose");

  private final Console console;
  private final Look look;
  private final CardTexts cards;
  private final Help help;
  private final Session session;
  private final int people;
  private final GameRecord start;
  private final SaveFile file;
  private final DealReasons reasons;
  private Narrator narrator;
  private int heard;
  private int told;
  private String drawn = "";
  private List<String> said = List.of();
  private boolean askAnew;
  private boolean skipping;

  /// @param people the seats at which the person begins, as a mask
  /// @param start options, players and seed of the game
  Evening(Console console, Session session, int people, GameRecord start, SaveFile file) {
    this.console = console;
    this.look = console.look();
    this.session = session;
    this.cards = new CardTexts(session.game().content());
    this.help = new Help(cards, look);
    this.people = people;
    this.start = start;
    this.file = file;
    this.narrator = new Narrator(cards, people, look);
    this.reasons = new DealReasons(session);
    session.observer(reasons);
  }

  /// Plays until the game is over, the person leaves, or the input ends. Should the rules break
  /// down, the game up to there is saved.
  void play() {
    listen();
    told = narrator.log().size();
    try {
      session.start();
      boolean more = true;
      while (more) {
        tell();
        more = answerNext();
      }
    } catch (BrokenGame e) {
      tell();
      leave();
      throw new Failure(e.words(), e);
    } catch (IllegalStateException | IndexOutOfBoundsException e) {
      leave();
      throw e;
    }
  }

  private boolean answerNext() {
    Optional<Question> question = question();
    if (question.isEmpty()) {
      over();
      return false;
    }
    return skipped(question.get()) || ask(question.get());
  }

  // After `skip` nothing is used until the encounter is over.
  private boolean skipped(Question question) {
    boolean use = question.prompt().equals(Prompt.USE);
    return skipping && use && answered(question, Word.PASS.notation());
  }

  // The seats of the person now, as a mask.
  private int seats() {
    return session.game().persons().seatsOf(people);
  }

  private Optional<Question> question() {
    return session.asked().stream()
        .filter(seat -> seat.in(seats()))
        .findFirst()
        .map(session::question);
  }

  private void over() {
    console.print("");
    show(View.of(session.game(), Seat.of(Integer.numberOfTrailingZeros(seats()))));
    List<Narrator.Line> log = narrator.log();
    if (!log.isEmpty()) print(log.getLast());
  }

  private void listen() {
    List<Event> events = session.events();
    for (; heard < events.size(); heard++) {
      reasons.tell(heard, narrator);
      narrator.hear(events.get(heard));
      if (events.get(heard) instanceof Event.EncounterBegan) skipping = false;
    }
    reasons.tell(heard, narrator);
  }

  // ---- telling

  private void tell() {
    listen();
    List<Narrator.Line> log = narrator.log();
    for (; told < log.size(); told++) if (!log.get(told).detail()) print(log.get(told));
  }

  private void print(Narrator.Line line) {
    if (line.heading()) {
      console.print("");
      console.print(look.rule(line.text()));
    } else hanging(line.text());
  }

  private void hanging(String text) {
    String indent = text.startsWith("   ") ? "     " : " ";
    String wrapped = look.wrap(text.strip(), indent.length() + 1);
    console.print(indent + wrapped.stripLeading());
  }

  private void show(View view) {
    Drawing.table(view, seats(), look).forEach(console::print);
  }

  private void showIfChanged(Question question) {
    String prompt = question.prompt().id();
    // The offense has just seen the table when it invites.
    boolean invites =
        prompt.equals("invite") && question.view().encounter().defense() == question.seat();
    if (!invites && !WITH_TABLE.contains(prompt)) return;
    List<String> lines = Drawing.table(question.view(), seats(), look);
    String table = String.join("\n", lines.subList(1, lines.size()));
    if (table.equals(drawn)) return;
    drawn = table;
    console.print("");
    lines.forEach(console::print);
  }

  // ---- asking

  private boolean ask(Question question) {
    showIfChanged(question);
    said = List.of();
    Question shown = question;
    present(question, shown);
    while (true) {
      Optional<String> input = console.read(promptOf(question), completions(shown));
      if (input.isEmpty()) {
        leave();
        return false;
      }
      String line = input.get().strip();
      if (line.isEmpty()) {
        present(question, shown);
        continue;
      }
      Optional<Boolean> command = command(line, question, shown);
      if (command.isPresent()) {
        if (!command.get()) return false;
        if (askAnew) {
          askAnew = false;
          return true;
        }
        shown = said.isEmpty() ? question : shown;
        continue;
      }
      switch (new Line(session.game(), question.seat(), said, shown)
          .read(line.equals(".") ? "pass" : line)) {
        case Line.Reading.Whole(var answer) -> {
          if (answered(question, answer)) return true;
        }
        case Line.Reading.Begun(var words, var next) -> {
          said = words;
          shown = next;
          present(question, shown);
        }
        case Line.Reading.Wrong(var message) -> wrong(message);
      }
    }
  }

  private boolean answered(Question question, String answer) {
    Reply reply = session.submit(session.number(question.seat()), question.seat(), answer);
    if (reply instanceof Reply.Refused(_, var message, var legal)) {
      Explanation why =
          Explain.absent(session.game(), question.seat(), question.prompt().id(), answer);
      String reason = new Reasons(session.game().content(), look).first(why);
      wrong(
          (reason.isEmpty() ? message.replaceFirst("\\.$", "") : reason)
              + (legal.isEmpty() ? "" : "; there are: " + String.join(", ", legal)));
      return false;
    }
    return true;
  }

  private String promptOf(Question question) {
    String so = said.isEmpty() ? "" : " " + String.join(" ", said);
    if (so.length() > 30) so = " …" + so.substring(so.length() - 28);
    return look.accent(look.plain(question.seat() + " " + question.prompt() + so + ">")) + " ";
  }

  private void present(Question question, Question shown) {
    Asked asked = asked(shown);
    int length = length(question);
    console.print("");
    console.print(look.plain(look.wrap(look.bold(asked.sentence(length)), 0)));
    OptionList.of(shown, asked, cards, look).forEach(line -> console.print(look.plain(line)));
  }

  private int length(Question question) {
    return said.isEmpty() ? Trial.length(session.game(), question.seat()) : 1;
  }

  private Asked asked(Question shown) {
    List<String> lines = session.lines();
    return new Asked(shown, cards, look).after(lines.isEmpty() ? "" : lines.getLast());
  }

  private List<String> completions(Question shown) {
    Set<String> words = new LinkedHashSet<>();
    for (int position : Line.listed(shown))
      words.addAll(List.of(shown.notation(position).split(" ")));
    words.addAll(
        List.of(
            "help", "table", "hand", "log", "undo", "skip", "save", "quit", "pass", "why", "hint"));
    return List.copyOf(words);
  }

  private void wrong(String message) {
    console.print(look.plain(look.wrap(look.warning(message + "."), 1)));
  }

  // ---- commands

  /// @return empty when the line is no command; false to leave
  private Optional<Boolean> command(String line, Question question, Question shown) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1].strip() : "";
    switch (parts[0].toLowerCase(Locale.ROOT)) {
      case "?" -> explain(question, shown, argument);
      case "help" -> Help.commands().forEach(text -> console.print(look.plain(text)));
      case "why" -> why(question, argument);
      case "hint" -> hint(shown);
      case "table" -> show(question.view());
      case "hand" -> hand(question);
      case "log" -> log(argument);
      case "undo" -> undo(question);
      case "skip" -> {
        if (!question.prompt().equals(Prompt.USE)) return Optional.empty();
        skipping = true;
        askAnew = true;
        console.print("You use nothing more in this encounter.");
      }
      case "save" -> save(argument);
      case "quit", "exit" -> {
        leave();
        return Optional.of(false);
      }
      default -> {
        if (!line.startsWith("?")) return Optional.empty();
        explain(question, shown, line.substring(1).strip());
      }
    }
    return Optional.of(true);
  }

  private void explain(Question question, Question shown, String card) {
    List<String> lines =
        card.isEmpty()
            ? help.about(question, asked(shown).sentence(length(question)))
            : help.card(card);
    lines.forEach(console::print);
    if (!card.isEmpty() || !question.prompt().id().equals("deal")) return;
    DealTerms.of(session.game(), question.seat())
        .forEach(text -> console.print(look.wrap(text, 2)));
  }

  private void why(Question question, String answer) {
    if (answer.isEmpty()) {
      console.print("why ANSWER says why it cannot be given, for example: why launch A1x5");
      return;
    }
    if (answer.equals("total")) {
      for (int side = 0; side < 2; side++)
        new Reasons(session.game().content(), look)
            .total(side, Explain.total(question.view(), side, session.events()))
            .forEach(console::print);
      return;
    }
    String[] words = answer.split(" ", 2);
    boolean named = Explain.isPrompt(session.game().content(), words[0]);
    String prompt = named ? words[0] : question.prompt().id();
    String said = named ? words.length < 2 ? "" : words[1].strip() : answer;
    Explanation why = Explain.absent(session.game(), question.seat(), prompt, said);
    new Reasons(session.game().content(), look)
        .lines(prompt + " " + said, why)
        .forEach(console::print);
  }

  private void hint(Question shown) {
    Hint.lines(shown, start.seed()).forEach(line -> console.print(look.wrap(line, 1)));
  }

  private void hand(Question question) {
    for (int i = 0; i < session.game().seats(); i++) {
      Seat seat = Seat.of(i);
      if (!seat.in(seats())) continue;
      View view = seat == question.seat() ? question.view() : View.of(session.game(), seat);
      Drawing.hand(view, look).forEach(console::print);
      Set<String> faces = new LinkedHashSet<>();
      CardSet hand = view.hand();
      for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
        faces.add(view.face(card).notation());
      for (TerminalVariant<?> variant : TerminalVariants.ALL)
        faces.addAll(variant.faces(view, seat));
      faces.removeIf(face -> face.startsWith("attack-") || face.startsWith("reinforcement-"));
      for (String face : faces)
        cards.card(face, look).forEach(text -> console.print(look.plain("  " + text)));
    }
  }

  private void log(String argument) {
    List<Narrator.Line> log = narrator.log();
    int from = 0;
    if (argument.matches("\\d{1,5}")) from = Math.max(0, log.size() - Integer.parseInt(argument));
    else if (argument.isEmpty()) {
      int headings = 0;
      for (from = log.size(); from > 0 && headings < 2; from--)
        if (log.get(from - 1).heading()) headings++;
    } else if (!argument.equals("all")) {
      wrong("log takes a number of lines or 'all', not '" + argument + "'");
      return;
    }
    for (int i = from; i < log.size(); i++) print(log.get(i));
  }

  private void undo(Question question) {
    if (!said.isEmpty()) {
      said = List.of();
      present(question, question);
      return;
    }
    Seat seat =
        Seat.listOf(seats()).stream().filter(session::mayUndo).findFirst().orElse(question.seat());
    if (session.undo(seat) instanceof Reply.Refused) {
      wrong(
          "too late to take an answer back: others have answered since, or something hidden or"
              + " random has come to light");
      return;
    }
    narrator = new Narrator(cards, people, look);
    heard = 0;
    listen();
    told = narrator.log().size();
    drawn = "";
    askAnew = true;
    console.print("Taken back.");
  }

  private void save(String argument) {
    try {
      GameRecord record = GameRecord.of(session, start.options(), start.players(), start.seed());
      Path path = file.save(argument, record);
      console.print(
          "Saved to " + path + "; go on with: hypergate play --terminal --resume " + path);
    } catch (Failure failure) {
      wrong(String.valueOf(failure.getMessage()));
    }
  }

  private void leave() {
    if (session.lines().isEmpty()) {
      console.print("Nothing has been answered yet; nothing is saved.");
      return;
    }
    save("");
  }
}
