package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Problem;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.lab.house.Workshop;
import hypergate.lab.scenario.Skeletons;
import hypergate.lab.scenario.Skeletons.Skeleton;
import hypergate.server.workshop.VerdictText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Cards that people write themselves.
@Command(
    name = "workshop",
    mixinStandardHelpOptions = true,
    description =
        "Opens the workshop in your browser: you write a card in a file that reads like the card,"
            + " see what the engine has understood, play with it and measure what it is worth."
            + " docs/workshop.md says how. Beneath it, the same steps as commands.",
    subcommands = {
      WorkshopCommand.Check.class,
      CardBalance.class,
      WorkshopCommand.Words.class,
      WorkshopCommand.Schema.class,
      WorkshopCommand.Scenarios.class
    },
    footer = {
      "",
      "With a card of your own one plays, tries rules and measures in the terminal, too:",
      "  hypergate workshop check my-tech.yaml",
      "  hypergate play --terminal --set technology=odyssey --card my-tech.yaml --start A=my-tech",
      "  hypergate lab compare base card=my-tech --set technology=odyssey --card my-tech.yaml",
      "In a scenario `cards: [my-tech.yaml]` names it, beside the scenario's file."
    })
public final class WorkshopCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private LocalPage page;

  /// Made by the command line.
  public WorkshopCommand() {}

  @Override
  public Integer call() {
    page.open(spec.commandLine().getOut(), "workshop");
    return 0;
  }

  /// Reads cards and says what was understood.
  @Command(
      name = "check",
      mixinStandardHelpOptions = true,
      description =
          "Reads cards and says what the engine will do with each, or what is wrong with it, with"
              + " line and column. A file may hold a whole collection, as the page saves it.",
      footer = {"", "Status: 0 all are cards; 1 some are not; 2 a file could not be read."})
  static final class Check implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @CommandLine.Parameters(paramLabel = "FILE", arity = "1..*", description = "Card files.")
    private List<Path> files = new ArrayList<>();

    @CommandLine.Option(names = "--json", description = "Print JSON.")
    private boolean json;

    Check() {}

    @Override
    public Integer call() {
      PrintWriter out = spec.commandLine().getOut();
      List<Map<String, @Nullable Object>> all = new ArrayList<>();
      boolean wrong = false;
      for (Path file : files)
        for (String whole : CardFiles.all(file)) {
          Map<String, @Nullable Object> said = new LinkedHashMap<>();
          said.put("file", file.toString());
          try {
            HouseCard card = Workshop.get().read(CardFiles.card(whole));
            said.put("id", card.own().id());
            said.put("name", card.name());
            said.put("author", card.author());
            said.put("digest", card.digest());
            said.put("text", card.own().cards().getFirst().text());
            said.put("readBack", card.readBack().stream().map(ReadLine::text).toList());
            said.put("remarks", card.remarks().stream().map(Said::text).toList());
            VerdictText verdict = VerdictText.of(whole);
            said.put("verdict", verdict == null ? null : verdict(card, verdict));
            if (!json) print(out, card, verdict);
          } catch (CardError e) {
            wrong = true;
            said.put("problems", e.problems().stream().map(Check::asJson).toList());
            if (!json) e.problems().forEach(problem -> out.println(file + ": " + problem));
          }
          all.add(said);
        }
      if (json) out.println(Json.of(Map.of("cards", all)));
      out.flush();
      return wrong ? 1 : 0;
    }

    private static void print(PrintWriter out, HouseCard card, @Nullable VerdictText verdict) {
      out.println(
          card.name()
              + (card.author().isEmpty() ? "" : ", by " + card.author())
              + " ("
              + card.own().id()
              + ", digest "
              + card.digest()
              + ")");
      out.println("  Its text:    " + card.own().cards().getFirst().text());
      out.println("  What it does:");
      card.readBack().forEach(line -> out.println("    " + line));
      if (!card.remarks().isEmpty()) out.println("  Did you mean that?");
      card.remarks().forEach(line -> out.println("    " + line));
      if (verdict == null) return;
      out.println("  What was measured:");
      verdict(card, verdict).forEach(line -> out.println("    " + line));
    }

    private static List<String> verdict(HouseCard card, VerdictText verdict) {
      if (!verdict.digest().equals(card.digest()))
        return List.of(
            "It belongs to another text of the card (digest "
                + verdict.digest()
                + "): measure"
                + " again.");
      return verdict.rows().stream()
          .map(
              row ->
                  row.players()
                      + ", "
                      + row.seats()
                      + " seats"
                      + (row.key().isEmpty() ? "" : ", " + row.key() + " " + row.number())
                      + (row.beside().isEmpty() ? "" : ", against " + row.beside())
                      + ": "
                      + TrialWords.verdict(row.step()))
          .toList();
    }

    private static Map<String, Object> asJson(Problem problem) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("line", problem.line());
      all.put("column", problem.column());
      all.put("text", problem.text());
      return all;
    }
  }

  /// Prints the vocabulary.
  @Command(
      name = "words",
      mixinStandardHelpOptions = true,
      description = "All words that a card may use, as Markdown.")
  static final class Words implements Runnable {
    @Spec private CommandSpec spec;

    Words() {}

    @Override
    public void run() {
      try {
        spec.commandLine().getOut().print(Workshop.get().vocabulary());
        spec.commandLine().getOut().flush();
      } catch (IllegalStateException e) {
        throw new Failure(String.valueOf(e.getMessage()), e);
      }
    }
  }

  /// Prints the schema of card files.
  @Command(
      name = "schema",
      mixinStandardHelpOptions = true,
      description =
          "The JSON schema of card files, with which ordinary editors complete and check them.",
      footer = {
        "",
        "An editor that knows YAML finds it by the first line of a card's file:",
        "  # yaml-language-server: $schema=card.schema.json"
      })
  static final class Schema implements Runnable {
    @Spec private CommandSpec spec;

    Schema() {}

    @Override
    public void run() {
      try {
        spec.commandLine().getOut().print(Workshop.get().schema());
        spec.commandLine().getOut().flush();
      } catch (IllegalStateException e) {
        throw new Failure(String.valueOf(e.getMessage()), e);
      }
    }
  }

  /// Makes scenarios for a card.
  @Command(
      name = "scenarios",
      mixinStandardHelpOptions = true,
      description =
          "Makes scenarios for a card, beside its file: it acts, it does not, at a boundary,"
              + " cancelled, and against the three cards that are most like it. They say what"
              + " happens now; read them, and change what should be otherwise.",
      footer = {
        "",
        "A file that is there already is left as it is.",
        "Status: 0 they were made; 1 the card acts in none of the encounters that were tried; 2 it",
        "could not be read."
      })
  static final class Scenarios implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @CommandLine.Parameters(paramLabel = "FILE", description = "A card's file.")
    private Path file = Path.of("");

    Scenarios() {}

    @Override
    public Integer call() {
      PrintWriter out = spec.commandLine().getOut();
      List<Skeleton> made;
      HouseCard card;
      try {
        card = Workshop.get().read(CardFiles.text(file));
        made = Skeletons.of(card, String.valueOf(file.getFileName()));
      } catch (CardError e) {
        throw new Failure(file + ": " + e.getMessage(), e);
      }
      if (made.isEmpty())
        out.println("It acts in none of the encounters that were tried; write a scenario by hand.");
      for (Skeleton one : made) write(out, card.own().id() + "-" + one.name() + ".yaml", one);
      out.flush();
      return made.isEmpty() ? 1 : 0;
    }

    private void write(PrintWriter out, String name, Skeleton skeleton) {
      Path path = file.toAbsolutePath().resolveSibling(name);
      try {
        Files.writeString(path, skeleton.text(), StandardOpenOption.CREATE_NEW);
        out.println("made " + name);
      } catch (FileAlreadyExistsException e) {
        out.println("left " + name + " as it is");
      } catch (IOException e) {
        throw new Failure("can't write " + path + ": " + e.getMessage(), e);
      }
    }
  }
}
