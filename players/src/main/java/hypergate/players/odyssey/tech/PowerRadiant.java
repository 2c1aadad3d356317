package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// Power Radiant: a flare is cheaper than a zap; but who wins when zapped does not win by it.
public final class PowerRadiant {
  public static final Judgement POWER_RADIANT =
      Judgement.of("power-radiant")
          .stops(
              (outlook, zap) ->
                  outlook.judgements.is(outlook.question.used().effect(), Reckoned.WINS_ZAPPED)
                      ? -1
                      : zap + 0.8);

  private PowerRadiant() {}
}
