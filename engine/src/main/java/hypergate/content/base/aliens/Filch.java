package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DISCARDED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;

/// Theft: the encounter card that its opponent has used in the end comes from the discard pile to
/// its hand (E-39).
public final class Filch {
  public static final Alien FILCH =
      alien("Filch", "base")
          .level(0)
          .power("Theft", MAIN, Step.RESOLUTION)
          .text(
              "When encounter cards have been discarded, you may take your opponent's into your"
                  + " hand.")
          .may(MAIN, DISCARDED, (game, me) -> loot(game, me) >= 0, Filch::take);

  private Filch() {}

  private static int loot(Game game, Seat me) {
    return game.verbs().usedCards().of(game.encounter().opponent(me));
  }

  private static void take(Game game, Seat me) {
    game.verbs().hands().takeBack(me, loot(game, me));
  }
}
