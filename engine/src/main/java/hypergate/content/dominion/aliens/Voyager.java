package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Journey: a home planet goes into the warp, where its colony is one at home and abroad at once,
/// or changes places with the one there. All that follows from a planet's being there is the
/// table's business ([hypergate.game.verb.Drifting]).
public final class Voyager {
  private static final int IN = 0xff;
  private static final int OUT = 8;

  private static final Prompt WHICH = Prompt.of("voyager/planet");
  private static final Prompt BACK = Prompt.of("voyager/planet-2");

  public static final Alien VOYAGER =
      alien("Voyager", "dominion")
          .level(1)
          .drifts()
          .power("Journey", OFFENSE, Step.START_TURN)
          .text(
              "At the start of your turn you may move a home planet of yours into the warp, or let"
                  + " it change places with the one that you have there. Everything on it is in the"
                  + " warp and on a colony at the same time. For you the colony there is a home"
                  + " colony and a foreign one, for others it is neither. When you lose this power"
                  + " the planet returns.")
          .may(OFFENSE, TURN_START, (game, me) -> mayMove(game, me), Voyager::move)
          .naming(Voyager::name)
          // What counts less while somebody is a main player counts in full again afterwards.
          .always(
              ANY,
              TURN_START,
              (game, me) -> game.ships().adriftOf(me) != 0,
              (game, me) -> game.verbs().ships().checkWin())
          .bends(Query.FOREIGN_COLONIES, Voyager::counted);

  private Voyager() {}

  /// Whether a seat has a planet in its system that could go into the warp.
  public static boolean mayMove(Game game, Seat me) {
    return game.ships().planetsOf(me) != 0;
  }

  // The planet that goes, and in the bits above it the one that comes back, plus one.
  private static void name(Game game, Seat me) {
    long there = game.ships().adriftOf(me);
    Planet goes = game.ask(me).planet(WHICH, game.ships().planetsOf(me));
    Planet back = there == 0 ? Planet.NONE : game.ask(me).planet(BACK, there);
    game.current().target(goes.index() | back.index() + 1 << OUT);
  }

  private static void move(Game game, Seat me) {
    Planet goes = Planet.of(game.current().target() & IN);
    Planet back = Planet.of((game.current().target() >> OUT) - 1);
    // An answer may have removed one of them, or brought it back.
    if ((game.ships().planetsOf(me) & goes.bit()) == 0) return;
    if (!back.exists()) game.verbs().drifting().enter(goes);
    else if (game.ships().isAdrift(back)) game.verbs().drifting().exchange(goes, back);
  }

  private static int counted(Game game, Seat me, Seat who, int colonies) {
    if (who != me) return colonies;
    long there = game.ships().coloniesAdrift(me) & game.ships().adriftOf(me);
    return there == 0 || !isBound(game) ? colonies : colonies - Long.bitCount(there);
  }

  private static boolean isBound(Game game) {
    Encounter encounter = game.encounter();
    for (int i = 0; i < game.seats(); i++)
      if (encounter.isMain(Seat.of(i)) && game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0)
        return true;
    return false;
  }
}
