package hypergate.players.odyssey.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Nuxxian Orb stops a wild flare for a ship in the home system of whoever has played it.
public final class NuxxianOrb {
  public static final Judgement NUXXIAN_ORB =
      Judgement.of("nuxxian-orb-odyssey")
          .stops((outlook, zap) -> zap + buyingOff(outlook))
          .answers("planet", NuxxianOrb::richest);

  private NuxxianOrb() {}

  // What the ship costs us: to be taken off what a zap is worth, which is reckoned with its price.
  private static double buyingOff(Outlook outlook) {
    Seat user = outlook.question.user();
    if (!user.exists()) return -1;
    for (long rest = outlook.ships.colonies(outlook.me) & outlook.ships.placesOf(user);
        rest != 0;
        rest &= rest - 1)
      if (outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me) > 1) return 1.2;
    return outlook.change(outlook.me, -1);
  }

  private static int richest(Outlook outlook, Question question) {
    return Find.best(question, place -> outlook.ships.on(Planet.of(place), outlook.me));
  }
}
