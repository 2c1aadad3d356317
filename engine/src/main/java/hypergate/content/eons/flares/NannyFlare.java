package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.CONTINUING;

import hypergate.content.eons.aliens.Nanny;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: no second encounter. Super: the opponent is motivated, too.
public final class NannyFlare {
  public static final Flare FLARE =
      flare(Nanny.NANNY)
          .wild(
              ANY,
              List.of(Step.RESOLUTION),
              "When the offense is about to have a second encounter, cancel it. Then give this"
                  + " flare to the Nanny, or discard it if there is none.")
          .may(
              ANY,
              CONTINUING,
              (game, me) ->
                  !game.encounter().is(Encounter.TURN_OVER)
                      && Flare.reaches(game, game.encounter().offense()),
              NannyFlare::cancel)
          .strong(MAIN, List.of(Step.PLANNING), "As a main player use your power on your opponent.")
          .may(MAIN, BEFORE_SELECTION, Nanny::mayMotivateOpponent, NannyFlare::motivate);

  private NannyFlare() {}

  private static void cancel(Game game, Seat me) {
    game.encounter().flag(Encounter.TURN_OVER);
    game.verbs().hands().passOn(game.powers().holder(Nanny.NANNY));
  }

  private static void motivate(Game game, Seat me) {
    if (game.usesPower(me, Nanny.NANNY)) Nanny.motivate(game, me, game.encounter().opponent(me));
  }
}
