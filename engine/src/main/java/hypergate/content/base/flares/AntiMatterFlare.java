package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.base.aliens.AntiMatter;
import hypergate.game.declare.Flare;
import java.util.List;

/// Wild: stops another player's wild flare. Super: stops a wild or super flare. The stopped flare
/// goes back to hand and does not count as its player's flare, but cannot be tried again (FAQ
/// 2018).
public final class AntiMatterFlare {
  public static final Flare FLARE =
      flare(AntiMatter.ANTI_MATTER)
          .wild(
              MAIN_OR_ALLY,
              List.of(),
              "When another player plays a wild flare, prevent it; once an encounter.")
          .may(
              MAIN_OR_ALLY,
              PLAYED,
              (game, me) ->
                  game.answering().isWild()
                      && Flare.reaches(game, game.answering().seat())
                      && game.answering().seat() != me
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().prevent())
          .strong(
              ANY, List.of(), "When another player plays any flare, prevent it; once an encounter.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().isFlare()
                      && game.answering().seat() != me
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().prevent());

  private AntiMatterFlare() {}
}
