package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Vacuum;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: a ship back from the warp for each attack card that another main player reveals. Super:
/// played as the power is used, the Vacuum chooses the ships of that use.
public final class VacuumFlare {
  public static final Flare FLARE =
      flare(Vacuum.VACUUM)
          .wild(
              Role.ANY,
              List.of(Step.REVEAL),
              "Retrieve one ship from the warp for each main player other than you who reveals an"
                  + " attack card.")
          .may(
              Role.ANY,
              Window.REVEALED,
              (game, me) ->
                  attacks(game, me) > 0
                      && game.ships().inWarp(me) > 0
                      && game.ships().colonies(me) != 0,
              (game, me) -> game.verbs().ships().retrieve(me, attacks(game, me)))
          .strong(
              Role.ANY,
              List.of(),
              "When you use your power, you choose which ships of the other players are lost.")
          .may(
              Role.ANY,
              Window.POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Vacuum.VACUUM),
              (game, me) -> game.powers().mark(game.answering().instance(), Vacuum.CHOOSES, 1))
          .withPower();

  private VacuumFlare() {}

  private static int attacks(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int attacks = 0;
    if (encounter.offense() != me && encounter.attacks(encounter.offense())) attacks++;
    if (encounter.defense() != me && encounter.attacks(encounter.defense())) attacks++;
    return attacks;
  }
}
