package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.alliance.aliens.Pygmy;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: half of somebody's rewards (H-887). Super: half of an attack on its home.
public final class PygmyFlare {
  public static final Flare FLARE =
      flare(Pygmy.PYGMY)
          .wild(
              ANY,
              List.of(Step.RESOLUTION),
              "When another player is about to collect rewards, it gets only half of them, rounded"
                  + " down.")
          .may(ANY, COLLECTING, PygmyFlare::isRewarded, PygmyFlare::halveRewards)
          .strong(
              DEFENSE,
              List.of(Step.REVEAL),
              "As the defense in your home system halve the value of your opponent's attack card,"
                  + " rounded down.")
          .may(DEFENSE, REVEALED, PygmyFlare::isAttacked, PygmyFlare::halveAttack);

  private PygmyFlare() {}

  private static boolean isRewarded(Game game, Seat me) {
    Seat collector = game.verbs().rewards().collector();
    return collector != me && Flare.reaches(game, collector) && game.verbs().rewards().due() > 0;
  }

  private static void halveRewards(Game game, Seat me) {
    game.verbs().rewards().due(game.verbs().rewards().due() / 2);
  }

  private static boolean isAttacked(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.ships().systemOf(encounter.target()) == me
        && encounter.attacks(encounter.opponent(me));
  }

  private static void halveAttack(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.encounter().counts(opponent, Math.floorDiv(game.encounter().value(opponent), 2));
  }
}
