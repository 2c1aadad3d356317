package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.balance.BalanceFiles;
import hypergate.lab.balance.BalanceMarkdown;
import hypergate.lab.balance.BalancePage;
import hypergate.lab.balance.BalanceReport;
import hypergate.lab.balance.BalanceResult;
import hypergate.lab.balance.Study;
import hypergate.lab.run.LabError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One report of several balances.
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description =
        "One report of the files that `hypergate lab balance --out` has written: of several levels"
            + " of players on the same deals, and of tables of several sizes. Without files: the"
            + " study that ships with the program. Only whole rounds count.",
    footer = {
      "",
      "Examples:",
      "  hypergate lab report",
      "  hypergate lab report --page study.html",
      "  hypergate lab report --markdown balance.md",
      "  hypergate lab report novice.jsonl strong.jsonl five.jsonl --page all.html --study all.json"
    })
public final class ReportCommand implements Callable<Integer> {
  private static final long LARGEST = 32L << 20;

  @Spec private CommandSpec spec;

  @CommandLine.Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Files of balances, or one study that --study has written.")
  private List<Path> files = new ArrayList<>();

  @CommandLine.Option(
      names = "--page",
      paramLabel = "FILE.html",
      description = "Write it as one page for a browser, which needs no network.")
  private @Nullable Path page;

  @CommandLine.Option(
      names = "--markdown",
      paramLabel = "FILE.md",
      description =
          "Write which aliens take surely more than twice their share or less than half of it, and"
              + " a row for each, as Markdown.")
  private @Nullable Path markdown;

  @CommandLine.Option(
      names = "--study",
      paramLabel = "FILE.json",
      description =
          "Write all figures in one line of JSON, for `hypergate serve --report` and `catalogue"
              + " --report`.")
  private @Nullable Path kept;

  @CommandLine.Option(names = "--json", description = "Print JSON: all figures.")
  private boolean json;

  /// Made by the command line.
  public ReportCommand() {}

  @Override
  public Integer call() {
    if (page != null) Written.check("--page", page);
    if (markdown != null) Written.check("--markdown", markdown);
    if (kept != null) Written.check("--study", kept);
    try {
      if (files.isEmpty()) return told(Study.shipped(), List.of());
      if (files.size() == 1 && isStudy(files.getFirst()))
        return told(study(files.getFirst()), List.of());
      try (BalanceFiles all = new BalanceFiles(files)) {
        List<String> words = new ArrayList<>();
        for (BalanceResult result : all.results()) words.add(new BalanceReport(result).words());
        return told(Study.of(all.results(), all.versions(), LocalDate.now(ZoneOffset.UTC)), words);
      }
    } catch (LabError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private int told(JsonNode study, List<String> words) {
    if (page != null) Written.write("--page", page, BalancePage.of(study));
    if (markdown != null) Written.write("--markdown", markdown, BalanceMarkdown.of(study));
    if (kept != null) Written.write("--study", kept, JsonMapper.shared().writeValueAsString(study));
    PrintWriter out = spec.commandLine().getOut();
    if (json)
      out.println(JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(study));
    else if (words.isEmpty()) out.print(answer(study));
    else out.print(String.join("\n", words));
    out.flush();
    return 0;
  }

  private static String answer(JsonNode study) {
    StringBuilder words = new StringBuilder(BalancePage.subtitle(study)).append('\n');
    for (JsonNode table : study.path("tables")) {
      words.append("\nTables of ").append(table.path("seats").asInt()).append('\n');
      for (JsonNode line : table.path("answer")) words.append(line.asString("")).append('\n');
      words.append("The same again: ").append(table.path("command").asString("")).append('\n');
    }
    return words.toString();
  }

  private static boolean isStudy(Path file) {
    return file.getFileName() != null && file.getFileName().toString().endsWith(".json");
  }

  private static JsonNode study(Path file) {
    try {
      if (!Files.isRegularFile(file)) throw new Failure(file + ": there is no such file");
      if (Files.size(file) > LARGEST) throw new Failure(file + " is too large to be a study");
      return Study.read(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new Failure(file + ": " + e.getMessage(), e);
    }
  }
}
