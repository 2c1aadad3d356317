package hypergate.players.search;

import hypergate.players.Advice;
import java.util.Locale;

/// What has come of an option in all worlds in which it was tried out, and what can be said of it.
final class Tally {
  private static final int OFTEN = 5;
  private static final double MUCH = 0.25;

  private int tries;
  private double shares;
  private double squares;
  private int wins;
  private int losses;
  private int gains;
  private int setbacks;
  private int lost;
  private int cards;

  Tally() {}

  /// @param wins whether it has won the game
  /// @param loses whether others have won it
  /// @param colonies foreign colonies it has gained, fewer when negative
  /// @param lost ships that have gone to the warp, fewer when negative
  /// @param cards in its hand that have come, fewer when negative
  void add(double share, boolean wins, boolean loses, int colonies, int lost, int cards) {
    tries++;
    shares += share;
    squares += share * share;
    if (wins) this.wins++;
    if (loses) this.losses++;
    if (colonies > 0) gains++;
    if (colonies < 0) setbacks++;
    this.lost += lost;
    this.cards += cards;
  }

  int tries() {
    return tries;
  }

  double share() {
    return shares / tries;
  }

  /// What can be said of an option.
  Advice.Opinion opinion(int position, String answer) {
    double mean = share();
    double variance = Math.max(0, squares / tries - mean * mean);
    double margin = tries < 2 ? Double.NaN : Math.min(1, 2 * Math.sqrt(variance / (tries - 1)));
    return new Advice.Opinion(
        position, answer, mean, margin, tries, tries == 0 ? "" : words(), prospect());
  }

  private Advice.Prospect prospect() {
    if (tries == 0) return Advice.Prospect.NOTHING;
    double all = tries;
    return new Advice.Prospect(
        wins / all,
        losses / all,
        Math.max(0, gains - wins) / all,
        setbacks / all,
        lost / all,
        cards / all);
  }

  /// What comes of it, in words that can follow `it`: what happens often, the most important first.
  private String words() {
    StringBuilder words = new StringBuilder();
    int said = 0;
    int winning = percent(wins);
    int losing = percent(losses);
    if (winning >= OFTEN) said += say(words, said, "wins the game in " + of100(winning));
    if (losing >= OFTEN) said += say(words, said, "loses the game in " + of100(losing));
    int gaining = percent(gains - wins);
    if (gaining >= OFTEN) said += say(words, said, "brings a colony in " + of100(gaining));
    int losingOne = percent(setbacks);
    if (losingOne >= OFTEN) said += say(words, said, "costs a colony in " + of100(losingOne));
    double ships = (double) lost / tries;
    if (said < 3 && Math.abs(ships) >= MUCH) {
      String number = number(Math.abs(ships));
      said +=
          say(
              words,
              said,
              ships > 0
                  ? "costs " + number + " on average"
                  : "brings back " + number + " on average");
    }
    double hand = (double) cards / tries;
    if (said < 3 && Math.abs(hand) >= 2 * MUCH)
      said +=
          say(
              words,
              said,
              String.format(
                  Locale.ROOT,
                  "leaves you with %.1f cards %s",
                  Math.abs(hand),
                  hand > 0 ? "more" : "less"));
    return said == 0 ? "changes little" : words.toString();
  }

  private static int say(StringBuilder words, int said, String what) {
    if (said > 0) words.append(", ");
    words.append(what);
    return 1;
  }

  private int percent(int count) {
    return (int) Math.round(100.0 * count / tries);
  }

  private static String of100(int percent) {
    return percent >= 100 ? "every try" : percent + " of 100 tries";
  }

  private static String number(double ships) {
    String number = String.format(Locale.ROOT, "%.1f", ships);
    return number.equals("1.0") ? "1 ship" : number + " ships";
  }
}
