package hypergate.players;

import hypergate.game.Ability;
import hypergate.game.Question;
import hypergate.game.piece.Seat;

/// Answers to what somebody uses: what it would cost us if it went through. A novice cancels what
/// enemies do to it, never its own use, unless it is the Human and a zap would win.
final class Answers {
  /// What a zap is worth in hand.
  private static final double PRICE = 2;

  private final Outlook outlook;
  private final Reinforcing reinforcing;
  private final Bargaining bargaining;

  Answers(Outlook outlook, Reinforcing reinforcing, Bargaining bargaining) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
    this.bargaining = bargaining;
  }

  /// What cancelling the pending use is worth to us, the price of a zap taken off.
  double cancel(Question question) {
    Ability used = question.used();
    Seat user = question.user();
    if (used.effect().isEmpty() || !user.exists()) return -1;
    double harm =
        used.source() == Ability.Source.POWER
            ? power(user, used.effect())
            : user == outlook.me ? -1 : card(question, user, used.effect());
    return harm - PRICE;
  }

  /// What it is worth to us that the pending use goes through: less than nothing when it hurts us.
  /// What stops it here is no zap, and costs nothing.
  double gain(Question question) {
    Ability used = question.used();
    Seat user = question.user();
    if (used.effect().isEmpty() || !user.exists()) return 0;
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    double forUser = outlook.sideOf(user) * stake;
    if (used.source() == Ability.Source.POWER) {
      String power = used.effect();
      boolean idle = outlook.encounter.revealed() && isSettled(user, power);
      double bite = power.equals("human") ? 0.3 : outlook.values.bite(power);
      double share = idle ? 0 : bite * Math.max(-30, Math.min(30, forUser));
      return share > 0 ? share : share - outlook.values.sting(power);
    }
    double harm = card(question, user, used.effect());
    return harm > 0 ? -harm : 0.12 * Math.max(0, forUser);
  }

  // A zapped Human wins for its side: good for its friends, and no answer for its enemies.
  private double power(Seat user, String power) {
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    double forUser = outlook.sideOf(user) * stake;
    if (power.equals("human")) {
      if (forUser <= 3 || !outlook.encounter.revealed()) return 0;
      boolean wins = reinforcing.offenseWins(4 * outlook.sideOf(user)) == outlook.sideOf(user) > 0;
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
    if (!reinforcing.compares()) return false;
    int side = outlook.sideOf(user);
    boolean winsWithout = reinforcing.offenseWins(0) == side > 0;
    int more =
        switch (power) {
          case "virus" -> {
            int ships = outlook.encounter.shipsOf(user);
            int value = outlook.encounter.value(user);
            yield value * ships - value - ships;
          }
          case "macron" -> 3 * outlook.encounter.shipsOf(user);
          case "warrior" -> 3;
          case "human" -> 4;
          default -> 0;
        };
    if (more == 0) return false;
    boolean winsWith = reinforcing.offenseWins(side * more) == side > 0;
    return winsWithout == winsWith;
  }

  private double card(Question question, Seat user, String effect) {
    boolean main = outlook.encounter.isMain(outlook.me);
    double stake = outlook.encounter.defense().exists() ? outlook.stake() : 0;
    double against = -outlook.sideOf(user) * stake;
    return switch (effect) {
      case "plague" -> question.target() == outlook.me.index() ? 6 : 0;
      case "cosmic-zap" -> outlook.encounter.isMain(outlook.me) && against > 0 ? 4 : 0;
      case "card-zap" -> against > 4 ? 3 : 0;
      case "emotion-control" -> calming();
      case "force-field" -> main && against > 0 ? 3 : 0;
      case "ionic-gas" -> outlook.encounter.negotiates(outlook.me) ? 2.5 : 0;
      case "quash" -> main ? Math.max(0, bargaining.ownDeal(question.offer())) : 0;
      case "mobius-tubes" -> outlook.ships.inWarp(outlook.me) == 0 ? 2.2 : 0;
      case "flare-human/wild" -> against > 0 ? Math.min(against, 20) * 0.6 : 0;
      case "flare-virus/super", "flare-human/super", "flare-macron/wild", "flare-loser/wild" ->
          against > 0 ? 0.25 * against : 0;
      case "flare-shadow/wild" -> against > 0 ? 0.5 * against : 0;
      default -> against > 0 ? 0.12 * against : 0;
    };
  }

  // Emotion Control takes a victory from us, or a defeat.
  private double calming() {
    boolean wins = reinforcing.offenseWins(0) == reinforcing.wantsOffense();
    return wins ? 0.7 * Math.abs(outlook.stake()) : 0;
  }
}
