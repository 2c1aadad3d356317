package hypergate.players.hlavacek.tech;

import hypergate.players.novice.Judgement;

/// The Strange Attractor, while there are flares about.
public final class StrangeAttractor {
  public static final Judgement STRANGE_ATTRACTOR =
      Judgement.of("strange-attractor-hlavacek")
          .worth(outlook -> outlook.view.cards().flareCount() > 0 ? 1 : 0);

  private StrangeAttractor() {}
}
