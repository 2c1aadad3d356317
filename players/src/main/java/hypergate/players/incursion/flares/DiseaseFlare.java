package hypergate.players.incursion.flares;

import hypergate.players.novice.Judgement;

/// The Disease's flare: the worst card goes.
public final class DiseaseFlare {
  public static final Judgement DISEASE_FLARE =
      Judgement.of("flare-disease")
          .answers("wild/card", (outlook, question) -> outlook.choosing.worst(question));

  private DiseaseFlare() {}
}
