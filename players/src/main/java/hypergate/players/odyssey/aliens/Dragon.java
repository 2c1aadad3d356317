package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dragon burns what hurts others most, and keeps cards that are about to burn something.
public final class Dragon {
  private static final int KEPT = 2;

  public static final Judgement DRAGON =
      Judgement.of("dragon")
          .worth(Dragon::worth)
          .answers("card", Dragon::instead)
          .seats(Dragon::target)
          .places((outlook, place) -> outlook.destruction(Planet.of(place)));

  private Dragon() {}

  // What calling wild cards in can burn.
  private static double worth(Outlook outlook) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i) != outlook.me && outlook.view.destinies().kept(Seat.of(i)) > 0)
        best = Math.max(best, target(outlook, i));
    return best;
  }

  private static double target(Outlook outlook, int seat) {
    double best = Integer.MIN_VALUE;
    long planets = outlook.ships.planetsOf(Seat.of(seat));
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      best = Math.max(best, outlook.destruction(planet));
    }
    return best;
  }

  // The own colour that would burn at home, else the colour of somebody weak that is far from
  // burning.
  private static int instead(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int best = none;
    int fewest = KEPT;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.DESTINY) continue;
      int card = Choice.value(question.option(i));
      if (!Destinies.isColour(card) || Destinies.colour(card) == outlook.me) continue;
      int there = outlook.view.destinies().kept(Destinies.colour(card));
      if (there < fewest) {
        fewest = there;
        best = i;
      }
    }
    return best;
  }
}
