package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;

import hypergate.content.dominion.aliens.Alchemist;
import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: a card that is no encounter card becomes a discarded one of its type. Super: the power
/// makes any attack of any other.
public final class AlchemistFlare {
  private static final Prompt OUT = Prompt.of("flare-alchemist/wild/card");
  private static final Prompt IN = Prompt.of("flare-alchemist/wild/card-2");
  private static final int NOTHING = -1;
  private static final Prompt GIVEN = Prompt.of("flare-alchemist/super/card");
  private static final Prompt TAKEN = Prompt.of("flare-alchemist/super/card-2");

  public static final Flare FLARE =
      flare(Alchemist.ALCHEMIST)
          .wild(
              ANY,
              List.of(),
              "Discard a card of your hand that is no encounter card and take another one of its"
                  + " type from a discard pile.")
          .whenever(
              ANY,
              (game, me) -> !tradable(game, me).isEmpty(),
              AlchemistFlare::name,
              AlchemistFlare::trade)
          .strong(
              ANY,
              List.of(),
              "When your power exchanges an attack card you may take an attack of any value.")
          .whenever(
              ANY,
              (game, me) -> Alchemist.mayExchange(game, me, Alchemist.ANY_ATTACK),
              (game, me) -> Alchemist.name(game, me, Alchemist.ANY_ATTACK, GIVEN, TAKEN),
              AlchemistFlare::transmute);

  private AlchemistFlare() {}

  private static void trade(Game game, Seat me) {
    int target = game.current().target();
    if (target != NOTHING) Alchemist.swap(game, me, target & 0xff, target >> 8);
  }

  private static CardSet tradable(Game game, Seat me) {
    CardSet piles = game.cards().discardPiles();
    long low = piles.low();
    long high = piles.high();
    CardSet hand = game.cards().hand(me);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      boolean any = false;
      for (int i = CardSet.next(low, high, 0); i >= 0; i = CardSet.next(low, high, i + 1))
        any |= fits(game, card, i);
      if (!any) hand.remove(card);
    }
    return hand;
  }

  // This flare is being played and gone from the hand when it is named.
  private static boolean fits(Game game, int given, int taken) {
    Face one = game.cards().face(given);
    Face other = game.cards().face(taken);
    boolean isThis = one.flare() != null && one.flare().id().equals("flare-alchemist");
    return one.kind() == other.kind() && !one.isEncounter() && !isThis && one != other;
  }

  // What could be traded may have been played in the meantime: then nothing is.
  private static void name(Game game, Seat me) {
    game.current().target(NOTHING);
    if (tradable(game, me).isEmpty()) return;
    int given = game.ask(me).card(OUT, tradable(game, me));
    CardSet piles = game.cards().discardPiles();
    for (int card = piles.next(0); card >= 0; card = piles.next(card + 1))
      if (!fits(game, given, card)) piles.remove(card);
    game.current().target(given | game.ask(me).card(IN, piles) << 8);
  }

  private static void transmute(Game game, Seat me) {
    int named = game.current().target();
    if (game.usesPower(me, Alchemist.ALCHEMIST)) Alchemist.exchange(game, me, named);
  }
}
