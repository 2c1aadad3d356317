package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Materialize: each of its ships on its sheet adds two, those in the encounter nothing. Ships come
/// there instead of going back to colonies, and serve from there like those of colonies (H-702).
public final class Phantom {
  /// Mark: it has materialized in this encounter.
  private static final int DONE = 0;

  private static final int EACH = 2;
  private static final Prompt USE = Prompt.of("phantom/number");
  private static final Prompt PUT = Prompt.of("phantom/number-2");

  public static final Alien PHANTOM =
      alien("Phantom", "odyssey")
          .level(0)
          .power("Materialize", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "Begin with a ship of each home planet here. As a main player each ship here adds two"
                  + " to your total and those in the encounter add nothing. Ships that would go"
                  + " back to colonies may come here; those here serve like ships of your"
                  + " colonies.")
          .servingShips("phantoms", USE, PUT)
          .setup(Phantom::haunt)
          .must(MAIN, TOTALS, Phantom::mayMaterialize, Phantom::materialize)
          .always(ANY, POWER_LOST, Phantom::isLost, Phantom::goHome)
          .evenLost()
          .bends(
              Query.IN_ENCOUNTER,
              (game, me, who, ships) -> who == me && game.mark(DONE) != 0 ? 0 : ships);

  private Phantom() {}

  // One ship of each home planet.
  private static void haunt(Game game, Seat me) {
    for (long rest = game.ships().homeColonies(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      game.verbs().sheetShips().gather(sheet(game, me), me, planet.index(), 1);
    }
  }

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, PHANTOM);
  }

  /// Whether the ships on the sheet count now.
  public static boolean mayMaterialize(Game game, Seat me) {
    return game.encounter().bothAttack() && game.powers().mark(sheet(game, me), DONE) == 0;
  }

  /// They count in place of those in the encounter.
  public static void materialize(Game game, Seat me) {
    game.powers().mark(sheet(game, me), DONE, 1);
    Seat foe = game.encounter().sideOf(me).other().main();
    int each = game.ofPower(Query.POWER_NUMBER, me, EACH);
    if (game.ofPower(Query.POWER_BOUND, foe, 0) != 0) each = Math.min(each, 1);
    game.encounter().sideOf(me).add(each * game.powers().held(sheet(game, me), me));
  }

  private static boolean isLost(Game game, Seat me) {
    return game.verbs().ships().changed() == me && game.verbs().ships().powerIsLost();
  }

  private static void goHome(Game game, Seat me) {
    game.verbs().sheetShips().release(game.here(), me);
  }
}
