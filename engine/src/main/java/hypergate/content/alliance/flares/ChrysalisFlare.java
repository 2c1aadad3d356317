package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.alliance.aliens.Chrysalis;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another alien until the encounter is over, as a random unused flare has it. Super: a
/// second token goes.
public final class ChrysalisFlare {
  private static final Prompt WHICH = Prompt.of("flare-chrysalis/wild/alien");

  public static final Flare FLARE =
      flare(Chrysalis.CHRYSALIS)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "When alliances are formed draw an unused flare whose alien has no Game Setup. You"
                  + " may be that alien until the encounter is over; your own powers are off"
                  + " meanwhile.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> game.verbs().lending().mayBecome(me),
              ChrysalisFlare::become)
          .strong(ANY, List.of(Step.REGROUP), "Discard two tokens instead of one.")
          .may(ANY, REGROUP_START, ChrysalisFlare::hasShed, ChrysalisFlare::shedMore);

  private ChrysalisFlare() {}

  private static void become(Game game, Seat me) {
    int alien = game.verbs().unusedFlares().choose(me, WHICH, 1, true);
    if (alien >= 0) game.verbs().lending().become(me, alien);
  }

  private static boolean hasShed(Game game, Seat me) {
    int sheet = game.powers().find(me, Chrysalis.CHRYSALIS);
    return game.powers().mark(sheet, Chrysalis.SHED) != 0 && game.powers().counter(sheet, 0) > 0;
  }

  private static void shedMore(Game game, Seat me) {
    Chrysalis.shed(game, me, game.powers().find(me, Chrysalis.CHRYSALIS), 1);
  }
}
