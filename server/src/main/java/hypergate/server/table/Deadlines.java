package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.server.protocol.view.TableEvent;
import java.util.List;

/// What a table does when time is over: for a prompt, a window, a deal; and when machines play
/// among themselves, for the next of their answers.
final class Deadlines {
  /// How long machines wait between answers while no person plays.
  static final long PACE = 1_500;

  /// How long a person thinks who holds a window at a table without clocks.
  static final long HOLD = 60_000;

  /// How long a connection must be lost before a machine takes the seat.
  static final long GONE = 60_000;

  /// How long everybody has to open its part of the seed, which pages do by themselves.
  static final long OPENING = 30_000;

  private static final long NEVER = Long.MAX_VALUE;

  private Deadlines() {}

  /// When a table next has something to do by itself; [Long#MAX_VALUE] for never.
  static long next(Position position, boolean watched) {
    Play play = position.play();
    Long sealed = position.sealed();
    if (sealed != null && position.aside() == null)
      return position.downtimes.after(sealed, OPENING);
    if (play == null || play.isOver() || position.clocks.isPaused()) return NEVER;
    if (position.aside() != null) return NEVER;
    long next = position.clocks.next(position.chairs);
    next = Math.min(next, window(position));
    next = Math.min(next, deal(position, play));
    if (watched && position.present().isEmpty()) next = Math.min(next, position.at() + PACE);
    return next;
  }

  /// How long a machine may think before another node thinks for it.
  static final long THOUGHT = 5_000;

  /// When a table next needs some node or other; [Long#MAX_VALUE] for never.
  ///
  /// @param since when a machine that thinks has begun
  static long needed(Position position, long since) {
    long next = next(position, false);
    Play play = position.play();
    if (play == null || !Thoughts.goesOn(position, play)) return next;
    boolean thinks = play.session().asked().stream().anyMatch(play::thinks);
    return thinks ? Math.min(next, since + THOUGHT) : next;
  }

  private static long window(Position position) {
    Panes.Pane pane = position.panes.open();
    if (pane == null || position.panes.closing() != null) return NEVER;
    if (pane.holds.isEmpty()) return position.panes.closes(pane);
    if (position.clocks.run()) return NEVER;
    return pane.holds.values().stream()
        .mapToLong(since -> position.downtimes.after(since, HOLD))
        .min()
        .orElse(NEVER);
  }

  /// When the players' time to deal is over: only people at live tables have so little.
  static long deal(Position position, Play play) {
    if (!position.charter.isLive()) return NEVER;
    int encounter = Screen.encounter(position);
    if (!position.dealings.isDealing(encounter)) return NEVER;
    var table = play.session().game().encounter();
    boolean people = isPresent(position, table.offense()) && isPresent(position, table.defense());
    boolean open =
        play.session().asked().stream()
            .anyMatch(seat -> play.session().question(seat).prompt().equals(Prompt.DEAL));
    return people && open
        ? position.downtimes.after(position.dealings.began(), Dealings.TIME)
        : NEVER;
  }

  private static boolean isPresent(Position position, Seat seat) {
    return seat.exists() && position.chair(seat.letter()).isPresent();
  }

  /// Does what is due.
  static void ring(Act act) {
    Position position = act.position();
    if (position.sealed() != null) {
      Shares.giveUp(act, position.closed());
      return;
    }
    Play play = position.running();
    if (position.clocks.isPaused()) return;
    if (deal(position, play) <= act.at()) {
      for (Seat seat : List.copyOf(play.session().asked()))
        play.answer(seat, Word.REJECT.notation());
      act.moved();
    }
    holds(act);
    for (Chair chair : position.present())
      if (position.clocks.run() && position.clocks.of(chair).end() <= act.at()) ranOut(act, chair);
    act.pace();
  }

  // Who thinks too long about a window has passed.
  private static void holds(Act act) {
    Panes.Pane pane = act.position().panes.open();
    if (pane == null || act.position().clocks.run()) return;
    for (Chair chair : act.position().chairs) {
      Long since = pane.holds.get(chair.index);
      if (since != null && act.position().downtimes.after(since, HOLD) <= act.at())
        act.add(new Entry.Pressed(chair.index, Panes.PASS, null));
    }
  }

  private static void ranOut(Act act, Chair chair) {
    Position position = act.position();
    if (position.panes.isHolding(chair.index))
      act.add(new Entry.Pressed(chair.index, Panes.PASS, null));
    Long lost = position.clocks.of(chair).lostSince();
    if (lost != null && act.position().downtimes.up(lost, act.at()) >= GONE) {
      act.add(new Entry.Left(chair.index, Chair.Absence.TAKEN));
      act.tell(new TableEvent.SeatTaken(chair.seat()));
      act.moved();
      return;
    }
    Play play = position.running();
    for (Seat seat : chair.seats()) {
      if (!play.isAsked(seat)) continue;
      act.tell(new TableEvent.ClockRanOut(chair.seat()));
      play.answer(seat, automatic(play.session(), seat));
      act.moved();
    }
  }

  // The declining answer, or, where there is none, a machine's.
  private static String automatic(Session session, Seat seat) {
    Question question = session.question(seat);
    for (int i = 0; i < question.count(); i++)
      for (Word word : Word.values())
        if (word.isDefault() && question.notation(i).equals(word.notation()))
          return word.notation();
    return StandIn.answer(session, seat);
  }
}
