package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.dominion.aliens.Daredevil;
import hypergate.content.dominion.flares.DaredevilFlare;
import hypergate.content.odyssey.aliens.DaredevilAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a bet on a narrow victory, which brings a colony or costs three ships. Super: a win by
/// seven is narrow enough.
public final class DaredevilAlternateFlare {
  private static final int NARROW = 4;
  private static final int WIDE = 7;
  private static final int LOST = 3;
  private static final Prompt WHERE = Prompt.of("flare-daredevil-alternate/wild/planet");

  public static final Flare FLARE =
      flare(DaredevilAlternate.DAREDEVIL_ALTERNATE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "After cards are selected: if your side wins by 4 or less one of your ships in the"
                  + " encounter founds a colony in the opposing main player's system. If not, lose"
                  + " three ships of your choice.")
          .may(MAIN_OR_ALLY, SELECTED, (game, me) -> {})
          .always(
              ANY,
              OUTCOME,
              (game, me) ->
                  Daredevil.winsBy(game, me, NARROW) && DaredevilFlare.planets(game, me) != 0,
              DaredevilAlternateFlare::settle)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> !Daredevil.winsBy(game, me, NARROW),
              (game, me) -> game.verbs().loseChosen(me, LOST, Cause.EFFECT))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "Your power rewards a win of your side by 7 or less.")
          .may(
              MAIN_OR_ALLY,
              REWARDS,
              (game, me) ->
                  DaredevilAlternate.mayReward(game, me) && Daredevil.winsBy(game, me, WIDE),
              DaredevilAlternate::reward);

  private DaredevilAlternateFlare() {}

  private static void settle(Game game, Seat me) {
    DaredevilFlare.settle(game, me, game.ask(me).planet(WHERE, DaredevilFlare.planets(game, me)));
  }
}
