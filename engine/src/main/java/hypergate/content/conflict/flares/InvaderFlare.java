package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LAUNCHING;

import hypergate.content.conflict.aliens.Invader;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a new hand; the flare goes to the Invader. Super: ships of an invasion come from
/// the warp, too.
public final class InvaderFlare {
  public static final Flare FLARE =
      flare(Invader.INVADER)
          .wild(
              ANY,
              List.of(),
              "Discard your hand and draw a new one. Then give this flare to the Invader, or"
                  + " discard it if there is none.")
          .whenever(ANY, (game, me) -> true, InvaderFlare::renew)
          .strong(
              OFFENSE,
              List.of(Step.LAUNCH),
              "In an encounter that an Invasion! card has brought you, you may send ships from the"
                  + " warp, too; four in all.")
          .may(
              OFFENSE,
              LAUNCHING,
              (game, me) -> Invader.isInvasion(game, me) && game.verbs().freeInWarp(me) > 0,
              (game, me) -> {})
          .bends(
              Query.SHIP_SOURCES,
              (game, me, who, places) ->
                  who == me && game.encounter().offense() == me
                      ? places | Launch.FROM_WARP | Launch.RETRIEVING
                      : places);

  private InvaderFlare() {}

  private static void renew(Game game, Seat me) {
    game.verbs().hands().newHand(me);
    game.verbs().hands().passOn(game.powers().holder(Invader.INVADER));
  }
}
