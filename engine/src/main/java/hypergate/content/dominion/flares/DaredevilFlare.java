package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.dominion.aliens.Daredevil;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a bet on a narrow victory, which brings a colony or costs three ships. Super: a win by six
/// is narrow enough.
public final class DaredevilFlare {
  private static final int NARROW = 4;
  private static final int LOST = 3;
  private static final Prompt WHERE = Prompt.of("flare-daredevil/wild/planet");

  public static final Flare FLARE =
      flare(Daredevil.DAREDEVIL)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "After cards are selected: if your side wins by 4 or less one of your ships in the"
                  + " encounter may found a colony in the opposing main player's system. If not,"
                  + " lose three ships of your choice.")
          .may(MAIN_OR_ALLY, SELECTED, (game, me) -> true, (game, me) -> {})
          .always(
              ANY,
              OUTCOME,
              (game, me) -> Daredevil.winsBy(game, me, NARROW) && planets(game, me) != 0,
              DaredevilFlare::settle)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> !Daredevil.winsBy(game, me, NARROW),
              (game, me) -> game.verbs().loseChosen(me, LOST, Cause.EFFECT))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "In this encounter your power rewards a win of your side by 6 or less.")
          .may(MAIN, REVEALED, (game, me) -> game.encounter().bothAttack(), DaredevilFlare::widen);

  private DaredevilFlare() {}

  /// The planets on which one of a seat's ships in the encounter may found a colony, as a mask.
  public static long planets(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (encounter.position(me) == Role.IS_BYSTANDER) return 0;
    Seat foe = encounter.sideOf(me).other().main();
    boolean ship = game.ships().at(game.encounter().place(me), me) > 0;
    long system = game.ships().planets() & game.ships().placesOf(foe);
    return ship && Flare.reaches(game, foe) ? system & ~game.ships().colonies(me) : 0;
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planetOrNone(WHERE, planets(game, me));
    if (planet.exists()) settle(game, me, planet);
  }

  /// One of a seat's ships in the encounter founds a colony.
  public static void settle(Game game, Seat me, Planet planet) {
    game.verbs().ships().move(me, game.encounter().place(me), planet.index(), 1, true);
    game.verbs().ships().settle();
  }

  private static void widen(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, Daredevil.DAREDEVIL), Daredevil.WIDER, 2);
  }
}
