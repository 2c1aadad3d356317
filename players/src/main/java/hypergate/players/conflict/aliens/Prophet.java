package hypergate.players.conflict.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Prophet: it speaks when the odds are clear, and settles abroad.
public final class Prophet {
  private static final double CLEAR = 0.62;

  public static final Judgement PROPHET =
      Judgement.of("prophet")
          .worth(Prophet::worth)
          .answers("side", Prophet::side)
          .places(Prophet::place)
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private Prophet() {}

  private static double offense(Outlook outlook) {
    return outlook.forecast.read().offenseChance();
  }

  private static double worth(Outlook outlook) {
    double likely = Math.max(offense(outlook), 1 - offense(outlook));
    if (outlook.lacks(outlook.me) <= 1) return 10;
    return likely >= CLEAR ? likely * outlook.change(outlook.me, 1) - 2 : -1;
  }

  /// The side that is likely to win.
  public static int side(Outlook outlook, Question question) {
    Word side = offense(outlook) >= 0.5 ? Word.OFFENSE : Word.DEFENSE;
    return Math.max(0, Find.word(question, side));
  }

  private static double place(Outlook outlook, int place) {
    Planet planet = Planet.of(place);
    double abroad = outlook.ships.systemOf(planet) == outlook.me ? outlook.home(outlook.me, 1) : 8;
    return abroad - 0.1 * Integer.bitCount(outlook.ships.seatsOn(planet));
  }
}
