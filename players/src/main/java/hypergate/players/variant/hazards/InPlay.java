package hypergate.players.variant.hazards;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.variant.hazards.Hazards;

/// Hazards in play, which forecasts have to reckon with.
public final class InPlay {
  public static final Judgement IN_PLAY = Judgement.ofVariant().looks(InPlay::look);

  private InPlay() {}

  private static void look(Outlook outlook) {
    Hazards hazards = outlook.view.parts().find(Hazards.class);
    for (int slot = 0; hazards != null && slot < hazards.inPlay(); slot++)
      outlook.foresee(hazards.hazard(slot).id());
  }
}
