package hypergate.players.base.tech;

import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Xenon Lasers: one more or one less, as it helps.
public final class XenonLasers {
  public static final Judgement XENON_LASERS =
      Judgement.of("xenon-lasers")
          .worth(outlook -> outlook.reinforcing.bonus(1))
          .answers("number", XenonLasers::sign);

  private XenonLasers() {}

  private static int sign(Outlook outlook, Question question) {
    double up = outlook.reinforcing.gain(outlook.me, 1);
    double down = outlook.reinforcing.gain(outlook.me, -1);
    boolean own = outlook.sideOf(outlook.me) > 0 == outlook.reinforcing.wantsOffense();
    return Find.number(question, up > down || up == down && own ? 1 : -1);
  }
}
