package hypergate.game.timing;

import hypergate.game.piece.Seat;
import hypergate.game.table.Probe;
import hypergate.game.word.Window;

/// Who could act in a window as far as everybody at the table can tell. Powers and cards that lie
/// face up are open; a card in a hand may be any artifact or flare that is not in sight elsewhere,
/// a card that lies face down any secret one. Conditions are asked as usual, but where one looks at
/// something hidden it counts as possible: see [Probe].
final class Eligible {
  private final Timing game;
  private final StandRoster roster;

  Eligible(Timing game) {
    this.game = game;
    this.roster = game.stands();
  }

  /// The seats that could act, as a mask.
  ///
  /// @param level of the window, for what has acted in it already
  int in(Window window, int level) {
    for (Stands stands : roster.all()) stands.look();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (!game.course().isOut(Seat.of(i)) && isAnyEligible(window, Seat.of(i), level))
        mask |= 1 << i;
    return mask;
  }

  private boolean isAnyEligible(Window window, Seat seat, int level) {
    for (Stands stands : roster.all()) if (stands.isEligible(window, seat, level)) return true;
    return false;
  }

  /// The seats that could play a reinforcement, as a mask.
  int reinforcing() {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.cards().takesPart(Seat.of(i)) && roster.hand().holdsCards(Seat.of(i)))
        mask |= 1 << i;
    return mask;
  }
}
