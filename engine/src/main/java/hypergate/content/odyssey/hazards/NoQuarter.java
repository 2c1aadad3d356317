package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.COMPENSATION_DUE;
import static hypergate.game.word.Query.SELECTABLE;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.hazards.Hazard;

/// No Quarter: a main player who can choose an attack card may not choose a negotiate, and nobody
/// is compensated.
public final class NoQuarter {
  public static final Hazard NO_QUARTER =
      hazard("No Quarter", "odyssey", 1)
          .text(
              "A main player who can choose an attack card may not choose a negotiate. There is no"
                  + " compensation.")
          .bends(
              SELECTABLE,
              (game, me, subject, kinds) ->
                  hasAttack(game, subject, kinds) ? kinds & ~Kind.NEGOTIATE.bit() : kinds)
          .bends(COMPENSATION_DUE, (game, me, subject, due) -> 0);

  private NoQuarter() {}

  private static boolean hasAttack(Game game, Seat subject, int kinds) {
    CardSet cards = game.cards().selectable(subject);
    return !game.cards().ofKinds(cards, kinds & Kind.ATTACK.bit()).isEmpty();
  }
}
