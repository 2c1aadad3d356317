package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.puzzle.Judged;
import hypergate.lab.puzzle.Puzzle;
import hypergate.lab.puzzle.PuzzleSearch;
import hypergate.lab.puzzle.Puzzles;
import hypergate.lab.scenario.ScenarioError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Puzzles from games of strong machines.
@Command(
    name = "puzzles",
    mixinStandardHelpOptions = true,
    description =
        "Plays games of strong machines, looks in them for questions whose best answer is clear and"
            + " not the usual one, and writes each as a file into a folder: 001.yaml and so on."
            + " Numbers that are missing there are filled first. With --check it looks whether"
            + " those in the folder still hold.",
    footer = {
      "",
      "Example:",
      "  hypergate lab puzzles puzzles --find 3 --set flares=on --seed 100",
      "  hypergate lab puzzles puzzles --check"
    })
public final class PuzzlesCommand implements Callable<Integer> {
  private static final int MOST = 999;
  private static final int MOST_GAMES = 100_000;

  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(paramLabel = "DIR", description = "The folder; made when missing.")
  private Path folder = Path.of("");

  @CommandLine.Option(
      names = "--find",
      paramLabel = "N",
      description = "How many to find (default 1).")
  private String find = "1";

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "After how many games to give up (default 100).")
  private String games = "100";

  @CommandLine.Option(
      names = "--check",
      description = "Find none, and name those in the folder that do not hold any more.")
  private boolean check;

  /// Made by the command line.
  public PuzzlesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      if (Files.exists(folder) && !Files.isDirectory(folder))
        throw new Failure(folder + " is no folder");
      if (check) return check(out);
      Files.createDirectories(folder);
      return find(out);
    } catch (IOException e) {
      throw new Failure(folder + " cannot be read or written: " + e, e);
    } catch (ScenarioError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private List<Puzzle> known() throws IOException {
    if (!Files.isDirectory(folder)) throw new Failure("there is no folder " + folder);
    List<Puzzle> known = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList())
        known.add(Puzzle.read(file.toString(), Files.readString(file)));
    }
    return known;
  }

  private int find(PrintWriter out) throws IOException {
    int wanted = Values.number("--find", find, MOST);
    int most = Values.number("--games", games, MOST_GAMES);
    List<Puzzle> known = known();
    PuzzleSearch search = new PuzzleSearch(game.options(), known);
    long seed = game.seedOr(1);
    int found = 0;
    int played = 0;
    while (found < wanted && played < most)
      for (Puzzle puzzle : search.in(seed + played++, wanted - found)) {
        write(puzzle, out);
        found++;
      }
    out.println(Values.count(found, "puzzle") + " found in " + Values.count(played, "game") + ".");
    out.flush();
    return found == wanted ? 0 : 1;
  }

  // Under the first number that is free.
  private void write(Puzzle puzzle, PrintWriter out) throws IOException {
    int number = 1;
    while (Files.exists(file(number))) number++;
    Files.writeString(file(number), puzzle.numbered(number).text());
    out.println(file(number) + ": " + said(puzzle));
    out.flush();
  }

  private Path file(int number) {
    return folder.resolve(Puzzles.name(number) + ".yaml");
  }

  private static String said(Puzzle puzzle) {
    return puzzle.seat() + " " + puzzle.prompt() + " " + puzzle.best().getFirst().answer();
  }

  private int check(PrintWriter out) throws IOException {
    int faulty = 0;
    List<Puzzle> known = known();
    for (Puzzle puzzle : known) {
      List<String> faults = faults(puzzle);
      if (!faults.isEmpty()) faulty++;
      for (String fault : faults) out.println(Puzzles.name(puzzle.number()) + ": " + fault);
      out.flush();
    }
    out.println(
        Values.count(known.size(), "puzzle")
            + " looked at, "
            + (faulty == 0 ? "all hold." : faulty + " do not hold."));
    out.flush();
    return faulty == 0 ? 0 : 1;
  }

  private static List<String> faults(Puzzle puzzle) {
    List<String> faults = puzzle.faults();
    if (!faults.isEmpty()) return faults;
    Judged now = Judged.of(puzzle.open(), puzzle.seat(), puzzle.tries(), puzzle.luck());
    return now.answer().equals(puzzle.best().getFirst().answer())
        ? List.of()
        : List.of("the best answer is now '" + now.answer() + "': " + said(puzzle) + " was before");
  }
}
