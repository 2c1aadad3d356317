package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.WINS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Planetless (new, cheesy): whoever occupies no planet wins.
public final class Planetless {
  public static final Moon PLANETLESS =
      moon(64, "Planetless", Group.CHEESY)
          .isNew()
          .endsGame()
          .text("A player who occupies no planet wins.")
          .bends(WINS, (game, me, subject, wins) -> game.ships().standing(subject) == 0 ? 1 : wins);

  private Planetless() {}
}
