package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.lab.run.LabError;
import hypergate.lab.tune.Tuned;
import hypergate.lab.tune.Tuning;
import hypergate.lab.tune.TuningFile;
import hypergate.lab.tune.TuningRun;
import hypergate.players.search.Valuation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Learns what tables are worth.
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description =
        "Learns from games of machines what a table between two encounters is worth to each seat,"
            + " and writes the weights of colonies, ships, cards and powers into a file. The same"
            + " seed gives the same file. Ctrl-C keeps the games that are over.",
    footer = {"", "Example:", "  hypergate lab tune --games 4000 --mixed --out weights.tsv"})
public final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 2000).")
  private String games = "2000";

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Machines by seat, repeated in turn (default novice).")
  private String players = "novice";

  @CommandLine.Option(
      names = "--mixed",
      description = "Every second game has a random mix of all options.")
  private boolean mixed;

  @CommandLine.Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Weights that were learned before, to go on with: a few games of strong players change"
              + " them where they say so clearly.")
  private @Nullable Path from;

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Write the weights into this file. Until they are there, what was seen in the games"
              + " stands beside it, in FILE.games.")
  private @Nullable Path out;

  @CommandLine.Option(
      names = "--resume",
      description = "Go on with the games of a run that was stopped.")
  private boolean resume;

  @CommandLine.Mixin private ConfigOption config;

  @CommandLine.Option(names = "--json", description = "Print JSON, with all weights.")
  private boolean json;

  /// Made by the command line.
  public TuneCommand() {}

  @Override
  public Integer call() {
    int wanted = Values.number("--games", games, Tuning.MOST_GAMES);
    int workers = threads.count();
    if (resume && out == null)
      throw new Failure("--resume needs to know with what: add --out FILE");
    if (out != null) check(out);
    if (config.wanted()) return ConfigOption.print(spec, "tune", said(wanted));
    try (Interrupt interrupt = new Interrupt()) {
      TuningRun run = new TuningRun(tuning(wanted));
      play(run, workers, interrupt);
      tell(run);
    } catch (LabError | IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    return 0;
  }

  private void play(TuningRun run, int workers, Interrupt interrupt) {
    Optional<TuningFile> file =
        games().map(at -> resume ? TuningFile.resume(at, run) : TuningFile.begin(at, run.tuning()));
    try (Progress progress =
        Progress.of(spec.commandLine().getErr(), run.played(), run.tuning().games())) {
      run.run(file, workers, interrupt::hasCome, progress::at);
    } finally {
      file.ifPresent(TuningFile::close);
    }
  }

  private Optional<Path> games() {
    return Optional.ofNullable(out).map(at -> at.resolveSibling(at.getFileName() + ".games"));
  }

  private void tell(TuningRun run) {
    int missing = run.tuning().games() - run.played();
    PrintWriter print = spec.commandLine().getOut();
    if (missing > 0 && run.played() < Tuning.FEWEST_GAMES) {
      print.print(stopped(missing));
      print.flush();
      return;
    }
    Tuned tuned = run.learn();
    if (missing == 0) written(tuned);
    print.print(
        json
            ? Json.of(asJson(tuned)) + "\n"
            : tuned.words() + (missing == 0 ? "" : stopped(missing)));
    print.flush();
  }

  private void written(Tuned tuned) {
    if (out == null) return;
    Written.write("--out", out, tuned.file());
    games().ifPresent(TuneCommand::remove);
  }

  private static void remove(Path games) {
    try {
      Files.deleteIfExists(games);
    } catch (IOException e) {
      throw new Failure(games + " is of no more use, and cannot be removed", e);
    }
  }

  private String stopped(int missing) {
    return "Stopped "
        + Values.count(missing, "game")
        + " too early"
        + (out == null
            ? "; with --out FILE what was played would have been kept."
            : ": no weights are written; the same command with --resume goes on.")
        + "\n";
  }

  // Before anything is played: what cannot be written would be lost.
  private static void check(Path file) {
    if (Files.exists(file)) throw new Failure("--out " + file + " is there already");
    Written.check("--out", file);
  }

  private Map<String, @Nullable Object> said(int wanted) {
    tuning(wanted);
    Map<String, @Nullable Object> said = game.said(1);
    said.put("games", games);
    said.put("players", Values.players(players));
    said.put("mixed", mixed ? "true" : null);
    said.put("from", from);
    said.put("out", out);
    return said;
  }

  private Tuning tuning(int wanted) {
    try {
      return new Tuning(
          wanted, game.options(), mixed, Values.players(players), game.seedOr(1), known());
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private Tuning.Learned known() {
    Path file = from;
    if (file == null) return Tuning.Learned.NOTHING;
    try {
      String name = String.valueOf(file.getFileName());
      return new Tuning.Learned(name, Valuation.weights(name, Files.readString(file)));
    } catch (IOException e) {
      throw new Failure("--from " + file + " cannot be read", e);
    }
  }

  private static Map<String, Object> asJson(Tuned tuned) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("asked", tuned.tuning().games());
    all.put("games", tuned.games());
    all.put("players", tuned.tuning().players());
    all.put("mixed", tuned.tuning().mixed());
    all.put("seed", tuned.tuning().seed());
    all.put("learned", tuned.learned());
    all.put("tested", tuned.tested());
    all.put("loss", tuned.loss());
    all.put("uniform", tuned.uniform());
    Map<String, Object> weights = new LinkedHashMap<>();
    for (int f = 0; f < tuned.names().size(); f++)
      weights.put(tuned.names().get(f), tuned.weights().get(f));
    all.put("weights", weights);
    return all;
  }
}
