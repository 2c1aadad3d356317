package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.game.table.Destinies;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.tokens.Tokens;

/// Lunar Cannon: a token between two neighbouring planets, moved to any other gap when a wild
/// destiny card is drawn. At a planet beside it, it may add ten to its owner's side.
public final class LunarCannon {
  private static final Prompt WHERE = Prompt.of("lunar-cannon/planet");

  public static final Tech LUNAR_CANNON =
      tech("Lunar Cannon", "base", MAIN_OR_ALLY, Step.DESTINY, Step.REVEAL)
          .research(5)
          .bringsPart(Tokens.class)
          .staysInPlay()
          .token("lunar cannon")
          .text(
              "On completion put the cannon between two of your planets; on any wild destiny card"
                  + " you may move it anywhere. In encounters at a planet beside it you may add 10"
                  + " to your side.")
          .whenCompleted(
              (game, me) -> Tokens.of(game).placeCannon(me, WHERE, game.ships().placesOf(me)))
          .whenLeaving((game, me) -> Tokens.of(game).box(game.here()))
          .may(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> Destinies.isWild(game.encounter().destiny()),
              (game, me) -> Tokens.of(game).placeCannon(me, WHERE, -1L))
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> Tokens.of(game).isBesideCannon(game.encounter().target()),
              (game, me) -> game.encounter().sideOf(me).add(10));

  private LunarCannon() {}
}
