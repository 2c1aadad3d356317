package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Vacuum Turbines: at the start of any encounter draw four cards, in one draw, and discard those
/// of them you do not want.
public final class VacuumTurbines {
  public static final Tech VACUUM_TURBINES =
      tech("Vacuum Turbines", "base", ANY, Step.REGROUP)
          .research(2)
          .text(
              "At the start of any encounter, discard this to draw four cards; keep as many of them"
                  + " as you like and discard the rest.")
          .may(ANY, REGROUP_START, VacuumTurbines::sift);

  private VacuumTurbines() {}

  private static void sift(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    long low = hand.low();
    long high = hand.high();
    game.verbs().draw(me, 4);
    CardSet drawn = game.cards().hand(me).keep(~low, ~high);
    game.ask(me).cards(Prompt.DISCARD, drawn, 0, drawn.size());
    game.verbs().hands().discard(me, drawn);
  }
}
