package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Pirate sends all but one of the ships home that would land, and all that would only bring
/// rewards; it sells what it has captured, and nobody buys ships back from it.
public final class Pirate {
  private static final double A_SHIP = 0.7;

  public static final Judgement PIRATE =
      Judgement.of("pirate")
          .worth(outlook -> A_SHIP * Math.max(0, sent(outlook)) + (isTrade(outlook) ? 1 : 0))
          .answers("number", (outlook, question) -> number(question, sent(outlook)))
          .answers("number-2", (_, question) -> number(question, question.count()))
          .answers("seat-3", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private Pirate() {}

  // Between encounters there is nothing to send home, only something to sell.
  private static boolean isTrade(Outlook outlook) {
    return !outlook.encounter.outcome().isWin();
  }

  private static int sent(Outlook outlook) {
    int ships = outlook.encounter.shipsOf(outlook.me);
    boolean lands = outlook.sideOf(outlook.me) == 0;
    return lands ? ships - 1 : ships;
  }

  // The option that says so many, or the most that can be said.
  private static int number(Question question, int wanted) {
    int best = 0;
    for (int i = 0; i < question.count(); i++) {
      int said = Choice.asNumber(question.option(i));
      int now = Choice.asNumber(question.option(best));
      if (Math.abs(said - wanted) < Math.abs(now - wanted)) best = i;
    }
    return best;
  }
}
