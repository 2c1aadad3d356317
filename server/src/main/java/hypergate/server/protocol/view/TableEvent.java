package hypergate.server.protocol.view;

import hypergate.game.piece.Seat;

/// Something that a table tells of itself in the log, between the events of the game: who came and
/// went, the clock, promises. A seat is the first of a player's.
public sealed interface TableEvent {
  /// A machine answers for a seat from now on.
  record SeatTaken(Seat seat) implements TableEvent {}

  /// The player of a seat is back.
  record SeatBack(Seat seat) implements TableEvent {}

  /// A player has given up.
  record Conceded(Seat seat) implements TableEvent {}

  /// The table is paused.
  record Paused() implements TableEvent {}

  /// The table goes on.
  record Resumed() implements TableEvent {}

  /// A player has got more time.
  record TimeGiven(Seat seat) implements TableEvent {}

  /// A player's time was over; the question was answered for it.
  record ClockRanOut(Seat seat) implements TableEvent {}

  /// A player took the last answer back.
  record Undone(Seat seat) implements TableEvent {}

  /// A seat has a new link; the old one opens nothing any more.
  record LinkRenewed(Seat seat) implements TableEvent {}

  /// A standing order answered for its owner, who alone is told.
  record OrderFired(String order, String prompt, String answer) implements TableEvent {}

  /// A machine said why it offers, accepts or refuses a deal: something that everybody can see.
  ///
  /// @param said `offers`, `accepts` or `refuses`
  /// @param why a word for the reason: what the machine, or the other side, gets or is left with
  /// @param other the other side
  /// @param count how many foreign colonies it is about, if it is about any
  record DealReason(Seat seat, String said, String why, Seat other, int count)
      implements TableEvent {}

  /// A promise was kept.
  record PromiseKept(Seat by, Seat to, String kind, int promise) implements TableEvent {}

  /// A promise was broken.
  record PromiseBroken(Seat by, Seat to, String kind, int promise) implements TableEvent {}
}
