package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Cosmic Catapult: after a hazard warning each of its ships adds three to either side's total,
/// whether its owner is in the encounter or not.
public final class CosmicCatapult {
  private static final Prompt SIDE = Prompt.of("cosmic-catapult/side");
  private static final int EACH = 3;

  public static final Tech COSMIC_CATAPULT =
      tech("Cosmic Catapult", "odyssey", ANY, Step.REVEAL)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it once cards are revealed: a side"
                  + " of your choice gets 3 for each ship on it. Then it is discarded and its ships"
                  + " are lost.")
          .may(ANY, TOTALS, CosmicCatapult::launch);

  private CosmicCatapult() {}

  private static void launch(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean offense = game.ask(me).word(SIDE, Word.OFFENSE, Word.DEFENSE) == Word.OFFENSE;
    int stones = Techs.of(game).x(game.current().location());
    (offense ? encounter.offensive() : encounter.defensive()).add(EACH * stones);
  }
}
