package hypergate.players.novice;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;

/// Answers to what somebody uses: what it would cost us if it went through. A novice cancels what
/// enemies do to it, never its own use, unless a zap would win for it.
public final class Answers {
  /// What a zap is worth in hand.
  private static final double PRICE = 2;

  /// How much of what is at stake a Human decides, which its enemies cannot even zap.
  private static final double UNSTOPPED = 0.3;

  private final Outlook outlook;

  Answers(Outlook outlook) {
    this.outlook = outlook;
  }

  /// What cancelling the pending use is worth to us, the price of a zap taken off.
  public double cancel(Question question) {
    Ability used = question.used();
    Seat user = question.user();
    if (used.effect().isEmpty() || !user.exists()) return -1;
    double harm =
        used.source() == Ability.Source.POWER
            ? power(user, used.effect())
            : user == outlook.me ? -1 : card(user, used.effect());
    return harm - PRICE;
  }

  /// What it is worth to us that the pending use goes through: less than nothing when it hurts us.
  /// What stops it here is no zap, and costs nothing.
  public double gain(Question question) {
    Ability used = question.used();
    Seat user = question.user();
    if (used.effect().isEmpty() || !user.exists()) return 0;
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    double forUser = outlook.sideOf(user) * stake;
    if (used.source() == Ability.Source.POWER) {
      String power = used.effect();
      boolean idle = outlook.encounter.revealed() && isSettled(user, power);
      boolean unstopped = outlook.judgements.use(power).is(Reckoned.WINS_ZAPPED);
      double bite = unstopped ? UNSTOPPED : outlook.values.bite(power);
      double share = idle ? 0 : bite * Math.max(-30, Math.min(30, forUser));
      return share > 0 ? share : share - outlook.values.sting(power);
    }
    double harm = card(user, used.effect());
    return harm > 0 ? -harm : 0.12 * Math.max(0, forUser);
  }

  // A zapped Human wins for its side: good for its friends, and no answer for its enemies.
  private double power(Seat user, String power) {
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    double forUser = outlook.sideOf(user) * stake;
    if (outlook.judgements.use(power).is(Reckoned.WINS_ZAPPED)) {
      if (forUser <= 3 || !outlook.encounter.revealed()) return 0;
      boolean wins =
          outlook.reinforcing.offenseWins(4 * outlook.sideOf(user)) == outlook.sideOf(user) > 0;
      return wins ? 0 : forUser;
    }
    if (user == outlook.me) return -1;
    double harm = outlook.values.sting(power);
    if (forUser < 0) harm += outlook.values.bite(power) * Math.min(30, -forUser);
    if (outlook.encounter.revealed() && forUser < 0 && isSettled(user, power)) harm = 0;
    return harm;
  }

  // Once cards are up we can count: a power that changes nothing, or comes too late, needs no zap.
  private boolean isSettled(Seat user, String power) {
    if (!outlook.reinforcing.compares()) return false;
    int side = outlook.sideOf(user);
    boolean winsWithout = outlook.reinforcing.offenseWins(0) == side > 0;
    Judgement.Adds adds = outlook.judgements.use(power).adds();
    int more = adds == null ? 0 : adds.to(outlook, user);
    if (more == 0) return false;
    boolean winsWith = outlook.reinforcing.offenseWins(side * more) == side > 0;
    return winsWithout == winsWith;
  }

  private double card(Seat user, String effect) {
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    return outlook.judgements.use(effect).harms(outlook, -outlook.sideOf(user) * stake);
  }
}
