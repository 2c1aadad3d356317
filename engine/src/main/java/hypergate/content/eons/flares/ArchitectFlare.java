package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.eons.aliens.Architect;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an attack card lies on top of its discard pile, and the height of that pile counts. Super:
/// a tower at home.
public final class ArchitectFlare {
  private static final Prompt CARD = Prompt.of("flare-architect/wild/card");

  public static final Flare FLARE =
      flare(Architect.ARCHITECT)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After cards are revealed discard an attack card: your total gets 1 for each card"
                  + " below it on its discard pile. Then give this flare to the Architect or"
                  + " discard it.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && !attacks(game, me).isEmpty(),
              ArchitectFlare::pileUp)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you use your power build in your own system instead.")
          .may(
              MAIN,
              POWER_USED,
              ArchitectFlare::isBuilding,
              (game, me) -> game.powers().mark(game.answering().instance(), Architect.AT_HOME, 1))
          .withPower();

  private ArchitectFlare() {}

  private static CardSet attacks(Game game, Seat me) {
    return game.cards().hand(me, Kind.ATTACK);
  }

  private static void pileUp(Game game, Seat me) {
    CardSet attacks = attacks(game, me);
    if (!attacks.isEmpty()) {
      int card = game.ask(me).card(CARD, attacks);
      FurtherDeck further = game.cards().further();
      boolean other = further != null && game.content().hasOtherBack(card);
      int below = other && further != null ? further.discards().size() : game.cards().discardSize();
      game.verbs().discard(me, card);
      game.encounter().sideOf(me).add(below);
    }
    game.verbs().hands().passOn(game.powers().holder(Architect.ARCHITECT));
  }

  // Not the doubling, which comes before anybody has won.
  private static boolean isBuilding(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Architect.ARCHITECT)
        && game.encounter().outcome() != Outcome.NONE
        && Long.bitCount(game.verbs().planets().ofOld(me)) > 1;
  }
}
