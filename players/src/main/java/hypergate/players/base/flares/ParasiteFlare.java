package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Parasite's flare.
public final class ParasiteFlare {
  public static final Judgement PARASITE_FLARE =
      Judgement.of("flare-parasite")
          .answers(
              "wild/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1));

  private ParasiteFlare() {}
}
