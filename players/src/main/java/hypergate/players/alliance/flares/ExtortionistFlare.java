package hypergate.players.alliance.flares;

import hypergate.players.novice.Judgement;

/// The Extortionist's flare: both sides are worth their while whenever they can be played.
public final class ExtortionistFlare {
  public static final Judgement EXTORTIONIST_FLARE =
      Judgement.of("flare-extortionist")
          .worth("wild", _ -> 1.5)
          .worth("super", _ -> 0.8)
          .stops("super", (_, _) -> 0.8);

  private ExtortionistFlare() {}
}
