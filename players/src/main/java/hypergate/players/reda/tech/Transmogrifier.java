package hypergate.players.reda.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.Techs;

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
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++) {
      if (!Techs.of(outlook.view).exists(slot) || !Techs.of(outlook.view).isComplete(slot))
        continue;
      double worth = Slots.glad(outlook, Techs.of(outlook.view).tech(slot));
      if (Techs.of(outlook.view).owner(slot) != outlook.me) best = Math.max(best, worth);
      else if (Techs.of(outlook.view).isCopy(slot)
          && Techs.of(outlook.view).card(slot).id().equals("transmogrifier")) now = worth;
    }
    return best - now - CHANGE;
  }
}
