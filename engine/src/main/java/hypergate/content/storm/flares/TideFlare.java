package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTING;

import hypergate.content.storm.aliens.Tide;
import hypergate.game.declare.Flare;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally's rewards are four, whatever else they would be. Super: a further token.
public final class TideFlare {
  private static final int REWARDS = 4;

  public static final Flare FLARE =
      flare(Tide.TIDE)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "When you collect rewards as an ally, collect four, however many ships you had in the"
                  + " encounter.")
          .may(
              ALLY,
              COLLECTING,
              (game, me) -> game.verbs().rewards().collector() == me,
              (game, me) -> game.verbs().rewards().due(REWARDS))
          .strong(ANY, List.of(), "Put one token on your sheet.")
          .anyTime(
              ANY,
              (game, me) -> game.powers().find(me, Tide.TIDE) >= 0,
              (game, me) -> Tide.addToken(game, game.powers().find(me, Tide.TIDE)));

  private TideFlare() {}
}
