package hypergate.content.base.tech;

import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Gluon Mines: secret; before the reveal the defense sends as many attacking ships of its choice
/// to the warp as research the mines, allies' included. Attackers without a ship have lost at once.
public final class GluonMines {
  private static final Prompt WHICH = Prompt.of("gluon-mines/ships");

  public static final Tech GLUON_MINES =
      tech("Gluon Mines", "base", DEFENSE, Step.PLANNING)
          .research(Tech.X)
          .staysSecret()
          .text(
              "Keep it face down. As the defense, once cards are selected, reveal and discard it:"
                  + " attackers of your choice lose a ship to the warp for each ship on it. With"
                  + " none left you win the encounter.")
          .may(DEFENSE, SELECTED, (game, me) -> isAttackedByShips(game), GluonMines::detonate);

  private GluonMines() {}

  private static void detonate(Game game, Seat me) {
    int mines = Techs.of(game).x(game.current().location());
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().losses().chooseAt(me, WHICH, mines, Place.GATE);
    game.verbs().carryOutLoss();
    if (!isAttackedByShips(game)) game.verbs().winUnrevealed(game.encounter().defensive());
  }

  // What counts as ships without being there can neither be hit nor go on attacking.
  private static boolean isAttackedByShips(Game game) {
    for (int i = 0; i < game.seats(); i++)
      if (game.ships().at(Place.GATE, Seat.of(i)) > 0) return true;
    return false;
  }
}
