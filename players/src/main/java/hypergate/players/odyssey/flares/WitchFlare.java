package hypergate.players.odyssey.flares;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;

/// The Witch's flare, before all is over.
public final class WitchFlare {
  public static final Judgement WITCH_FLARE =
      Judgement.of("flare-witch")
          .worth("wild", outlook -> outlook.question.window() == Window.OUTCOME ? -1 : 0.5);

  private WitchFlare() {}
}
