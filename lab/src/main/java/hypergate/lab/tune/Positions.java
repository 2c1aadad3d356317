package hypergate.lab.tune;

import hypergate.game.piece.Seat;
import hypergate.lab.run.LabError;
import java.util.Arrays;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Positions between encounters, with what each seat came to in the end. Of the features of a seat
/// only those are kept that are not 0, one seat after the other.
final class Positions {
  private int[] feature = new int[1024];
  private float[] value = new float[1024];
  private int[] end = new int[64];
  private float[] points = new float[64];
  private int[] seats = new int[16];
  private int rows;
  private int count;

  /// Adds a position.
  ///
  /// @param features a row a seat
  /// @param share the points of each seat, together 1
  void add(double[][] features, double[] share) {
    if (count == seats.length) seats = Arrays.copyOf(seats, 2 * count);
    seats[count++] = share.length;
    for (int i = 0; i < share.length; i++) addRow(features[i], share[i]);
  }

  private void addRow(double[] features, double share) {
    if (rows == end.length) {
      end = Arrays.copyOf(end, 2 * rows);
      points = Arrays.copyOf(points, 2 * rows);
    }
    int at = rows == 0 ? 0 : end[rows - 1];
    for (int f = 0; f < features.length; f++) {
      if (features[f] == 0) continue;
      if (at == feature.length) {
        feature = Arrays.copyOf(feature, 2 * at);
        value = Arrays.copyOf(value, 2 * at);
      }
      feature[at] = f;
      value[at++] = (float) features[f];
    }
    end[rows] = at;
    points[rows++] = (float) share;
  }

  /// Adds all positions of others, in their order.
  void addAll(Positions others) {
    int row = 0;
    int at = 0;
    for (int p = 0; p < others.count; p++) {
      if (count == seats.length) seats = Arrays.copyOf(seats, 2 * count);
      seats[count++] = others.seats[p];
      for (int i = 0; i < others.seats[p]; i++, row++) {
        int length = others.end[row] - at;
        copyRow(others, at, length, others.points[row]);
        at = others.end[row];
      }
    }
  }

  private void copyRow(Positions others, int from, int length, float share) {
    if (rows == end.length) {
      end = Arrays.copyOf(end, 2 * rows);
      points = Arrays.copyOf(points, 2 * rows);
    }
    int at = rows == 0 ? 0 : end[rows - 1];
    if (at + length > feature.length) {
      feature = Arrays.copyOf(feature, 2 * (at + length));
      value = Arrays.copyOf(value, 2 * (at + length));
    }
    System.arraycopy(others.feature, from, feature, at, length);
    System.arraycopy(others.value, from, value, at, length);
    end[rows] = at + length;
    points[rows++] = share;
  }

  /// Writes them as a file of games has them: `seats` of each position; of each seat of each of
  /// them, one after the other, what it came to, `points`, and how many `features` it has, `size`;
  /// and of all of those their numbers and values.
  void write(ObjectNode line) {
    ArrayNode ofSeats = line.putArray("seats");
    ArrayNode ofPoints = line.putArray("points");
    ArrayNode sizes = line.putArray("size");
    ArrayNode numbers = line.putArray("features");
    ArrayNode values = line.putArray("values");
    for (int p = 0; p < count; p++) ofSeats.add(seats[p]);
    for (int row = 0; row < rows; row++) {
      ofPoints.add(points[row]);
      sizes.add(end[row] - (row == 0 ? 0 : end[row - 1]));
    }
    for (int k = 0; rows > 0 && k < end[rows - 1]; k++) {
      numbers.add(feature[k]);
      values.add(value[k]);
    }
  }

  /// Reads what [#write] has written.
  ///
  /// @param features how many there are
  /// @throws LabError when it does not fit together
  static Positions read(JsonNode line, int features) {
    Positions read = new Positions();
    JsonNode ofSeats = line.path("seats");
    JsonNode numbers = line.path("features");
    int row = 0;
    int at = 0;
    for (JsonNode of : ofSeats) {
      int many = of.asInt(0);
      if (many < 1 || many > Seat.MOST) throw new LabError("a table of " + of + " seats");
      double[][] table = new double[many][features];
      double[] shares = new double[many];
      for (int i = 0; i < many; i++, row++) {
        shares[i] = line.path("points").path(row).asDouble(0);
        int size = line.path("size").path(row).asInt(0);
        for (int k = 0; k < size; k++, at++) {
          int number = numbers.path(at).asInt(-1);
          if (number < 0 || number >= features) throw new LabError("there is no feature " + number);
          table[i][number] = line.path("values").path(at).asDouble(0);
        }
      }
      read.add(table, shares);
    }
    if (row != line.path("size").size() || at != numbers.size())
      throw new LabError("the positions of this game do not fit together");
    return read;
  }

  /// How many there are.
  int count() {
    return count;
  }

  /// The mean loss in nats when every seat is thought to win alike.
  double uniformLoss() {
    double sum = 0;
    for (int p = 0; p < count; p++) sum += StrictMath.log(seats[p]);
    return sum / count;
  }

  /// The mean loss in nats by given weights.
  ///
  /// @param slope receives how it changes with each weight, when it is as long as they are
  double loss(double[] weights, double[] slope) {
    Arrays.fill(slope, 0);
    boolean sloped = slope.length == weights.length;
    double sum = 0;
    int row = 0;
    double[] strength = new double[16];
    for (int p = 0; p < count; p++) {
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < seats[p]; i++) {
        strength[i] = strength(row + i, weights);
        most = Math.max(most, strength[i]);
      }
      double all = 0;
      for (int i = 0; i < seats[p]; i++) all += StrictMath.exp(strength[i] - most);
      double norm = most + StrictMath.log(all);
      for (int i = 0; i < seats[p]; i++, row++) {
        sum -= points[row] * (strength[i] - norm);
        if (sloped) addSlope(row, StrictMath.exp(strength[i] - norm) - points[row], slope);
      }
    }
    for (int f = 0; f < slope.length; f++) slope[f] /= count;
    return sum / count;
  }

  private double strength(int row, double[] weights) {
    double sum = 0;
    for (int k = row == 0 ? 0 : end[row - 1]; k < end[row]; k++)
      sum += weights[feature[k]] * value[k];
    return sum;
  }

  private void addSlope(int row, double by, double[] slope) {
    for (int k = row == 0 ? 0 : end[row - 1]; k < end[row]; k++) slope[feature[k]] += by * value[k];
  }
}
