package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;

import hypergate.content.storm.aliens.Wormhole;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally adds ships from the warp, no more than it has sent. Super: up to four ships of
/// somebody in the encounter come from the warp and join the others.
public final class WormholeFlare {
  private static final int MOST = 4;
  private static final Prompt WILD = Prompt.of("flare-wormhole/wild/number");
  private static final Prompt WHOSE = Prompt.of("flare-wormhole/super/seat");
  private static final Prompt SUPER = Prompt.of("flare-wormhole/super/number");

  public static final Flare FLARE =
      flare(Wormhole.WORMHOLE)
          .wild(
              ALLY,
              List.of(Step.ALLIANCE),
              "As an ally with ships in the encounter, retrieve up to as many ships from the warp"
                  + " and add them, beyond the limit of four if need be.")
          .may(
              ALLY,
              ALLIED,
              (game, me) -> most(game, me) > 0,
              (game, me) ->
                  game.verbs()
                      .ships()
                      .bringFromWarp(me, game.ask(me).number(WILD, 1, most(game, me)), true))
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "After alliances are formed, release up to four ships of a player in the encounter"
                  + " from the warp; they join its ships there.")
          .may(MAIN, ALLIED, (game, me) -> sunk(game) != 0, WormholeFlare::release)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOSE, sunk(game)).index()));

  private WormholeFlare() {}

  private static int most(Game game, Seat me) {
    return Math.min(game.encounter().shipsFighting(me), game.verbs().freeInWarp(me));
  }

  private static int sunk(Game game) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.encounter().isInvolved(Seat.of(i)) && game.verbs().freeInWarp(Seat.of(i)) > 0)
        mask |= 1 << i;
    return mask;
  }

  private static void release(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target());
    int most = Math.min(MOST, game.verbs().freeInWarp(seat));
    if (most == 0) return;
    game.verbs().ships().bringFromWarp(seat, game.ask(me).number(SUPER, 1, most), seat == me);
  }
}
