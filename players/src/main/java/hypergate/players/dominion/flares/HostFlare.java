package hypergate.players.dominion.flares;

import hypergate.players.novice.Judgement;

/// The Host's flare: three flares for one, and the worst of five go.
public final class HostFlare {
  public static final Judgement HOST_FLARE =
      Judgement.of("flare-host")
          .worth("wild", _ -> 2.5)
          .worth("super", _ -> 1.5)
          .answers("super/cards", (outlook, question) -> outlook.choosing.worst(question));

  private HostFlare() {}
}
