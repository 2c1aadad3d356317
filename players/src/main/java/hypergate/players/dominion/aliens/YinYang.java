package hypergate.players.dominion.aliens;

import hypergate.players.novice.Judgement;

/// Yin-Yang leaves the token where it is unless that hurts a foe; who is helped takes all it can.
public final class YinYang {
  public static final Judgement YIN_YANG =
      Judgement.of("yin-yang")
          .worth(outlook -> outlook.alliances.gain() > 0 ? 0.5 : -1)
          .answers("number", (_, question) -> question.count() - 1)
          .answers("number-2", (_, question) -> question.count() - 1);

  private YinYang() {}
}
