package hypergate.content.reda.tech;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Energizer: after a successful second encounter it goes, completed, to another player, and the
/// offense may have a third one, or new tech instead, as if it were a second.
public final class Energizer {
  private static final Prompt WHOM = Prompt.of("energizer/seat");

  public static final Tech ENERGIZER =
      tech("Energizer", "reda", OFFENSE, Step.RESOLUTION)
          .research(4)
          .text(
              "After a successful second encounter of your turn you may give this completed tech to"
                  + " another player: you may then have a third encounter.")
          .may(OFFENSE, NEXT_ENCOUNTER, Energizer::lacksThird, Energizer::goOn)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.ask(me).seat(WHOM, game.everybody() & ~me.bit()).index()));

  private Energizer() {}

  private static boolean lacksThird(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.numberInTurn() == 2
        && encounter.outcome().successful()
        && !encounter.isEntitled()
        && game.cards().hasEncounterCard(me);
  }

  private static void goOn(Game game, Seat me) {
    Techs.of(game).research().give(game.current().location(), Seat.of(game.current().target()));
    game.encounter().entitled(true);
  }
}
