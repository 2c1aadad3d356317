package hypergate.cli.command;

import hypergate.catalogue.Catalogue.Measured;
import hypergate.cli.Failure;
import hypergate.lab.balance.Study;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the lab has measured, for the catalogue: of the study that ships with the program, or of a
/// file that `hypergate sim --json`, `lab balance --json` or `lab report --study` has written.
final class MeasuredFile {
  private MeasuredFile() {}

  /// What the shipped study says.
  static List<Measured> shipped() {
    return measured(Study.shipped());
  }

  /// What a file says.
  static List<Measured> read(Path file) {
    if (!Files.isRegularFile(file))
      throw new Failure("--report " + file + ": there is no such file");
    List<Measured> all = new ArrayList<>();
    try {
      JsonNode said = JsonMapper.shared().readTree(file.toFile());
      if (said.path("hypergate").asString("").equals(Study.KIND)) return measured(said);
      for (JsonNode alien : said.path("winsByAlien"))
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

  private static List<Measured> measured(JsonNode study) {
    return Study.shares(study).stream()
        .map(
            of ->
                new Measured(
                    of.id(),
                    of.games(),
                    of.share(),
                    of.low(),
                    of.high(),
                    of.players()
                        + " machines, "
                        + of.seats()
                        + " seats, "
                        + of.made()
                        + ", Hypergate "
                        + of.version()))
        .toList();
  }
}
