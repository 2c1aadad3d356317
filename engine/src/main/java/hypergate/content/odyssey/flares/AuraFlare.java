package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.content.odyssey.aliens.Aura;
import hypergate.game.declare.Flare;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the top of the deck is shown. Super: two types are laid open.
public final class AuraFlare {
  private static final int TOP = 4;

  public static final Flare FLARE =
      flare(Aura.AURA)
          .wild(
              ANY,
              List.of(),
              "Show everybody the top four cards of the deck and put them back in the same order.")
          .whenever(
              ANY,
              (game, me) -> game.cards().deckSize() > 0,
              (game, me) -> game.verbs().hands().showing().showTop(me, TOP))
          .strong(
              MAIN,
              List.of(Step.DESTINY),
              "When you use your power lay two cards of different types open; both types are laid"
                  + " open by the others.")
          .may(
              MAIN,
              DEFENSE_CHOSEN,
              (game, me) -> game.cards().handSize(me) > 1 && Aura.mayShine(game, me),
              (game, me) -> {
                if (game.usesPower(me, Aura.AURA)) Aura.shine(game, me);
              })
          .naming(Aura::chooseTwo);

  private AuraFlare() {}
}
