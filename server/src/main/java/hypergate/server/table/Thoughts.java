package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Player;
import hypergate.server.trace.Step;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The machines of one table that take their time. Each thinks about a copy of the game, on a
/// thread of [Machines], while the table answers whatever else it is asked; what it says comes back
/// through the mailbox, and counts only if its question is still open then. One thinks about one
/// thing at a time, so that nobody can make it think about many by taking answers back.
final class Thoughts {
  private static final Logger LOG = LoggerFactory.getLogger(Thoughts.class);

  private final Table table;
  private final House house;
  private final Map<Seat, Player> machines = new HashMap<>();
  private final Map<Seat, Thought> pending = new HashMap<>();
  private @Nullable Play of;

  /// What a machine thinks about.
  ///
  /// @param since when it began, or began to wait for its turn
  private record Thought(Play play, Seat seat, long number, long since) {}

  Thoughts(Table table, House house) {
    this.table = table;
    this.house = house;
  }

  /// Whether nobody thinks.
  boolean isQuiet() {
    return pending.isEmpty();
  }

  /// Whether a machine that is waited for has thought for longer than machines may, about this or
  /// still about something else.
  boolean isLate(long now) {
    Position position = table.position();
    Play play = position.play();
    return play != null
        && goesOn(position, play)
        && pending.values().stream()
            .anyMatch(it -> play.isAsked(it.seat()) && now - it.since() >= Deadlines.THOUGHT);
  }

  /// Lets every machine think that is asked something, unless it does already.
  void begin() {
    Position position = table.position();
    Play play = position.play();
    if (play == null || !goesOn(position, play)) return;
    if (play != of) machines.clear();
    of = play;
    for (Seat seat : play.session().asked())
      if (play.thinks(seat) && !pending.containsKey(seat)) think(position, play, seat);
  }

  /// Whether machines are waited for.
  static boolean goesOn(Position position, Play play) {
    return !play.isOver() && position.aside() == null && !position.clocks.isPaused();
  }

  private void think(Position position, Play play, Seat seat) {
    Session session = play.session();
    Thought thought = new Thought(play, seat, session.number(seat), house.now());
    Player machine =
        machines.computeIfAbsent(
            play.person(seat),
            person ->
                house
                    .machines()
                    .players()
                    .of(position.chair(seat.letter()).machine, Play.seed(position.seed(), person)));
    Game copy = Gestures.copy(session);
    pending.put(seat, thought);
    // With the time that it waits for a thread.
    Step step = house.traces().apart("thought");
    house.machines().threads().execute(() -> step.run(() -> think(step, thought, copy, machine)));
  }

  private void think(Step step, Thought thought, Game copy, Player machine) {
    step.note("turn");
    Optional<String> line = said(copy, thought.seat(), machine);
    step.end();
    // Which is followed by what it does.
    answered(thought, line);
  }

  // Empty where the machine failed.
  private Optional<String> said(Game copy, Seat seat, Player machine) {
    try {
      return Optional.of(Gestures.of(copy, seat, machine));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.atError()
          .addKeyValue("table", table.id())
          .addKeyValue("seat", seat.letter())
          .setCause(e)
          .log("a machine failed at what it was to think about; a novice answers for it");
      return Optional.empty();
    }
  }

  private void answered(Thought thought, Optional<String> line) {
    house.later(table.id(), found -> found.thoughts().hear(thought, line));
  }

  private void hear(Thought thought, Optional<String> line) {
    Seat seat = thought.seat();
    if (!pending.remove(seat, thought)) return;
    Position position = table.position();
    Play play = thought.play();
    boolean open =
        position.play() == play
            && play.isAsked(seat)
            && play.session().number(seat) == thought.number();
    if (!open || !goesOn(position, play)) begin();
    else
      table.act(
          "thought", position.chair(seat.letter()), null, act -> answer(act, play, seat, line));
  }

  private static void answer(Act act, Play play, Seat seat, Optional<String> line) {
    boolean said = line.isPresent() && play.answer(seat, line.get()) instanceof Reply.Accepted;
    if (!said) play.answer(seat, StandIn.answer(play.session(), seat));
    act.moved();
  }
}
