package hypergate.players.oliviera.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dark Matter Beam: a further encounter or a tech of whoever is ahead.
public final class DarkMatterBeam {
  public static final Judgement DARK_MATTER_BEAM =
      Judgement.of("dark-matter-beam").worth(DarkMatterBeam::denying);

  private DarkMatterBeam() {}

  private static double denying(Outlook outlook) {
    Seat offense = outlook.encounter.offense();
    if (offense == outlook.me) return -1;
    return outlook.lacks(offense) <= 2 || offense == outlook.leader() ? 2 : -1;
  }
}
