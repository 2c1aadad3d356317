package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.table.TableParts.SeatClock;
import hypergate.server.protocol.table.TableParts.SeatView;
import hypergate.server.protocol.view.Sections;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Who sits where, with what everybody sees of them.
final class SeatViews {
  private static final List<String> COLOURS =
      List.of("red", "blue", "yellow", "green", "purple", "orange", "black", "white");

  private final Position position;
  private final Audience audience;
  private final Map<Long, String> secrecies = new HashMap<>();
  private final Memo memo = new Memo();
  private String[] statuses = new String[0];

  SeatViews(Position position, Audience audience) {
    this.position = position;
    this.audience = audience;
  }

  /// All seats as everybody sees them.
  ///
  /// @param game the game's sections; null in the lobby
  /// @param running whether the game is going on, so that nobody's state is known yet
  List<SeatView> all(@Nullable Sections game, boolean running) {
    int systems = position.rules().options().systems();
    if (!running || statuses.length == 0) statuses = statuses(systems);
    List<SeatView> views = new ArrayList<>();
    for (int i = 0; i < systems; i++) views.add(view(Seat.of(i), game, 0));
    return views;
  }

  /// Every seat as everybody sees it, as JSON, in the order of the table.
  List<String> texts(@Nullable Sections game, boolean running) {
    return all(game, running).stream().map(view -> memo.text(view.seat(), view)).toList();
  }

  /// A seat as its own player sees it, as JSON; after [#texts] of the same moment.
  String own(Seat seat, @Nullable Sections game, int mine) {
    return memo.text(seat.letter() + "'s own", view(seat, game, mine));
  }

  private SeatView view(Seat seat, @Nullable Sections game, int mine) {
    Chair chair = position.chair(seat.letter());
    Promises promises = position.bargains().promises();
    return new SeatView(
        seat.letter(),
        name(chair),
        COLOURS.get(seat.index()),
        chair.kind.word,
        chair.kind == Chair.Kind.MACHINE ? chair.machine : null,
        chair.kind == Chair.Kind.MACHINE || audience.isConnected(chair),
        chair.kind == Chair.Kind.MACHINE || chair.ready,
        chair.isAbsent(),
        chair.absence == Chair.Absence.CONCEDED,
        game == null ? null : game.seat(seat, mine),
        statuses[seat.index()],
        promises.count(seat, "kept"),
        promises.count(seat, "broken"),
        clock(chair));
  }

  // Two people of one name can be told apart.
  private String name(Chair chair) {
    for (Chair other : position.chairs)
      if (other != chair && !chair.name.isEmpty() && other.name.equalsIgnoreCase(chair.name))
        return chair.name + " (" + chair.seat().letter() + ")";
    return chair.name;
  }

  private @Nullable SeatClock clock(Chair chair) {
    if (!position.clocks.run() || !chair.isPerson() || position.play() == null) return null;
    Clock clock = position.clocks.of(chair);
    boolean runs = clock.isRunning();
    return new SeatClock(
        clock.bank(), runs, runs ? clock.deadline() : null, runs ? clock.end() : null);
  }

  private String[] statuses(int systems) {
    String[] all = new String[systems];
    for (int i = 0; i < systems; i++) all[i] = status(Seat.of(i));
    return all;
  }

  private String status(Seat seat) {
    Play play = position.play();
    if (play == null || play.isOver() || position.aside() != null) return "idle";
    if (position.panes.open() != null) return "window";
    Session session = play.session();
    if (play.isHeld(seat)) return "answered";
    if (!play.isAsked(seat)) return session.asked().isEmpty() ? "idle" : "waiting";
    boolean secret = secrecy(session, seat, play.number(seat)).equals("private");
    // That a machine has something to use is nobody's business: it waits like all others.
    if (play.thinks(seat)) return secret ? "waiting" : "thinking";
    return secret ? "thinking" : "choosing";
  }

  /// What the table waits for, as far as that is no secret: a window, or one of the rulebook's
  /// questions. An effect's own question, and who may use something, are nobody's business.
  @Nullable String step() {
    Play play = position.play();
    if (play == null || play.isOver()) return null;
    Panes.Pane pane = position.panes.open();
    if (pane != null) return pane.window;
    Session session = play.session();
    for (Seat seat : session.asked()) {
      String prompt = session.question(seat).prompt().id();
      boolean secret = secrecy(session, seat, play.number(seat)).equals("private");
      if (!secret && prompt.indexOf('/') < 0) return prompt;
    }
    return null;
  }

  private String secrecy(Session session, Seat seat, long n) {
    if (secrecies.size() > 16) secrecies.clear();
    return secrecies.computeIfAbsent(n, _ -> Prompt.secrecy(session, seat));
  }
}
