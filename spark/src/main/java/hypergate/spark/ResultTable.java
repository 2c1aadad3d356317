package hypergate.spark;

import hypergate.lab.run.LabError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/// The games of a file as a table for other programs: `results.parquet` beside it, a row a game
/// with the names of the file, written by Spark.
final class ResultTable {
  private static final String NAME = "results.parquet";

  private ResultTable() {}

  /// Writes it, in the place of one that is there; nothing is to be seen of it before it is whole.
  ///
  /// @throws LabError when it cannot be written
  static void write(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) return;
    Path part = folder.resolve("." + NAME + ".part");
    try (SparkSession spark = session();
        Stream<String> lines = Files.lines(file)) {
      List<String> games = lines.skip(1).toList();
      if (games.isEmpty()) return;
      delete(part);
      Dataset<String> rows = spark.createDataset(games, Encoders.STRING());
      Dataset<Row> table = spark.read().schema(schema(spark, rows)).json(rows);
      // Spark takes an address as it stands: nothing in it may be encoded.
      table.coalesce(1).write().parquet("file:" + part);
      Path there = folder.resolve(NAME);
      delete(there);
      Files.move(part, there, StandardCopyOption.ATOMIC_MOVE);
    } catch (Exception e) {
      throw new LabError(folder.resolve(NAME) + " cannot be written: " + SparkCluster.line(e));
    }
  }

  private static SparkSession session() {
    return SparkSession.builder()
        .master("local[1]")
        .appName("hypergate results")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .getOrCreate();
  }

  // What seats have had depends on the options; a column for each kind would depend on luck.
  private static StructType schema(SparkSession spark, Dataset<String> rows) {
    StructType found = spark.read().json(rows).schema();
    StructType all = new StructType();
    for (StructField field : found.fields())
      all =
          field.name().equals("has")
              ? all.add(
                  "has",
                  DataTypes.createMapType(
                      DataTypes.StringType,
                      DataTypes.createArrayType(DataTypes.createArrayType(DataTypes.StringType))))
              : all.add(field);
    return all;
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(one);
    }
  }
}
