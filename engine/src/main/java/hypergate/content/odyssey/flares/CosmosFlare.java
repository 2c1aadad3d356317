package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.odyssey.aliens.Cosmos;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a demand of the offense, on pain of losing its powers for the encounter. Super: a reward
/// for using one's own rules.
public final class CosmosFlare {
  private static final int MADE = 1;
  private static final int REFUSED = 2;

  private static final Prompt TERMS = Prompt.of("flare-cosmos/wild/choice");
  private static final Prompt AGREES = Prompt.of("flare-cosmos/wild/choice-2");
  private static final Prompt ZAPS = Prompt.of("flare-cosmos/wild/choice-3");

  public static final Flare FLARE =
      flare(Cosmos.COSMOS)
          .wild(
              NOT_OFFENSE,
              List.of(Step.START_TURN),
              "As another player's turn begins, demand what it could give in a deal. If it refuses"
                  + " you may zap its powers until the encounter ends. Then this goes to the Cosmos"
                  + " or is discarded.")
          .may(
              NOT_OFFENSE,
              TURN_START,
              (game, me) -> Flare.reaches(game, game.encounter().offense()),
              CosmosFlare::demand)
          .always(ANY, POWER_USED, CosmosFlare::mayZap, CosmosFlare::zap)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.cards().mark() != 0, CosmosFlare::passOn)
          .strong(ANY, List.of(), "After you have used one of your own rules, receive one reward.")
          .whenever(ANY, Cosmos::mayBePaid, Cosmos::payOwn);

  private CosmosFlare() {}

  private static void demand(Game game, Seat me) {
    Seat from = game.encounter().offense();
    boolean refused = game.verbs().bids().demand(me, from, TERMS, AGREES);
    game.cards().mark(refused ? REFUSED : MADE);
  }

  private static boolean mayZap(Game game, Seat me) {
    Use use = game.answering();
    return game.cards().mark() == REFUSED
        && use.seat() == game.encounter().offense()
        && use.seat() != me
        && use.isPower()
        && !use.isCancelled();
  }

  private static void zap(Game game, Seat me) {
    if (game.ask(me).yes(ZAPS)) game.verbs().zap();
  }

  private static void passOn(Game game, Seat me) {
    game.cards().mark(0);
    int card = game.here();
    if (!game.cards().inHand(me, card)) return;
    Seat owner = game.powers().holder(Cosmos.COSMOS);
    if (owner == me) return;
    if (owner.exists()) game.verbs().hands().pass(me, owner, card);
    else game.verbs().discard(me, card);
  }
}
