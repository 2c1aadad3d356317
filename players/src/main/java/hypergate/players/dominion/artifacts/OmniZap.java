package hypergate.players.dominion.artifacts;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Omni-Zap costs three ships: as a zap, or to turn a lost encounter of ours.
public final class OmniZap {
  public static final Judgement OMNI_ZAP =
      Judgement.of("omni-zap")
          .worth(OmniZap::worth)
          .stops((_, zap) -> zap - 2)
          .answers("seat", ShipZap::victim)
          .answers("planet", ShipZap::strike)
          .answers("choice", OmniZap::what)
          .answers("choice-2", OmniZap::where);

  private OmniZap() {}

  private static double worth(Outlook outlook) {
    boolean shown = outlook.question.window() == Window.REVEALED;
    return shown && turnsByCard(outlook) ? 0.8 * Math.abs(outlook.stake()) - 3 : 0;
  }

  private static boolean turnsByCard(Outlook outlook) {
    if (!outlook.encounter.isMain(outlook.me) || !outlook.reinforcing.compares()) return false;
    int value = outlook.encounter.value(outlook.opponent());
    boolean wanted = outlook.reinforcing.wantsOffense();
    return outlook.reinforcing.offenseWins(0) != wanted
        && outlook.reinforcing.offenseWins(wanted ? value : -value) == wanted;
  }

  private static int what(Outlook outlook, Question question) {
    boolean card = question.window() == Window.REVEALED && turnsByCard(outlook);
    return Find.either(Find.word(question, card ? Word.CARD : Word.SHIP), 0);
  }

  private static int where(Outlook outlook, Question question) {
    boolean warp = outlook.fleet(outlook.me) > 9;
    return Find.either(Find.word(question, warp ? Word.WARP : Word.OUT), 0);
  }
}
