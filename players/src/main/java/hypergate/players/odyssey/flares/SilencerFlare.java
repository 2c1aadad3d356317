package hypergate.players.odyssey.flares;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Silencer's flare, against a foe's power.
public final class SilencerFlare {
  public static final Judgement SILENCER_FLARE =
      Judgement.of("flare-silencer").worth("wild", SilencerFlare::silencing);

  private SilencerFlare() {}

  private static double silencing(Outlook outlook) {
    if (outlook.question.window() != Window.POWER_USED) return 0.2;
    return outlook.isFoe(outlook.question.user()) ? 1 : -1;
  }
}
