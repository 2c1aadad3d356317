package hypergate.players.storm.aliens;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Arcade: whoever gives a ship gives it from where most are.
public final class Arcade {
  public static final Judgement ARCADE =
      Judgement.of("arcade").places((outlook, place) -> ships(outlook, place));

  private Arcade() {}

  // The planet that is being lost comes first: its ships are gone in any case.
  private static double ships(Outlook outlook, int place) {
    Planet planet = Planet.of(place);
    boolean going = planet == outlook.encounter.target() && outlook.encounter.isBeaten(outlook.me);
    return going ? 100 : outlook.ships.on(planet, outlook.me);
  }
}
