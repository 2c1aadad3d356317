package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.REINFORCEMENT_WORTH;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Threeinforce (blue): as an ally, in the reveal phase: reinforcements of allies on your side
/// count triple in this encounter.
public final class Threeinforce {
  public static final Moon THREEINFORCE =
      moon(2, "Threeinforce", Group.BLUE)
          .text("As an ally, in reveal: reinforcements of allies on your side count triple.")
          .may(ALLY, TOTALS, (game, me) -> {})
          .bends(
              REINFORCEMENT_WORTH,
              (game, me, subject, value) ->
                  game.encounter().isAlly(subject)
                          && game.encounter().isAlly(me)
                          && game.encounter().sideOf(subject) == game.encounter().sideOf(me)
                      ? 3 * value
                      : value);

  private Threeinforce() {}
}
