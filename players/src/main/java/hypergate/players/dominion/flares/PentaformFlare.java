package hypergate.players.dominion.flares;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Pentaform's flare: the better of two unknown aliens, or a better stage.
public final class PentaformFlare {
  // What the better of two unknown aliens is worth, less the trouble.
  private static final double ANY_TWO = 5.7;

  public static final Judgement PENTAFORM_FLARE =
      Judgement.of("flare-pentaform")
          .worth("wild", outlook -> ANY_TWO - own(outlook))
          .worth("super", PentaformFlare::betterStage)
          .answers("super/alien-2", PentaformFlare::currentStage);

  private PentaformFlare() {}

  private static double own(Outlook outlook) {
    int own = Powers.instance(outlook.me, Powers.OWN);
    return outlook.view.powers().exists(own)
        ? outlook.values.alien(outlook.view.powers().number(own))
        : 0;
  }

  // How much better the best stage is than the one that our sheet is under.
  private static double betterStage(Outlook outlook) {
    double now = stage(outlook, outlook.view.powers().stage());
    double best = now;
    for (int i = 0; i < Sizes.STAGES; i++) best = Math.max(best, stage(outlook, i));
    return best - now - 0.3;
  }

  private static double stage(Outlook outlook, int stage) {
    int alien = outlook.view.powers().stage(stage);
    return alien < 0 ? 0 : outlook.values.alien(alien);
  }

  // The best stage changes places with the one that we are under.
  private static int currentStage(Outlook outlook, Question question) {
    Powers powers = outlook.view.powers();
    int current = powers.stage(powers.stage());
    return Find.either(Find.option(question, Choice.ALIEN, current), 0);
  }
}
