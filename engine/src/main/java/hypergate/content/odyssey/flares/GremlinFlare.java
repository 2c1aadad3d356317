package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.content.odyssey.aliens.Gremlin;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an offense that has drawn one's colour gets another hand. Super: a warning brings a hazard
/// more, and does not keep the offense from playing one.
public final class GremlinFlare {
  public static final Flare FLARE =
      flare(Gremlin.GREMLIN)
          .wild(
              NOT_OFFENSE,
              List.of(Step.DESTINY),
              "When your colour has come up as another player's destiny make that player discard"
                  + " its hand and draw a new one.")
          .may(NOT_OFFENSE, DESTINY_DRAWN, GremlinFlare::isMine, GremlinFlare::newHand)
          .strong(
              OFFENSE,
              List.of(Step.DESTINY),
              "As the offense, if a hazard warning came up, draw a hazard card onto your sheet; you"
                  + " may use your power in spite of the warning.")
          .may(
              OFFENSE,
              DEFENSE_CHOSEN,
              (game, me) -> game.encounter().is(Encounter.WARNING),
              Gremlin::defy);

  private GremlinFlare() {}

  private static boolean isMine(Game game, Seat me) {
    int card = game.encounter().destiny();
    return card >= 0
        && Destinies.isColour(card)
        && Destinies.colour(card) == me
        && Flare.reaches(game, game.encounter().offense());
  }

  private static void newHand(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    game.verbs().hands().newHand(offense);
    StartTurn.needEncounterCard(game, offense);
  }
}
