package hypergate.game.table;

import hypergate.game.piece.Seat;

/// The ships that cards have brought into the game beside those that everybody starts with: one for
/// each card slot at most. They stand among their owner's ships and count as any of them; a variant
/// knows which one is where. Several of them are a mask of slots.
public interface FurtherShips {
  /// Everybody has the ships that it started with: for games into which no card brings any.
  FurtherShips NONE = new FurtherShips() {};

  /// Those of a seat that are in the game, wherever they are.
  default long of(Seat owner) {
    return 0;
  }

  /// Those of a seat at a place.
  default long at(Seat owner, int place) {
    return 0;
  }

  /// Those that go along when some of the ships at a place go.
  ///
  /// @param all how many ships of the owner are there
  /// @param count how many go
  /// @param first whether they go first, if their owner likes, or stay as long as they can
  default long going(Seat owner, int place, int all, int count, boolean first) {
    return 0;
  }

  /// Notes that these are at a place now, -1 while they move: for verbs only.
  default void put(long ships, int place) {}

  /// As many of them, the lowest slots first; all when there are fewer.
  static long first(long ships, int count) {
    long rest = ships;
    for (int i = 0; i < count; i++) rest &= rest - 1;
    return ships & ~rest;
  }
}
