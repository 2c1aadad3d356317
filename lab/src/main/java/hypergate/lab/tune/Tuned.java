package hypergate.lab.tune;

import java.util.List;
import java.util.Locale;

/// What was learned.
///
/// @param tuning from what
/// @param games of how many games: fewer than it asked for when it was stopped
/// @param names the features
/// @param weights of each of them
/// @param learned positions from which it was learned
/// @param tested positions of other games, on which it was tested
/// @param loss the mean loss there, in nats: what it costs to foretell who wins
/// @param before the same by the weights that it began with
/// @param uniform the same when every seat is thought to win alike
public record Tuned(
    Tuning tuning,
    int games,
    List<String> names,
    List<Double> weights,
    int learned,
    int tested,
    double loss,
    double before,
    double uniform) {
  private static final double NOTHING = 0.00005;

  /// What was learned, for people.
  public String words() {
    return String.format(
        Locale.ROOT,
        "learned from %,d positions of %,d games of %s, seed %d%s%n"
            + "%s"
            + "tested on %,d positions of others: log loss %.4f, %.4f when all are thought alike%n",
        learned,
        games,
        String.join(", ", tuning.players()),
        tuning.seed(),
        tuning.mixed() ? ", every second one with a random mix of options" : "",
        tuning.from().name().isEmpty()
            ? ""
            : String.format(
                Locale.ROOT,
                "beginning with %s, whose loss is %.4f%n",
                tuning.from().name(),
                before),
        tested,
        loss,
        uniform);
  }

  /// The file of weights that a player reads.
  public String file() {
    StringBuilder file = new StringBuilder();
    file.append("# What tables between two encounters are worth, ");
    file.append(words().strip().replace("\n", ";\n# ")).append(".\n");
    file.append("# A feature and its weight; one point more makes a seat e (2.7) times as likely");
    file.append(" to win.\n");
    for (int f = 0; f < names.size(); f++)
      if (Math.abs(weights.get(f)) >= NOTHING)
        file.append(names.get(f)).append(String.format(Locale.ROOT, "\t%.4f%n", weights.get(f)));
    return file.toString();
  }
}
