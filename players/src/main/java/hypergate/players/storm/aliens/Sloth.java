package hypergate.players.storm.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Sloth: all that may come, where its side is worth it.
public final class Sloth {
  public static final Judgement SLOTH =
      Judgement.of("sloth")
          .answers(
              "ships",
              (outlook, question) ->
                  outlook.shipping.send(question, question.gestureStep(), wanted(outlook)));

  private Sloth() {}

  private static int wanted(Outlook outlook) {
    return outlook.isRich() ? 4 : 2;
  }
}
