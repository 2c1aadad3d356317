package hypergate.game.view;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.table.Redealer;
import hypergate.game.verb.Acting;

/// Deals the cards that a seat cannot see anew, respecting what it does know, so that a machine can
/// think ahead without cheating: hands and piles keep their sizes and the cards it has seen there,
/// decks keep their sizes. Whatever lies in a deck is shuffled because it lies there; families
/// whose hidden cards lie in more places bring a [Redealer].
public final class Redeal {
  /// A dealer, for any number of games.
  public Redeal() {}

  /// Deals what `viewer` cannot see in this game anew.
  ///
  /// @param game a game of one's own, such as a fork: it is changed
  /// @param seed what the new deal follows from
  public void deal(Acting game, Seat viewer, long seed) {
    Luck luck = new Luck(seed);
    for (Redealer family : game.redealers()) family.deal(viewer, luck);
    for (Pile deck : game.decks()) if (deck.isDealtByItself()) deck.shuffle(luck);
    game.state().seed(luck.next());
  }

  /// Whether two games look the same to a seat.
  public boolean looksTheSame(Acting one, Acting other, Seat viewer) {
    return View.of(one, viewer).sameAs(View.of(other, viewer));
  }
}
