package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Macron's flare, which enemies had better not play.
public final class MacronFlare {
  public static final Judgement MACRON_FLARE =
      Judgement.of("flare-macron")
          .worth(
              "wild",
              outlook ->
                  outlook.reinforcing.gain(outlook.me, outlook.encounter.shipsOf(outlook.me)))
          .harms("wild", (_, against) -> against > 0 ? 0.25 * against : 0);

  private MacronFlare() {}
}
