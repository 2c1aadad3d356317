package hypergate.players.conflict.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Empath: it talks where its negotiate would lose, not where its attack would win.
public final class Empath {
  public static final Judgement EMPATH = Judgement.of("empath").worth(Empath::worth);

  private Empath() {}

  private static double worth(Outlook outlook) {
    return outlook.encounter.negotiates(outlook.me) ? 3 : -1;
  }
}
