package hypergate.players.base.flares;

import hypergate.players.base.aliens.Amoeba;
import hypergate.players.novice.Judgement;

/// The Amoeba's flare, which moves ships like its power.
public final class AmoebaFlare {
  public static final Judgement AMOEBA_FLARE =
      Judgement.of("flare-amoeba")
          .worth("wild", outlook -> Amoeba.oozing(outlook, 4))
          .answers("wild/choice", Amoeba::choose)
          .answers("wild/ships", Amoeba::send)
          .worth("super", outlook -> Amoeba.oozing(outlook, 6));

  private AmoebaFlare() {}
}
