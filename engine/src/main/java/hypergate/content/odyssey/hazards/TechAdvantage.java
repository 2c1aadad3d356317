package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.technology.Techs;

/// Tech Advantage: a main player who wins draws a tech, also in a game without them; with a deal
/// both do.
public final class TechAdvantage {
  public static final Hazard TECH_ADVANTAGE =
      hazard("Tech Advantage", "odyssey", 1)
          .bringsPart(Techs.class)
          .text(
              "A main player who wins draws a tech, even in a game without techs. After a deal both"
                  + " main players do.")
          .always(ANY, KEEPING, TechAdvantage::isEarned, TechAdvantage::reward);

  private TechAdvantage() {}

  private static boolean isEarned(Game game, Seat me) {
    Outcome outcome = game.encounter().outcome();
    return outcome.isWin() || outcome == Outcome.DEAL;
  }

  private static void reward(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() != Outcome.DEAL) {
      Techs.of(game).research().drawAnyway(encounter.winners().main());
      return;
    }
    Techs.of(game).research().drawAnyway(encounter.offense());
    Techs.of(game).research().drawAnyway(encounter.defense());
  }
}
