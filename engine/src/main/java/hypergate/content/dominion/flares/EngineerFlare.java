package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.dominion.aliens.Engineer;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the next artifact of the deck, or any that has been discarded. Super: the power takes its
/// pick of the whole tech deck.
public final class EngineerFlare {
  private static final Prompt CARD = Prompt.of("flare-engineer/wild/card");

  public static final Flare FLARE =
      flare(Engineer.ENGINEER)
          .wild(
              ANY,
              List.of(),
              "Draw cards until you draw an artifact and discard the others; if the deck holds"
                  + " none, take one from the discard pile. Then give this flare to the Engineer or"
                  + " discard it.")
          .whenever(ANY, EngineerFlare::isWorth, EngineerFlare::build)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you use your power look through the tech deck and take one card of your choice"
                  + " instead of drawing two; then shuffle it.")
          .may(MAIN, OUTCOME, Engineer::mayDraw, EngineerFlare::search);

  private EngineerFlare() {}

  private static boolean isWorth(Game game, Seat me) {
    return game.cards().deckSize() > 0 || game.verbs().receipts().isDiscarded(Kind.ARTIFACT);
  }

  private static void build(Game game, Seat me) {
    if (!game.verbs().tribute().dig(me, Kind.ARTIFACT)
        && game.verbs().receipts().isDiscarded(Kind.ARTIFACT)) {
      int card =
          game.ask(me)
              .card(CARD, game.cards().ofKinds(game.cards().discardPile(), Kind.ARTIFACT.bit()));
      game.verbs().hands().takeBack(me, card);
    }
    game.verbs().hands().passOn(game.powers().holder(Engineer.ENGINEER));
  }

  private static void search(Game game, Seat me) {
    if (game.usesPower(me, Engineer.ENGINEER)) Engineer.search(game, me);
  }
}
