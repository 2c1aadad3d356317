package hypergate.players.oliviera.tech;

import hypergate.players.novice.Judgement;

/// The Quasar Spear, a reinforcement of 35.
public final class QuasarSpear {
  public static final Judgement QUASAR_SPEAR =
      Judgement.of("quasar-spear")
          .worth(outlook -> outlook.reinforcing.turning(35, 6))
          .answers("side", (outlook, question) -> outlook.reinforcing.side(question));

  private QuasarSpear() {}
}
