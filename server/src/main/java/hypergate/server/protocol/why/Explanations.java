package hypergate.server.protocol.why;

import hypergate.game.Game;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Happened;
import hypergate.game.explain.Sum;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.session.Session;
import hypergate.game.timing.Round;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.Parts;
import hypergate.server.protocol.why.Explanation.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers to all kinds of "why?" about one game, for one viewer; changes nothing.
public final class Explanations {
  private static final List<String> LIVE =
      List.of("absent", "event", "total", "preview", "outlook", "phase", "window", "ruling");
  private static final List<String> FINISHED =
      List.of("event", "total", "phase", "window", "ruling");
  private static final int LONGEST = 400;

  private final Session session;
  private final int mine;
  private final boolean open;
  private final List<String> asks;

  private Explanations(Session session, int mine, boolean open, List<String> asks) {
    this.session = session;
    this.mine = mine;
    this.open = open;
    this.asks = asks;
  }

  /// Explanations for a viewer of a game that is being played.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public Explanations(Session session, int mine) {
    this(session, mine, false, LIVE);
  }

  /// Explanations of a finished game as a viewer saw it.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public static Explanations finished(Session session, int mine) {
    return new Explanations(session, mine, false, FINISHED);
  }

  /// Explanations of a finished game with nothing hidden any more.
  public static Explanations finished(Session session) {
    return new Explanations(session, 0, true, FINISHED);
  }

  /// Explains what is asked for.
  ///
  /// @throws Unexplained with a sentence for people when that cannot be explained
  public Explanation explain(ExplainRequest request) {
    if (!asks.contains(request.ask()))
      throw Unexplained.among(
          asks,
          LIVE.contains(request.ask())
              ? "The game is over: nothing is asked any more."
              : "Nothing explains '" + request.ask() + "'.");
    return switch (request.ask()) {
      case "absent" -> absent(request);
      case "event" -> event(request);
      case "total" -> total(moment(request), needed(request.side(), "side"));
      case "preview" -> preview(request);
      case "outlook" -> outlook(request);
      case "phase" -> phase(moment(request), needed(request.phase(), "phase"));
      case "window" -> window(moment(request), needed(request.window(), "window"));
      default -> ruling(needed(request.ruling(), "ruling"));
    };
  }

  /// Why an answer of a seat can, or cannot, be given now.
  public static Explanation absent(Session session, Seat seat, String prompt, String answer) {
    boolean asked =
        session.asked().contains(seat) && session.question(seat).prompt().id().equals(prompt);
    String line = asked ? Prompt.line(session, seat, answer) : answer;
    return Explanation.absent(answer, Explain.absent(session.game(), seat, prompt, line));
  }

  private static String needed(@Nullable String member, String name) {
    if (member == null) throw Unexplained.because("The question lacks '{name}'.", "name", name);
    if (member.length() > LONGEST)
      throw Unexplained.because(
          "'{name}' has at most {most} characters.", "name", name, "most", LONGEST);
    return member;
  }

  private Explanation absent(ExplainRequest request) {
    String prompt = needed(request.prompt(), "prompt");
    String answer = needed(request.answer(), "answer");
    Round round = session.openRound();
    Seat seat =
        round != null && prompt.equals(hypergate.game.decide.Prompt.USE.id())
            ? seat(round, answer)
            : seat(prompt);
    return absent(session, seat, prompt, answer);
  }

  // The one of the viewer's seats that is being asked this, otherwise the first.
  private Seat seat(@Nullable String prompt) {
    Seat first = Seat.NONE;
    for (Seat seat : Seat.listOf(mine)) {
      if (!first.exists()) first = seat;
      if (!session.asked().contains(seat)) continue;
      if (prompt == null || session.question(seat).prompt().id().equals(prompt)) return seat;
    }
    return first;
  }

  // The one of the viewer's seats that can use it in a round, otherwise one that may use something.
  private Seat seat(Round round, String use) {
    Seat found = seat(null);
    for (Seat seat : Seat.listOf(mine & round.eligible())) {
      if (session.uses(seat).contains(use)) return seat;
      if (!found.in(round.eligible())) found = seat;
    }
    return found;
  }

  private Explanation preview(ExplainRequest request) {
    String answer = needed(request.answer(), "answer");
    Seat seat = seat(request.prompt());
    if (!session.asked().contains(seat))
      throw Unexplained.because("You are not being asked anything now.");
    String line = Prompt.line(session, seat, answer);
    Session.Preview preview = session.preview(session.number(seat), seat, line);
    if (!(preview.reply() instanceof Reply.Accepted))
      return absent(session, seat, session.question(seat).prompt().id(), answer);
    Game game = session.game();
    Origin origin = new Origin(0, "", Seat.NONE, game.step().words(), game.encounters());
    List<LogEvent> events = new ArrayList<>();
    for (Event event : preview.events())
      events.add(LogEvent.of(events.size() + 1L, event, origin, mine));
    return Explanation.preview(Words.of("explain.title.preview").with("answer", answer), events);
  }

  private Explanation outlook(ExplainRequest request) {
    Seat seat = seat(needed(request.prompt(), "prompt"));
    boolean asked =
        session.asked().contains(seat)
            && session.question(seat).prompt().id().equals(request.prompt());
    if (!asked) throw Unexplained.because("You are not being asked that now.");
    Words title = Words.of("explain.title.outlook");
    Question question = session.question(seat);
    if (!session.game().asking().isSecret())
      return Explanation.outlooks(title, Outlooks.of(question, session.game()));
    boolean selects = question.prompt().equals(hypergate.game.decide.Prompt.SELECT);
    return Explanation.outlooks(title, selects ? CardOdds.of(question) : List.of());
  }

  // ---- moments

  private Moment moment(ExplainRequest request) {
    Long id = request.event();
    if (id != null) return moment(id - id % LogEvent.STEP);
    return asks.equals(LIVE) ? Moment.now(session, seat(null)) : past(session.events().size() - 1);
  }

  private Moment moment(long id) {
    if (id % LogEvent.STEP != 0)
      throw Unexplained.because(
          "The table wrote that line of the log itself: no rule of the game is behind it.");
    int at = LogEvent.position(id);
    if (at < 0 || at >= session.events().size())
      throw Unexplained.unknown("There is no line {id} in the log of this game.", "id", id);
    return past(at);
  }

  private Moment past(int event) {
    return open ? Moment.open(session, event) : Moment.of(session, event, seat(null));
  }

  private Explanation event(ExplainRequest request) {
    Long id = request.event();
    if (id == null) throw Unexplained.because("The question lacks 'event'.");
    Happened why = moment(id).happened();
    return Explanation.happened(
        Words.of("explain.title.event"),
        why.chain().stream().map(Explanations::link).toList(),
        MayActView.of(why.preventable()));
  }

  private static Link link(Happened.Link link) {
    return new Link(
        Explanation.words(link.reason(), true, link.facts()),
        link.rule(),
        link.effect().isEmpty() ? null : link.effect(),
        link.seat().isEmpty() ? null : link.seat(),
        link.event() < 0 ? null : LogEvent.id(link.event()));
  }

  private static Explanation total(Moment moment, String side) {
    int index = SIDES.indexOf(side);
    if (index < 0) throw Unexplained.among(SIDES, "There is no side '" + side + "'.");
    Sum sum = moment.total(index);
    if (sum.lines().isEmpty()) throw Unexplained.because("There is no total of that side then.");
    List<Parts.Term> terms = new ArrayList<>();
    for (Sum.Line line : sum.lines())
      terms.add(
          Parts.Term.of(line.term())
              .says(Explanation.words(line.reason(), true, line.facts()), line.rule()));
    return Explanation.total(
        Words.of("explain.title.total." + side),
        terms,
        sum.open(),
        sum.total().isPresent() ? Integer.valueOf(sum.total().getAsInt()) : null,
        MayActView.of(sum.mayChange()));
  }

  private static final List<String> SIDES = List.of("offense", "defense");

  private static Explanation phase(Moment moment, String name) {
    for (Step step : Step.values())
      if (LogEvent.phase(step.words()).equals(name))
        return Explanation.acting(
            Words.of("explain.title.phase").with("phase", name),
            MayActView.of(moment.acting(step)));
    throw Unexplained.among(
        Arrays.stream(Step.values()).map(step -> LogEvent.phase(step.words())).toList(),
        "There is no phase '" + name + "'.");
  }

  private static Explanation window(Moment moment, String name) {
    for (Window window : Window.values())
      if (Prompt.kebab(window).equals(name))
        return Explanation.acting(
            Words.of("explain.title.window").with("window", name),
            MayActView.of(moment.acting(window)));
    throw Unexplained.among(
        Arrays.stream(Window.values()).map(Prompt::kebab).toList(),
        "There is no window '" + name + "'.");
  }

  private static Explanation ruling(String number) {
    String text =
        Rulings.text(number)
            .orElseThrow(
                () ->
                    Unexplained.because("There is no ruling {number} of ours.", "number", number));
    return Explanation.ruling(Words.of("explain.title.ruling").with("ruling", number), text);
  }
}
