package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.AIMING;
import static hypergate.game.word.Window.JOINED;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Return: most of its ships wait on its sheet, and up to three go along whenever it sends some. It
/// wins when none is left there and it has three home colonies. With a wild destiny card it may
/// drive a visitor out of its own system, whatever becomes of the power (H-628).
public final class Boomerang {
  /// Mark: ships of this sheet have gone along in this encounter.
  private static final int THROWN = 0;

  private static final int MOST = 3;
  private static final int HOMES = 3;
  private static final Prompt HOW_MANY = Prompt.of("boomerang/number");
  private static final Prompt WHERE = Prompt.of("boomerang/planet");

  public static final Alien BOOMERANG =
      alien("Boomerang", "odyssey")
          .level(2)
          .hasVictory()
          .power("Return", OFFENSE_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .text(
              "When you send ships as the offense or an ally, up to three from this sheet may go"
                  + " along. You win when none is left here and you have three home colonies. With"
                  + " a wild destiny card you may attack a foreign colony in your own system.")
          .ships("waiting")
          .setup(Boomerang::leave)
          .may(OFFENSE, LAUNCHED, Boomerang::canThrow, Boomerang::throwShips)
          .naming(Boomerang::name)
          .may(
              ALLY,
              JOINED,
              (game, me) -> game.encounter().joiner() == me && canThrow(game, me),
              Boomerang::throwShips)
          .naming(Boomerang::name)
          .always(OFFENSE, AIMING, (game, me) -> visited(game, me) != 0, Boomerang::aimAtHome)
          .evenLost()
          .bends(Query.WINS, (game, me, who, wins) -> who == me && isEmpty(game, me) ? 1 : wins);

  private Boomerang() {}

  // One ship stays on each home planet.
  private static void leave(Game game, Seat me) {
    for (long rest = game.ships().homeColonies(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int ships = game.ships().on(planet, me) - 1;
      game.verbs().sheetShips().gather(sheet(game, me), me, planet.index(), ships);
    }
  }

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, BOOMERANG);
  }

  private static boolean canThrow(Game game, Seat me) {
    return game.mark(THROWN) == 0
        && game.ships().at(game.encounter().place(me), me) > 0
        && game.powers().held(sheet(game, me), me) > 0;
  }

  private static void name(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    boolean held = opponent.exists() && game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    int most = held ? 1 : game.ofPower(Query.POWER_NUMBER, me, MOST);
    int waiting = game.powers().held(sheet(game, me), me);
    game.current().target(game.ask(me).number(HOW_MANY, 1, Math.min(most, waiting)));
  }

  private static void throwShips(Game game, Seat me) {
    game.mark(THROWN, 1);
    int ships = game.current().target();
    game.verbs().sheetShips().send(sheet(game, me), me, game.encounter().place(me), ships);
  }

  private static boolean isEmpty(Game game, Seat me) {
    return game.powers().holding(sheet(game, me)) == 0
        && Long.bitCount(game.ships().homeColonies(me)) >= HOMES;
  }

  // The colonies of the defense in its own system, after a wild card.
  private static long visited(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (encounter.destiny() < 0 || !Destinies.isWild(encounter.destiny())) return 0;
    if (encounter.is(Encounter.OWN_SYSTEM) || encounter.target().exists()) return 0;
    return game.ships().planetsOf(me) & game.ships().colonies(encounter.defense());
  }

  private static void aimAtHome(Game game, Seat me) {
    Planet planet = game.ask(me).planetOrNone(WHERE, visited(game, me));
    if (!planet.exists()) return;
    game.encounter().flag(Encounter.OWN_SYSTEM);
    game.encounter().target(planet);
  }
}
