package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Migrate: with nine ships in the warp four of them come out onto a planet of the defense's
/// system. That is neither retrieving nor freeing, and the defense itself may settle at home.
public final class Lemming {
  /// Mark: the power has been used in this encounter.
  public static final int USED = 0;

  /// Mark: fewer than four ships may go (the super flare).
  public static final int FEWER = 1;

  private static final int NEEDED = 9;
  private static final int SHIPS = 4;
  private static final Prompt WHERE = Prompt.of("lemming/planet");
  private static final Prompt NUMBER = Prompt.of("lemming/number");

  public static final Alien LEMMING =
      alien("Lemming", "odyssey")
          .level(1)
          .power("Migrate", ANY, Step.DESTINY)
          .text(
              "When the defense is known and you have nine or more ships in the warp, you may move"
                  + " four of them onto a planet of its system where you have no foreign colony.")
          .may(ANY, DEFENSE_CHOSEN, Lemming::canMigrate, Lemming::migrate)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).planet(WHERE, open(game, me)).index()));

  private Lemming() {}

  private static boolean canMigrate(Game game, Seat me) {
    return game.mark(USED) == 0
        && game.verbs().freeInWarp(me) >= game.ofPower(Query.POWER_NUMBER, me, NEEDED)
        && open(game, me) != 0;
  }

  // The planets of the defense's system without a foreign colony of this seat.
  private static long open(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    if (!defense.exists() || !game.reach().reaches(defense)) return 0;
    return game.ships().planetsOf(defense) & ~game.ships().foreignColonies(me);
  }

  private static void migrate(Game game, Seat me) {
    game.mark(USED, 1);
    Planet planet = Planet.of(game.current().target());
    boolean fewer = game.mark(FEWER) != 0;
    int ships = fewer ? game.ask(me).number(NUMBER, 1, SHIPS - 1) : SHIPS;
    int going = Math.min(ships, game.verbs().freeInWarp(me));
    game.verbs().ships().move(me, Place.WARP, planet.index(), going, true);
    game.verbs().ships().settle();
  }
}
