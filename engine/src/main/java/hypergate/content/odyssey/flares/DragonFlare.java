package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.content.odyssey.aliens.Dragon;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship of the defense burns where it is attacked. Super: two cards of a colour suffice.
public final class DragonFlare {
  private static final int BURNS = 2;

  public static final Flare FLARE =
      flare(Dragon.DRAGON)
          .wild(
              OFFENSE,
              List.of(Step.LAUNCH),
              "As the offense send one ship of the defense on the targeted planet to the warp.")
          .may(OFFENSE, AIMED, DragonFlare::isInhabited, DragonFlare::singe)
          .strong(
              ANY,
              List.of(Step.DESTINY),
              "When the second card of a player's colour has come onto your sheet discard both and"
                  + " use your power; wild ones do not count.")
          .may(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> Dragon.justCome(game, me, BURNS).exists(),
              DragonFlare::scorch);

  private DragonFlare() {}

  private static boolean isInhabited(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    return game.ships().on(game.encounter().target(), defense) > 0 && Flare.reaches(game, defense);
  }

  private static void singe(Game game, Seat me) {
    game.verbs().lose(game.encounter().defense(), game.encounter().target(), 1);
    game.verbs().ships().settle();
  }

  private static void scorch(Game game, Seat me) {
    Seat colour = Dragon.justCome(game, me, BURNS);
    if (!colour.exists() || !game.usesPower(me, Dragon.DRAGON)) return;
    game.destinies().spend(colour, BURNS);
    Dragon.burn(game, me, game.ships().planetsOf(colour));
  }
}
