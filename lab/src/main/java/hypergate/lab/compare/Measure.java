package hypergate.lab.compare;

import hypergate.lab.run.Ended;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What of a game is compared.
public enum Measure {
  /// The measured seat's points: 1 for a win, 1/k for a win shared by k.
  POINTS("of the points go to the measured seat", true) {
    @Override
    double of(Ended game, int seat) {
      return game.failed() == seat ? 0 : (double) game.points(seat) / Ended.WIN;
    }
  },
  /// How many encounters there were.
  ENCOUNTERS("encounters a game", false) {
    @Override
    double of(Ended game, int seat) {
      return game.encounters();
    }
  },
  /// Whether several have won together.
  SHARED("of the games are won by several", true) {
    @Override
    double of(Ended game, int seat) {
      return Integer.bitCount(game.winners()) > 1 ? 1 : 0;
    }
  },
  /// Whether nobody has won.
  UNWON("of the games are won by nobody", true) {
    @Override
    double of(Ended game, int seat) {
      return game.winners() == 0 ? 1 : 0;
    }
  };

  private final String words;
  private final boolean isShare;

  Measure(String words, boolean isShare) {
    this.words = words;
    this.isShare = isShare;
  }

  /// What it is of a game.
  ///
  /// @param seat the measured one, counted from 0
  abstract double of(Ended game, int seat);

  /// What it is called in options and files: `points`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// What all are called.
  public static List<String> ids() {
    return Stream.of(values()).map(Measure::id).toList();
  }

  /// Whether it is told in percent.
  public boolean isShare() {
    return isShare;
  }

  /// The words after its number.
  public String words() {
    return words;
  }

  /// Its number for people.
  public String text(double number) {
    return isShare
        ? String.format(Locale.ROOT, "%.1f %%", 100 * number)
        : String.format(Locale.ROOT, "%.2f", number);
  }

  /// A difference of two of its numbers for people, with its sign: of percents in points.
  public String difference(double number) {
    if (Double.isInfinite(number)) return number < 0 ? "-∞" : "+∞";
    return isShare
        ? String.format(Locale.ROOT, "%+.1f", 100 * number)
        : String.format(Locale.ROOT, "%+.2f", number);
  }

  // Whether a game that somebody has thrown away counts: only for the points of who did it.
  boolean counts(Ended game, int seat) {
    return game.isWhole() || this == POINTS && game.failed() == seat;
  }
}
