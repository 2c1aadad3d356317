package hypergate.players.eons.flares;

import hypergate.players.eons.aliens.Surgeon;
import hypergate.players.novice.Judgement;

/// The Surgeon's flare: whoever has many cards bids one for an alien, and any bid is accepted.
public final class SurgeonFlare {
  public static final Judgement SURGEON_FLARE =
      Judgement.of("flare-surgeon")
          .answers("wild/choice", Surgeon::bid)
          .answers("wild/seat", (_, question) -> question.count() - 1);

  private SurgeonFlare() {}
}
