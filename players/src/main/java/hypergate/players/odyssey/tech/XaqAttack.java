package hypergate.players.odyssey.tech;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Xaq Attack invites us. The card is given away: only for a colony that we would not be asked
/// to share.
public final class XaqAttack {
  public static final Judgement XAQ_ATTACK =
      Judgement.of("xaq-attack")
          .worth(XaqAttack::worth)
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> seat == outlook.encounter.offense().index() ? 1 : 0));

  private XaqAttack() {}

  private static double worth(Outlook outlook) {
    if (!outlook.encounter.target().exists() || !outlook.wouldGain(outlook.me)) return -1;
    return outlook.fleet(outlook.me) >= 8 ? 0.3 * outlook.change(outlook.me, 1) - 2 : -1;
  }
}
