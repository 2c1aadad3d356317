package hypergate.cli.command;

import hypergate.catalogue.Catalogue.Measured;
import hypergate.cli.Failure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads what `hypergate sim --json` has printed.
final class MeasuredFile {
  private MeasuredFile() {}

  /// Wins by alien.
  static List<Measured> read(Path file) {
    if (!Files.isRegularFile(file))
      throw new Failure("--report " + file + ": there is no such file");
    List<Measured> all = new ArrayList<>();
    try {
      for (JsonNode alien : JsonMapper.shared().readTree(file.toFile()).path("winsByAlien"))
        all.add(
            new Measured(
                alien.path("id").asString(),
                alien.path("games").asLong(),
                alien.path("share").asDouble(),
                alien.path("low").asDouble(),
                alien.path("high").asDouble()));
    } catch (JacksonException e) {
      throw new Failure("--report " + file + " is no JSON", e);
    }
    if (all.isEmpty()) throw new Failure("--report " + file + " holds no wins by alien");
    return all;
  }
}
