package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REVEALING;

import hypergate.content.storm.aliens.Phantasm;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Piles;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the top card of the deck for one's own, if it is an encounter card, and to hand if it is
/// none. Super: two encounter cards to choose from.
public final class PhantasmFlare {
  private static final Prompt TAKES = Prompt.of("flare-phantasm/wild/choice");

  public static final Flare FLARE =
      flare(Phantasm.PHANTASM)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After encounter cards are revealed turn up the top card of the deck. An encounter"
                  + " card may replace yours or is discarded; take any other card into your hand.")
          .may(MAIN, REVEALED, PhantasmFlare::gamble)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "With your power turn up cards until there are two encounter cards: one of them"
                  + " replaces a revealed card, the other is discarded.")
          .may(MAIN, REVEALING, (game, me) -> game.encounter().revealed(), Phantasm::turnUpTwo);

  private PhantasmFlare() {}

  private static void gamble(Game game, Seat me) {
    Piles piles = game.verbs().piles();
    int card = piles.turnUpAside(me, false);
    if (card < 0) return;
    if (!game.cards().isEncounter(card)) {
      piles.takeOpen(me, card);
    } else if (game.ask(me).word(TAKES, Word.REPLACE, Word.DISCARD) == Word.REPLACE) {
      piles.lift(card);
      game.verbs().replaceRevealed(me, card);
    } else {
      piles.discardOpen(me, card);
    }
  }
}
