package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.KEEPING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Replicate: the encounter card that lies in front of it in the end comes back to its hand, before
/// anything is discarded, whichever card it was at first (E-39).
public final class Clone {
  public static final Alien CLONE =
      alien("Clone", "base")
          .level(0)
          .power("Replicate", MAIN, Step.RESOLUTION)
          .text(
              "When the encounter is resolved you may take your encounter card back into your hand"
                  + " instead of discarding it.")
          .may(MAIN, KEEPING, (game, me) -> game.encounter().card(me) >= 0, Clone::replicate);

  private Clone() {}

  private static void replicate(Game game, Seat me) {
    game.verbs().usedCards().keep(me);
    game.verbs().draw(me, game.ofPower(Query.POWER_NUMBER, me, 0));
  }
}
