package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Worm: to where the side that it wants to win has fewer ships against it, if that is what is
/// lacking.
public final class Worm {
  public static final Judgement WORM =
      Judgement.of("worm")
          .worth(Worm::worth)
          .places((outlook, place) -> gain(outlook, Planet.of(place)))
          .answers("ships", (_, question) -> Find.either(Find.word(question, Word.NONE), 0));

  private Worm() {}

  private static double worth(Outlook outlook) {
    double best = 0;
    Seat defense = outlook.encounter.defense();
    if (!defense.exists()) return -1;
    long ends = outlook.ships.planetsOf(defense) | outlook.ships.colonies(defense);
    ends &= ~outlook.ships.colonies(outlook.encounter.offense());
    for (long rest = ends; rest != 0; rest &= rest - 1)
      best = Math.max(best, gain(outlook, Planet.of(Long.numberOfTrailingZeros(rest))));
    return best - 0.5;
  }

  // What it is worth that so many other ships of the defense count.
  private static double gain(Outlook outlook, Planet planet) {
    Seat defense = outlook.encounter.defense();
    int more = outlook.ships.on(planet, defense) - outlook.encounter.shipsOf(defense);
    return more == 0 ? 0 : outlook.reinforcing.gain(defense, more);
  }
}
