package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.odyssey.aliens.DemonAlternate;

/// The alternate Demon's flare: the power as an ally; compensation is paid with worse cards than
/// those that are taken.
public final class DemonAlternateFlare {
  public static final Judgement DEMON_ALTERNATE_FLARE =
      Judgement.of("flare-demon-alternate")
          .worth("wild", outlook -> outlook.isFoe(outlook.encounter.compensationFrom()) ? 2 : 1)
          .worth("super", DemonAlternate::worth);

  private DemonAlternateFlare() {}
}
