package hypergate.players.storm.aliens;

import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Converter: cards for ships while it has many, ships for cards while it has few.
public final class Converter {
  private static final int ENOUGH = 4;

  public static final Judgement CONVERTER =
      Judgement.of("converter")
          .worth(outlook -> spare(outlook) > 0 ? 1 : -1)
          .answers(
              "number", (outlook, question) -> Find.number(question, Math.max(1, spare(outlook))))
          .answers(
              "number-2",
              (outlook, question) -> Find.number(question, Math.max(1, spare(outlook))));

  private Converter() {}

  // How many cards it can do without, or how many ships.
  private static int spare(Outlook outlook) {
    int hand = outlook.view.handSize(outlook.me);
    if (outlook.question.window() != Window.RETRIEVING) return hand - ENOUGH;
    return outlook.isRich() ? ENOUGH - hand : 0;
  }
}
