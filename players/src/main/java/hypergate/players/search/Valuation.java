package hypergate.players.search;

import hypergate.game.card.Content;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// What a table between two encounters is worth to a seat: the share of the points that it may
/// expect. Each seat has a strength, the sum of its [Features] by weight, and the points fall to
/// the seats in proportion to e to the power of their strengths (a conditional logit: D. McFadden,
/// Conditional logit analysis of qualitative choice behavior, 1974).
public final class Valuation {
  private final Features features;
  private final double[] weights;
  private final double[][] rows;
  private final int[] weighed;
  private final double[] strength = new double[Seat.MOST];
  private final double[] shares = new double[Seat.MOST];

  /// A valuation by given weights.
  ///
  /// @param weights one for each feature
  public Valuation(Features features, double[] weights) {
    this.features = features;
    this.weights = weights.clone();
    this.weighed = IntStream.range(0, weights.length).filter(f -> weights[f] != 0).toArray();
    this.rows = new double[Seat.MOST][features.count()];
  }

  /// A valuation by the weights of a file of this package: a line for each feature that counts, its
  /// name and its weight with a tab between; lines that begin with `#` are remarks.
  ///
  /// @param file such as `regular.tsv`
  public static Valuation of(Content content, String file) {
    Features features = new Features(content);
    return new Valuation(features, read(features, file));
  }

  /// A valuation by the weights for games with these rules.
  ///
  /// @param where a file of this package with a line for each option that has weights of its own,
  ///   its name and the file with a tab between, of which the first that is on counts
  /// @param usual the file for games in which none of them is on
  public static Valuation where(Rules rules, String where, String usual) {
    String file =
        text(where)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t"))
            .filter(line -> rules.options().is(line[0]))
            .map(line -> line[1])
            .findFirst()
            .orElse(usual);
    return of(rules.content(), file);
  }

  private static String text(String file) {
    try (InputStream in = Valuation.class.getResourceAsStream(file)) {
      if (in == null) throw new IllegalArgumentException("there is no file " + file);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double[] read(Features features, String file) {
    double[] weights = new double[features.count()];
    weights(file, text(file))
        .forEach(
            (name, weight) -> {
              int number = features.number(name);
              if (number >= 0) weights[number] = weight;
              else if (!Features.isOfCard(name))
                throw new IllegalArgumentException(
                    file + " weighs '" + name + "', which is no feature");
            });
    return weights;
  }

  /// The weights in the text of a file, by the names of features.
  ///
  /// @param file its name, for messages
  /// @throws IllegalArgumentException saying what is wrong where
  public static Map<String, Double> weights(String file, String text) {
    Map<String, Double> weights = new LinkedHashMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isEmpty() || line.startsWith("#")) continue;
      int tab = line.indexOf('\t');
      String number = line.substring(tab + 1);
      if (tab <= 0 || !number.matches("-?\\d{1,9}(\\.\\d{1,9})?"))
        throw new IllegalArgumentException(
            file + " line " + (i + 1) + ": a feature, a tab and its weight are wanted");
      weights.put(line.substring(0, tab), Double.valueOf(number));
    }
    return weights;
  }

  /// The share of the points, from 0 to 1, that the seat of a view may expect.
  public double share(View view) {
    shares(view, shares);
    return shares[view.seat().index()];
  }

  /// The shares of the points that all seats may expect, as far as the seat of a view can tell;
  /// together 1.
  ///
  /// @param into receives them by seat
  public void shares(View view, double[] into) {
    features.read(view, rows);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < view.seats(); i++) {
      double sum = 0;
      double[] row = rows[i];
      for (int f : weighed) sum += row[f] * weights[f];
      strength[i] = sum;
      most = Math.max(most, sum);
    }
    // Strictly, so that a seed repeats a game on every machine.
    double all = 0;
    for (int i = 0; i < view.seats(); i++) {
      into[i] = StrictMath.exp(strength[i] - most);
      all += into[i];
    }
    for (int i = 0; i < view.seats(); i++) into[i] /= all;
  }
}
