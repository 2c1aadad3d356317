package hypergate.players.alliance.flares;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;

/// The flare of the Cyborg: an old card when the turn begins, and a fourth one at once. Of the
/// sheet goes what is worth least.
public final class CyborgFlare {
  public static final Judgement CYBORG_FLARE =
      Judgement.of("flare-cyborg")
          .worth("wild", outlook -> outlook.question.window() == Window.REGROUP_START ? 1 : -1)
          .worth("super", _ -> 3)
          .answers("super/card", (outlook, question) -> outlook.choosing.worst(question));

  private CyborgFlare() {}
}
