package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.JOINING;

import hypergate.content.conflict.aliens.Lunatic;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: both halves of each reward. Super: an ally of both sides.
public final class LunaticFlare {
  public static final Flare FLARE =
      flare(Lunatic.LUNATIC)
          .wild(
              ANY,
              List.of(Step.RESOLUTION),
              "When you receive rewards, each of them gives you a card and a ship from the warp"
                  + " instead of one of the two.")
          .may(
              ANY,
              COLLECTING,
              (game, me) ->
                  game.verbs().rewards().collector() == me && game.verbs().rewards().due() > 0,
              (game, me) -> game.verbs().rewards().givesBoth())
          .strong(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "In an encounter of others, when both have invited you, you may ally with both.")
          .may(NOT_MAIN, JOINING, Alliance::isInvitedByBoth, (game, me) -> {})
          .bends(
              Query.MAY_JOIN, (game, me, who, sides) -> who == me ? sides | Alliance.BOTH : sides)
          .withPower();

  private LunaticFlare() {}
}
