package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.REWARDS_DUE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// The Spoils (secret): as a defensive ally you get twice the rewards.
public final class TheSpoils {
  public static final Moon THE_SPOILS =
      moon(85, "The Spoils", Group.SECRET)
          .text("As a defensive ally you get twice as many rewards.")
          .bends(REWARDS_DUE, (game, me, subject, due) -> subject == me ? 2 * due : due);

  private TheSpoils() {}
}
