package hypergate.players.classic.artifacts;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// Pulsar Zap: against what is aimed at us, a Con or Denial of our power, a Pro or Shield of a foe.
public final class PulsarZap {
  public static final Judgement PULSAR_ZAP = Judgement.of("zap-pulsar").worth(PulsarZap::worth);

  private PulsarZap() {}

  private static double worth(Outlook outlook) {
    String played = outlook.question.used().effect();
    int slash = played.indexOf('/');
    if (slash < 0 || !played.startsWith("pulsar-")) return 0;
    String alien = played.substring("pulsar-".length(), slash);
    boolean own = outlook.instance(outlook.me, alien) >= 0;
    boolean foe = outlook.sideOf(outlook.question.user()) * outlook.sideOf(outlook.me) < 0;
    double stops = 0.4 * outlook.values.alien(alien) - Values.ARTIFACT;
    if (own) return stops;
    boolean strengthens = played.endsWith("/pro") || played.endsWith("/shield");
    return foe && strengthens ? stops : 0;
  }
}
