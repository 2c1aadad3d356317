package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// +4 Then -4 (quarter): draw four cards, then discard four.
public final class FourThenFour {
  public static final Moon FOUR_THEN_FOUR =
      moon(75, "+4 Then -4", Group.QUARTER)
          .text("Draw four cards, then discard four.")
          .whenRevealed(
              (game, me) -> {
                game.verbs().draw(me, 4);
                game.verbs().sharing().discard(me, 4);
              });

  private FourThenFour() {}
}
