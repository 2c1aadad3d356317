package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.NEW_HAND_SIZE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// New Hand +1/+2 (half): your new hands are a card larger, two beside another half moon.
public final class NewHand {
  public static final Moon NEW_HAND =
      moon(30, "New Hand +1/+2", Group.HALF)
          .text("Your new hands are a card larger; two with another half moon.")
          .bends(
              NEW_HAND_SIZE,
              (game, me, subject, value) ->
                  subject == me ? value + Moons.of(game).half(me) : value);

  private NewHand() {}
}
