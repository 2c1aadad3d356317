package hypergate.players.search;

import hypergate.game.piece.Luck;

/// What two main players come to who choose their cards in secret, by card and plan, and how to
/// choose then: both play the matrix many times over in thought, and do what they regret most not
/// to have done (regret matching: S. Hart, A. Mas-Colell, A simple adaptive procedure leading to
/// correlated equilibrium, Econometrica 68, 2000). What they have done on average leaves the other
/// one nothing to gain by guessing it.
final class Schemes {
  /// Plans of the other main player, its own one included.
  static final int PLANS = Actor.Plan.values().length;

  private static final int ROUNDS = 600;

  /// How often the other one is taken for a novice.
  private static final double NOVICE = 0.5;

  /// What may be lost by not doing what is best against what the other one does.
  private static final double NEAR = 0.01;

  private final int cards;
  private final double[][] mine;
  private final double[][] theirs;

  /// @param cards how many one may choose from
  Schemes(int cards) {
    this.cards = cards;
    this.mine = new double[cards][PLANS];
    this.theirs = new double[cards][PLANS];
  }

  /// Adds what a world has come to: of all cards and plans the same worlds must be added.
  void add(int card, int plan, double worth, double worthToOther) {
    mine[card][plan] += worth;
    theirs[card][plan] += worthToOther;
  }

  /// Chooses a card; which of those that are as good follows from the dice.
  int choose(Luck dice) {
    double[] regret = new double[cards];
    double[] otherRegret = new double[PLANS];
    double[] played = new double[cards];
    double[] otherPlayed = new double[PLANS];
    double[] now = new double[cards];
    double[] otherNow = new double[PLANS];
    for (int round = 0; round < ROUNDS; round++) {
      strategy(regret, now);
      strategy(otherRegret, otherNow);
      for (int plan = 0; plan < PLANS; plan++) {
        otherPlayed[plan] += otherNow[plan];
        otherNow[plan] *= 1 - NOVICE;
      }
      otherNow[0] += NOVICE;
      double value = 0;
      double[] worth = new double[cards];
      for (int card = 0; card < cards; card++) {
        played[card] += now[card];
        for (int plan = 0; plan < PLANS; plan++) worth[card] += otherNow[plan] * mine[card][plan];
        value += now[card] * worth[card];
      }
      for (int card = 0; card < cards; card++)
        regret[card] = Math.max(0, regret[card] + worth[card] - value);
      value = 0;
      double[] otherWorth = new double[PLANS];
      strategy(otherRegret, otherNow);
      for (int plan = 0; plan < PLANS; plan++) {
        for (int card = 0; card < cards; card++) otherWorth[plan] += now[card] * theirs[card][plan];
        value += otherNow[plan] * otherWorth[plan];
      }
      for (int plan = 0; plan < PLANS; plan++)
        otherRegret[plan] = Math.max(0, otherRegret[plan] + otherWorth[plan] - value);
    }
    return draw(played, worths(otherPlayed), dice);
  }

  // What each card is worth against what the other one has played on average.
  private double[] worths(double[] otherPlayed) {
    double[] worths = new double[cards];
    double scale = 0;
    for (double sum : otherPlayed) scale += sum;
    for (int card = 0; card < cards; card++)
      for (int plan = 0; plan < PLANS; plan++) {
        double often = (1 - NOVICE) * otherPlayed[plan] / scale + (plan == 0 ? NOVICE : 0);
        worths[card] += often * mine[card][plan];
      }
    return worths;
  }

  private int draw(double[] played, double[] worths, Luck dice) {
    int best = 0;
    for (int card = 1; card < cards; card++) if (worths[card] > worths[best]) best = card;
    double all = 0;
    for (int card = 0; card < cards; card++) {
      boolean near = worths[card] >= worths[best] * (1 - NEAR);
      if (!near) played[card] = 0;
      all += played[card];
    }
    if (all <= 0) return best;
    double at = all * dice.number(1 << 20) / (1 << 20);
    for (int card = 0; card < cards; card++) {
      at -= played[card];
      if (at < 0) return card;
    }
    return best;
  }

  private static void strategy(double[] regret, double[] into) {
    double all = 0;
    for (double each : regret) all += each;
    for (int i = 0; i < into.length; i++) into[i] = all > 0 ? regret[i] / all : 1.0 / into.length;
  }
}
