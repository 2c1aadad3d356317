package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Transcript;
import hypergate.game.view.Gesture;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Plays all seats of a scenario: by its entries, else by default. Notes what was asked, what was
/// taken by default and what happened.
final class Answers implements Player, Listener {
  private static final Pattern UNSAID = Pattern.compile("[A-H] \\S+ (pass|none|no|done)");

  private final Scenario scenario;
  private final Game game;
  private final List<Line> lines;
  private final boolean eager;
  private final @Nullable Said[] open = new @Nullable Said[Seat.MOST];
  private final Map<String, Map<String, Integer>> asked = new HashMap<>();
  private final Map<String, Integer> inGesture = new HashMap<>();
  private final List<String> defaults = new ArrayList<>();
  private final List<String> events = new ArrayList<>();
  private final Transcript transcript = new Transcript();
  private final @Nullable Willing willing;
  private int questions;

  /// @param eager whether an entry that names the only possible answer of a question that is not
  ///   put is used up by that; otherwise it stays for the next question that is
  /// @param willing who answers where the entries are wishes alone; null: they are answers, and one
  ///   that does not fit is a mistake
  Answers(
      Scenario scenario, Game game, List<Line> lines, boolean eager, @Nullable Willing willing) {
    this.willing = willing;
    this.scenario = scenario;
    this.game = game;
    this.lines = lines;
    this.eager = eager;
  }

  @Override
  public int choose(Question question) {
    if (++questions > scenario.most()) throw new Failure("the game does not come to an end");
    Seat seat = question.seat();
    String prompt = question.prompt().id();
    note(question);
    Said said = open[seat.index()];
    if (question.gestureStep() > 0 && said != null && said.gesture.prompt().equals(prompt))
      return further(question, said);
    close(seat);
    if (willing != null) return wished(question, seat, prompt);
    Line line = nextLine(seat, prompt);
    if (line == null && isTheEnd(question)) throw Failure.REACHED;
    said =
        new Said(
            line, new Gesture(game, seat, prompt, line == null ? "" : line.answer()).knowingAll());
    open[seat.index()] = said;
    if (line == null) return byDefault(question);
    int position = said.gesture.next(question);
    if (position >= 0) {
      line.use();
      return position;
    }
    line.refused(options(question));
    // A use that is not open yet waits for its window.
    if (prompt.equals("use") && question.option(0) == Choice.of(Word.PASS)) {
      open[seat.index()] = null;
      return 0;
    }
    throw new Failure(
        "'" + line + "' (line " + line.item().line() + ") is not open; " + options(question));
  }

  // The first wish that is open here; those that are not stand in nobody's way.
  private int wished(Question question, Seat seat, String prompt) {
    for (Line line : lines) {
      if (line.isUsed() || !line.answers(seat, prompt)) continue;
      Said said = new Said(line, new Gesture(game, seat, prompt, line.answer()).knowingAll());
      int position = said.gesture.next(question);
      if (position < 0) continue;
      open[seat.index()] = said;
      line.use();
      return position;
    }
    if (isTheEnd(question)) throw Failure.REACHED;
    open[seat.index()] = new Said(null, new Gesture(game, seat, prompt, "").knowingAll());
    return byDefault(question);
  }

  private int further(Question question, Said said) {
    Line line = said.line;
    if (line == null) return byDefault(question);
    int position = said.gesture.next(question);
    if (position >= 0) return position;
    if (willing != null) return byDefault(question);
    throw new Failure(
        "'"
            + line
            + "' (line "
            + line.item().line()
            + ") does not fit: "
            + (said.gesture.isSaid()
                ? "more must be said"
                : "'" + said.gesture.rest() + "' is not open")
            + "; "
            + options(question));
  }

  private boolean isTheEnd(Question question) {
    Scenario.Until until = scenario.until();
    return until.kind() == Scenario.Until.Kind.PROMPT
        && question.seat().letter().equals(until.seat())
        && Line.same(until.prompt(), question.prompt().id());
  }

  /// Ends what a seat has been saying; words left over are a mistake.
  private void close(Seat seat) {
    Said said = open[seat.index()];
    open[seat.index()] = null;
    if (said == null || said.gesture.isSaid() || said.line == null || willing != null) return;
    throw new Failure(
        "'"
            + said.line
            + "' (line "
            + said.line.item().line()
            + ") says more than was asked: '"
            + said.gesture.rest()
            + "' is left over");
  }

  /// Ends all that is being said.
  void close() {
    for (int i = 0; i < Seat.MOST; i++) close(Seat.of(i));
  }

  private @Nullable Line nextLine(Seat seat, String prompt) {
    for (Line line : lines) if (!line.isUsed() && line.answers(seat, prompt)) return line;
    return null;
  }

  // ---- defaults

  private int byDefault(Question question) {
    int position = willing == null ? -1 : willing.answer(question);
    if (position < 0) position = defaultOf(question);
    String said =
        question.seat() + " " + question.prompt().id() + " " + question.notation(position);
    if (scenario.strict() && !isHarmless(question, position))
      throw new Failure(
          question.seat()
              + " is asked '"
              + question.prompt().id()
              + "' and a strict scenario names the answer; "
              + options(question));
    defaults.add(said);
    return position;
  }

  private static boolean isHarmless(Question question, int position) {
    int choice = question.option(position);
    return Choice.is(choice, Word.PASS)
        || Choice.is(choice, Word.NONE)
        || Choice.is(choice, Word.NO)
        || Choice.is(choice, Word.DONE) && question.gestureStep() > 0;
  }

  private int defaultOf(Question question) {
    int declining = question.declining();
    if (declining >= 0) return declining;
    int highest = -1;
    boolean ships = false;
    int done = -1;
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      if (Choice.is(choice, Word.DONE)) done = i;
      ships |= Choice.kind(choice) == Choice.PLACE;
      if (Choice.kind(choice) == Choice.NUMBER
          && (highest < 0 || choice > question.option(highest))) highest = i;
    }
    if (highest >= 0) return highest;
    if (question.prompt().id().matches("reinforcement-\\d+/side")) return ownSide(question);
    if (done >= 0 && !ships) return done;
    return done == 0 ? 1 : 0;
  }

  private int ownSide(Question question) {
    Seat seat = question.seat();
    boolean defensive =
        seat == game.encounter().defense() || seat.in(game.encounter().defensive().allies());
    Word own = defensive ? Word.DEFENSE : Word.OFFENSE;
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), own)) return i;
    return 0;
  }

  // ---- what was asked

  private void note(Question question) {
    String key = question.seat() + " " + question.prompt().id();
    Map<String, Integer> offered = asked.computeIfAbsent(key, k -> new HashMap<>());
    if (question.gestureStep() == 0) inGesture.clear();
    for (int i = 0; i < question.count(); i++) {
      String notation = question.notation(i);
      offered.merge(notation, inGesture.merge(notation, 1, Integer::sum), Math::max);
    }
  }

  /// The prompts that a seat was asked and that go by this name, with how often each option was
  /// offered in one gesture; empty when it was never asked.
  List<Map<String, Integer>> asked(Seat seat, String prompt) {
    List<Map<String, Integer>> found = new ArrayList<>();
    asked.forEach(
        (key, offered) -> {
          if (key.startsWith(seat + " ") && Line.same(prompt, key.substring(2))) found.add(offered);
        });
    return found;
  }

  private static String options(Question question) {
    StringBuilder words =
        new StringBuilder(question.seat() + " " + question.prompt().id() + " has the options: ");
    int most = Math.min(question.count(), 60);
    for (int i = 0; i < most; i++) words.append(i == 0 ? "" : " | ").append(question.notation(i));
    return most < question.count() ? words.append(" | …").toString() : words.toString();
  }

  /// All prompts and the options that each seat was offered: `C join` and `offense`.
  Map<String, Map<String, Integer>> asked() {
    return asked;
  }

  /// Answers taken by default.
  List<String> defaults() {
    return defaults;
  }

  /// All answers, a gesture each, as entries have them; those that go without saying are left out.
  List<String> said() {
    return transcript.lines().stream().filter(line -> !UNSAID.matcher(line).matches()).toList();
  }

  /// What happened, as text.
  List<String> events() {
    return events;
  }

  // ---- listening

  @Override
  public void happened(Event event) {
    transcript.happened(event);
    events.add(event.toString());
  }

  @Override
  public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
    transcript.answered(seat, prompt, choice, notation, step);
  }

  @Override
  public void unsealed() {
    transcript.unsealed();
  }

  @Override
  public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
    transcript.resolved(seat, prompt, choice, notation, step);
    Said open = this.open[seat.index()];
    if (step > 0 && open != null && open.gesture.prompt().equals(prompt.id())) {
      open.gesture.resolved(notation);
      return;
    }
    if (step == 0) close(seat);
    Line line = nextLine(seat, prompt.id());
    if (line == null) return;
    Said said = new Said(line, new Gesture(game, seat, prompt.id(), line.answer()).knowingAll());
    String before = said.gesture.rest();
    said.gesture.resolved(notation);
    if (said.gesture.rest().equals(before)) return;
    line.tolerate();
    if (!eager) return;
    line.use();
    this.open[seat.index()] = said;
  }

  /// An entry, or none, and what of it is still to be said.
  private record Said(@Nullable Line line, Gesture gesture) {}
}
