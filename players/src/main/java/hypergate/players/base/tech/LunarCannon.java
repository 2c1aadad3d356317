package hypergate.players.base.tech;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Lunar Cannon stands at home, behind ships, and shoots when that helps.
public final class LunarCannon {
  public static final Judgement LUNAR_CANNON =
      Judgement.of("lunar-cannon").worth(LunarCannon::worth).places(LunarCannon::atHome);

  private LunarCannon() {}

  private static double worth(Outlook outlook) {
    return switch (outlook.question.window()) {
      case TOTALS -> outlook.reinforcing.bonus(10);
      case DESTINY_DRAWN -> 0;
      default -> 1;
    };
  }

  /// What it is worth to set up something at a place that is better at home.
  public static double atHome(Outlook outlook, int place) {
    if (!Place.isPlanet(place)) return 0;
    Planet planet = Planet.of(place);
    return outlook.ships.systemOf(planet) == outlook.me
        ? 5 + outlook.ships.on(planet, outlook.me)
        : 0;
  }
}
