package hypergate.server.protocol.why;

import hypergate.game.Game;
import hypergate.game.Origin;
import hypergate.game.Session;
import hypergate.game.Step;
import hypergate.game.Window;
import hypergate.game.decide.Reply;
import hypergate.game.explain.Explain;
import hypergate.game.explain.Happened;
import hypergate.game.explain.Sum;
import hypergate.game.explain.WhoMayAct;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.view.Event;
import hypergate.game.view.View;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.Parts;
import hypergate.server.protocol.why.Explanation.Link;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers to all kinds of "why?" about one game, for one viewer; changes nothing.
public final class Explanations {
  private final Session session;
  private final int mine;

  /// Explanations for a viewer.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public Explanations(Session session, int mine) {
    this.session = session;
    this.mine = mine;
  }

  /// Explains what is asked for.
  ///
  /// @throws IllegalArgumentException with a sentence for people when that cannot be explained
  public Explanation explain(ExplainRequest request) {
    return switch (request.ask()) {
      case "absent" -> absent(request);
      case "event" -> event(request.event());
      case "total" -> total(needed(request.side(), "side"));
      case "preview" -> preview(request);
      case "phase" -> phase(needed(request.phase(), "phase"));
      case "window" -> window(needed(request.window(), "window"));
      case "ruling" -> ruling(needed(request.ruling(), "ruling"));
      default -> throw new IllegalArgumentException("Nothing explains '" + request.ask() + "'.");
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
    if (member == null) throw new IllegalArgumentException("The question lacks '" + name + "'.");
    return member;
  }

  private Explanation absent(ExplainRequest request) {
    String prompt = needed(request.prompt(), "prompt");
    return absent(session, seat(prompt), prompt, needed(request.answer(), "answer"));
  }

  // The one of the viewer's seats that is being asked this, otherwise the first.
  private Seat seat(@Nullable String prompt) {
    Seat first = Seat.NONE;
    for (Seat seat : Game.seatsOf(mine)) {
      if (!first.exists()) first = seat;
      if (!session.asked().contains(seat)) continue;
      if (prompt == null || session.question(seat).prompt().id().equals(prompt)) return seat;
    }
    return first;
  }

  private Explanation preview(ExplainRequest request) {
    String answer = needed(request.answer(), "answer");
    Seat seat = seat(request.prompt());
    if (!session.asked().contains(seat))
      throw new IllegalArgumentException("You are not being asked anything now.");
    String line = Prompt.line(session, seat, answer);
    Session.Preview preview = session.preview(session.number(seat), seat, line);
    if (!(preview.reply() instanceof Reply.Accepted))
      return absent(session, seat, session.question(seat).prompt().id(), answer);
    Game game = session.game();
    Origin origin =
        new Origin(0, "", Seat.NONE, game.step().words(), game.state().n[Layout.ENCOUNTERS]);
    List<LogEvent> events = new ArrayList<>();
    for (Event event : preview.events())
      events.add(LogEvent.of(events.size() + 1L, event, origin, mine));
    return Explanation.preview(Words.of("explain.title.preview").with("answer", answer), events);
  }

  private Explanation event(@Nullable Long id) {
    if (id == null) throw new IllegalArgumentException("The question lacks 'event'.");
    int at = LogEvent.position(id);
    if (at < 0 || at >= session.events().size())
      throw new IllegalArgumentException("Nothing explains that line of the log.");
    Happened why = Explain.happened(view(), session.events(), session::origin, at);
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

  private Explanation total(String side) {
    int index = side.equals("offense") ? 0 : 1;
    Sum sum = Explain.total(view(), index, session.events());
    if (sum.lines().isEmpty())
      throw new IllegalArgumentException("There is no total of that side now.");
    List<Parts.Term> terms = new ArrayList<>();
    for (Sum.Line line : sum.lines())
      terms.add(
          Parts.Term.of(line.term())
              .says(Explanation.words(line.reason(), true, line.facts()), line.rule()));
    return Explanation.total(
        Words.of("explain.title.total." + (index == 0 ? "offense" : "defense")),
        terms,
        sum.open(),
        sum.total().isPresent() ? Integer.valueOf(sum.total().getAsInt()) : null,
        MayActView.of(sum.mayChange()));
  }

  private View view() {
    return View.of(session.game(), seat(null));
  }

  private Explanation phase(String name) {
    for (Step step : Step.values())
      if (LogEvent.phase(step.words()).equals(name))
        return Explanation.acting(
            Words.of("explain.title.phase").with("phase", name),
            MayActView.of(WhoMayAct.in(view(), step)));
    throw new IllegalArgumentException("There is no phase '" + name + "'.");
  }

  private Explanation window(String name) {
    for (Window window : Window.values())
      if (Prompt.kebab(window).equals(name))
        return Explanation.acting(
            Words.of("explain.title.window").with("window", name),
            MayActView.of(WhoMayAct.in(view(), window)));
    throw new IllegalArgumentException("There is no window '" + name + "'.");
  }

  private static Explanation ruling(String number) {
    String text =
        Rulings.text(number)
            .orElseThrow(
                () -> new IllegalArgumentException("There is no ruling " + number + " of ours."));
    return Explanation.ruling(Words.of("explain.title.ruling").with("ruling", number), text);
  }
}
