package hypergate.players.storm.flares;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.storm.aliens.Porcupine;

/// The Porcupine's flare: shown where one for each card turns the result; needles of three.
public final class PorcupineFlare {
  private static final int EACH = 3;

  public static final Judgement PORCUPINE_FLARE =
      Judgement.of("flare-porcupine")
          .worth(
              "wild",
              outlook ->
                  outlook.reinforcing.gain(outlook.me, outlook.view.handSize(outlook.me)) - 0.5)
          .worth("super", outlook -> Porcupine.needling(outlook, EACH))
          .answers(
              "super/number",
              (outlook, question) ->
                  Find.number(question, Math.max(1, Porcupine.needed(outlook, EACH))));

  private PorcupineFlare() {}
}
