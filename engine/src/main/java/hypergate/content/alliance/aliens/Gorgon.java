package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.MOVING;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Departures;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Petrify: ships of others that would leave its home planets, or planets on which it is too, stay
/// there or go to the warp, as their owner chooses. Too few home colonies never cost it the power.
public final class Gorgon {
  private static final Prompt STAY = Prompt.of("gorgon/choice");

  public static final Alien GORGON =
      alien("Gorgon", "alliance")
          .level(2)
          .power("Petrify", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Ships of other players that would move away from your home planets, or from planets"
                  + " on which you have ships too, stay there or go to the warp, as their owner"
                  + " chooses. Too few home colonies do not cost you this power.")
          .must(ANY, MOVING, (game, me) -> held(game, me) != 0, Gorgon::petrify)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Gorgon() {}

  private static long held(Game game, Seat me) {
    Departures departures = game.verbs().ships().departures();
    Seat mover = departures.mover();
    if (mover == me || game.reach().spares(mover)) return 0;
    long planets = game.ships().standing(me);
    long homes = game.ships().planetsOf(me);
    if (game.ofPower(Query.POWER_BOUND, mover, 0) == 0) planets |= homes;
    else planets &= ~homes;
    return departures.planets() & planets;
  }

  private static void petrify(Game game, Seat me) {
    Departures departures = game.verbs().ships().departures();
    Seat mover = departures.mover();
    boolean mustStay = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (long rest = held(game, me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int ships = departures.count(planet);
      departures.stay(planet);
      if (!mustStay && goes(game, mover, planet)) loss.add(mover, planet.index(), ships);
    }
    game.verbs().carryOutLoss();
  }

  private static boolean goes(Game game, Seat mover, Planet planet) {
    Menu menu = game.ask(mover).menu();
    menu.planets(planet.bit()).add(Word.WARP);
    return Choice.is(game.ask(mover).choose(STAY), Word.WARP);
  }
}
