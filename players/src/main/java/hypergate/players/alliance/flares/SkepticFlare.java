package hypergate.players.alliance.flares;

import hypergate.players.alliance.aliens.Skeptic;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Skeptic's flare: it waits for the others, and stakes a dozen ships on a likely victory.
public final class SkepticFlare {
  private static final int STAKE = 12;

  public static final Judgement SKEPTIC_FLARE =
      Judgement.of("flare-skeptic")
          .worth("wild", _ -> 0.3)
          .worth("super", outlook -> Skeptic.doubt(outlook) + 0.5)
          .answers("super/number", (_, question) -> Find.number(question, STAKE));

  private SkepticFlare() {}
}
