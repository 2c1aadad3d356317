package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.declare.Alien;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Magic: once both encounter cards lie face down, it may exchange them; each main player reveals
/// the card it got. Neither looks during the switch (ruling of the sheet).
public final class Sorcerer {
  public static final Alien SORCERER =
      alien("Sorcerer", "base")
          .level(0)
          .power("Magic", Role.MAIN, Step.PLANNING)
          .seldomWith("gambler")
          .text(
              "After cards are selected and before they are revealed, you may switch your card with"
                  + " the opponent's.")
          .may(Role.MAIN, Window.SELECTED, (game, me) -> game.encounter().switchCards());

  private Sorcerer() {}
}
