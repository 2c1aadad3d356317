package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLONY_CHANGED;

import hypergate.content.storm.aliens.Scavenger;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Piles;
import java.util.List;

/// Wild: one of three cards of the deck for a lost colony. Super: after the search a card out of a
/// hand, too.
public final class ScavengerFlare {
  private static final int SEEN = 3;
  private static final Prompt KEEPS = Prompt.of("flare-scavenger/wild/cards");
  private static final Prompt WHOSE = Prompt.of("flare-scavenger/super/seat");
  private static final Prompt TAKES = Prompt.of("flare-scavenger/super/cards");

  public static final Flare FLARE =
      flare(Scavenger.SCAVENGER)
          .wild(
              ANY,
              List.of(),
              "When you lose a colony look at three cards of the deck, keep one and discard the"
                  + " others.")
          .may(ANY, COLONY_CHANGED, Scavenger::hasLost, ScavengerFlare::sift)
          .strong(
              ANY,
              List.of(),
              "After you have used your power look at another player's hand and take a card of your"
                  + " choice.")
          .may(ANY, COLONY_CHANGED, ScavengerFlare::hasSearched, ScavengerFlare::rummage)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, hands(game, me)).index()))
          .withPower();

  private ScavengerFlare() {}

  private static void sift(Game game, Seat me) {
    Piles piles = game.verbs().piles();
    piles.layAside(me, SEEN);
    CardSet cards = piles.laidAside();
    if (cards.isEmpty()) return;
    game.ask(me).cards(KEEPS, cards, 1, 1);
    piles.takeAside(me, cards);
    piles.discardAside(me);
  }

  private static boolean hasSearched(Game game, Seat me) {
    int sheet = game.powers().find(me, Scavenger.SCAVENGER);
    return Scavenger.hasLost(game, me)
        && game.powers().mark(sheet, Scavenger.SEARCHED) == Scavenger.planet(game) + 1
        && hands(game, me) != 0;
  }

  private static int hands(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) mask |= 1 << i;
    return mask;
  }

  private static void rummage(Game game, Seat me) {
    Seat from = Seat.of(game.current().target());
    game.verbs().hands().showing().look(me, from);
    CardSet hand = game.cards().hand(from);
    if (hand.isEmpty()) return;
    game.ask(me).cards(TAKES, hand, 1, 1);
    game.verbs().receipts().take(me, from, hand);
  }
}
