package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.base.aliens.Healer;
import hypergate.game.declare.Flare;
import java.util.List;

/// Wild: a Cosmic Zap on the player's own power, or what counts as one, comes to nothing.
/// Super: played as the power is used, it draws a card for each ship.
public final class HealerFlare {
  public static final Flare FLARE =
      flare(Healer.HEALER)
          .wild(ANY, List.of(), "A Cosmic Zap played on you is discarded without effect.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().isZapOf(me)
                      && !game.answering().isCancelled()
                      && (game.answering().seat() == me
                          || Flare.reaches(game, game.answering().seat())),
              (game, me) -> game.answering().cancel())
          .strong(
              ANY, List.of(), "When you use your power, draw a card for each ship that you heal.")
          .may(
              ANY,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Healer.HEALER),
              (game, me) ->
                  game.powers().mark(game.answering().instance(), Healer.FOR_EACH_SHIP, 1))
          .withPower();

  private HealerFlare() {}
}
