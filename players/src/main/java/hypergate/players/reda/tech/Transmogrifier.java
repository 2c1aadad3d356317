package hypergate.players.reda.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// The Transmogrifier: something better than what it is a copy of; what is used up is worth
/// nothing.
public final class Transmogrifier {
  /// What a copy must gain over what it is now.
  private static final double CHANGE = 2;

  public static final Judgement TRANSMOGRIFIER =
      Judgement.of("transmogrifier").worth(Transmogrifier::copying);

  private Transmogrifier() {}

  private static double copying(Outlook outlook) {
    double now = 4 - CHANGE;
    double best = 0;
    for (int slot = 0; slot < outlook.view.techs().top(); slot++) {
      if (!outlook.view.techs().exists(slot) || !outlook.view.techs().isComplete(slot)) continue;
      double worth = Slots.glad(outlook, outlook.view.techs().tech(slot));
      if (outlook.view.techs().owner(slot) != outlook.me) best = Math.max(best, worth);
      else if (outlook.view.techs().isCopy(slot)
          && outlook.view.techs().card(slot).id().equals("transmogrifier")) now = worth;
    }
    return best - now - CHANGE;
  }
}
