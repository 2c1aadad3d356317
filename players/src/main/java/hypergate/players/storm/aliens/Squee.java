package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Squee: an offense gives in when it is likely to lose anyway.
public final class Squee {
  private static final double HOPELESS = 0.25;

  public static final Judgement SQUEE =
      Judgement.of("squee")
          .worth(_ -> 3)
          .answers(
              "choice",
              (outlook, question) -> Find.word(question, isHopeless(outlook) ? Word.YES : Word.NO));

  private Squee() {}

  private static boolean isHopeless(Outlook outlook) {
    return outlook.forecast.read().offenseChance() < HOPELESS;
  }
}
