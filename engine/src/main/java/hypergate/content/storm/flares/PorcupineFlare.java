package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REINFORCING;

import hypergate.content.storm.aliens.Porcupine;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: cards that are shown and kept add one each, the flare among them. Super: each card that is
/// discarded adds three.
public final class PorcupineFlare {
  private static final int EACH = 3;
  private static final Prompt SHOWN = Prompt.of("flare-porcupine/wild/cards");
  private static final Prompt HOW_MANY = Prompt.of("flare-porcupine/super/number");

  public static final Flare FLARE =
      flare(Porcupine.PORCUPINE)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When both main players attack, show any number of cards in your hand and keep them:"
                  + " add 1 to your side's total for each, this flare included.")
          .may(MAIN, REINFORCING, (game, me) -> game.encounter().bothAttack(), PorcupineFlare::show)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "Each card that you discard with your power adds 3 to your side's total.")
          .may(MAIN_OR_ALLY, REINFORCING, PorcupineFlare::mayNeedle, PorcupineFlare::needle)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.ask(me).number(HOW_MANY, 1, game.cards().handSize(me))));

  private PorcupineFlare() {}

  private static void show(Game game, Seat me) {
    CardSet shown = game.cards().hand(me);
    game.ask(me).cards(SHOWN, shown, 0, shown.size());
    int number = shown.size();
    game.verbs().hands().showing().show(me, shown);
    game.encounter().sideOf(me).add(1 + number);
  }

  // With a card beside the flare.
  private static boolean mayNeedle(Game game, Seat me) {
    return game.cards().handSize(me) > 1 && Porcupine.mayNeedle(game, me);
  }

  private static void needle(Game game, Seat me) {
    int announced = game.current().target();
    if (!game.usesPower(me, Porcupine.PORCUPINE)) return;
    game.encounter().sideOf(me).add(EACH * Porcupine.discard(game, me, announced));
  }
}
