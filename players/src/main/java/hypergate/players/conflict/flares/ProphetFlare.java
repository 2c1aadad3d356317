package hypergate.players.conflict.flares;

import hypergate.players.conflict.aliens.Prophet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Prophet's flare: one negotiate is likelier than two.
public final class ProphetFlare {
  public static final Judgement PROPHET_FLARE =
      Judgement.of("flare-prophet")
          .answers("wild/number", (_, question) -> Find.number(question, 1))
          .answers("super/side", Prophet::side);

  private ProphetFlare() {}
}
