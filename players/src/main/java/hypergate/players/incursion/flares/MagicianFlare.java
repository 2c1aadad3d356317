package hypergate.players.incursion.flares;

import hypergate.players.novice.Judgement;

/// The Magician's flare, for whoever must put three cards down.
public final class MagicianFlare {
  public static final Judgement MAGICIAN_FLARE =
      Judgement.of("flare-magician")
          .answers("wild/card", (outlook, question) -> outlook.selecting.select(question))
          .answers("wild/cards", (outlook, question) -> outlook.selecting.select(question));

  private MagicianFlare() {}
}
