package hypergate.lab.balance;

import hypergate.lab.run.Ended;
import hypergate.lab.run.LabError;
import hypergate.lab.statistics.ConditionalLogit;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Which aliens met in each game and who won, on disk: a fit goes through all games several times,
/// and they are too many to be kept in memory.
final class Rows implements AutoCloseable {
  private static final int MOST_POWERS = 4;

  private final int seats;
  private final Path path;
  private final DataOutputStream out;
  private long games;

  Rows(int seats) {
    this.seats = seats;
    try {
      path = Files.createTempFile("hypergate-balance", ".rows");
      path.toFile().deleteOnExit();
      out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(path)));
    } catch (IOException e) {
      throw error(e);
    }
  }

  private static LabError error(IOException e) {
    return new LabError("games cannot be kept for the fit: " + e.getMessage());
  }

  /// Adds a game that somebody has won.
  ///
  /// @param aliens the numbers of those of each seat
  void add(long round, int level, int[][] aliens, Ended ended) {
    try {
      out.writeLong(round);
      out.writeByte(level);
      out.writeByte(ended.winners());
      for (int i = 0; i < seats; i++)
        for (int p = 0; p < MOST_POWERS; p++)
          out.writeShort(p < aliens[i].length ? aliens[i][p] : -1);
      games++;
    } catch (IOException e) {
      throw error(e);
    }
  }

  /// Shows each game of a level: the features of a seat are its aliens and the seat itself,
  /// numbered after all aliens.
  void each(int level, int aliens, ConditionalLogit.Seen seen) {
    int[][] features = new int[seats][MOST_POWERS + 1];
    double[] points = new double[seats];
    try {
      out.flush();
      try (DataInputStream in =
          new DataInputStream(new BufferedInputStream(Files.newInputStream(path), 1 << 16))) {
        for (long game = 0; game < games; game++) {
          long round = in.readLong();
          boolean isOfLevel = in.readByte() == level;
          int winners = in.readByte() & 255;
          for (int i = 0; i < seats; i++) {
            for (int p = 0; p < MOST_POWERS; p++) features[i][p] = in.readShort();
            features[i][MOST_POWERS] = aliens + i;
            points[i] = (winners >> i & 1) / (double) Integer.bitCount(winners);
          }
          if (isOfLevel) seen.game(features, points, round);
        }
      }
    } catch (IOException e) {
      throw error(e);
    }
  }

  /// The numbers of aliens.
  static int[] numbers(List<String> ids) {
    int[] numbers = new int[Math.min(MOST_POWERS, ids.size())];
    for (int i = 0; i < numbers.length; i++)
      numbers[i] = hypergate.content.AllContent.ALL.alienNumber(ids.get(i));
    return numbers;
  }

  @Override
  public void close() {
    try {
      out.close();
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw error(e);
    }
  }
}
