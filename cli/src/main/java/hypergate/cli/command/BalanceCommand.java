package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.lab.balance.Balance;
import hypergate.lab.balance.BalanceFile;
import hypergate.lab.balance.BalancePage;
import hypergate.lab.balance.BalanceReport;
import hypergate.lab.balance.BalanceResult;
import hypergate.lab.balance.BalanceRun;
import hypergate.lab.run.LabError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// How strong cards are.
@Command(
    name = "balance",
    mixinStandardHelpOptions = true,
    description =
        "Measures how strong aliens, flares, techs, hazards, moons and Pulsars are, how sure that"
            + " is, and for which players: with --players novice,regular each level plays the same"
            + " deals. Each alien sits at each seat against the same opponents. Ctrl-C ends it and"
            + " keeps what is done.",
    footer = {
      "",
      "Examples:",
      "  hypergate lab balance --games 20000 --out balance.jsonl --report balance.html",
      "  hypergate lab balance --players novice,regular --set technology=odyssey --json"
    })
public final class BalanceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Levels of players: each plays at tables of its own (default novice).")
  private String players = "novice";

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games of each level (default 4000).")
  private String games = "4000";

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Mixin private OutFile out;

  @CommandLine.Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write a report as one page for a browser, which needs no network.")
  private @Nullable Path page;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public BalanceCommand() {}

  @Override
  public Integer call() {
    out.check();
    if (page != null) checkPage(page);
    int workers = threads.count();
    Balance balance = balance();
    try (Interrupt interrupt = new Interrupt();
        BalanceResult result = new BalanceResult(balance)) {
      play(result, workers, interrupt);
      BalanceReport report = new BalanceReport(result);
      if (page != null) write(page, BalancePage.of(result, report, again(balance)));
      long missing = balance.all() - result.played();
      PrintWriter print = spec.commandLine().getOut();
      print.print(
          json
              ? Json.of(report.figures()) + "\n"
              : report.words() + (missing == 0 ? "" : out.stopped(missing)));
      print.flush();
      return result.failed() == 0 ? 0 : 1;
    } catch (LabError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  // Before anything is played: what cannot be written would be lost.
  private static void checkPage(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder))
      throw new Failure("--report " + file + " cannot be written there");
    if (Files.isDirectory(file)) throw new Failure("--report " + file + " is a folder");
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new Failure("--report " + file + " cannot be written: " + e.getMessage(), e);
    }
  }

  // The command that plays the same games.
  private static String again(Balance balance) {
    StringBuilder words = new StringBuilder("hypergate lab balance");
    words.append(" --players ").append(String.join(",", balance.levels()));
    words.append(" --games ").append(balance.games());
    balance
        .options()
        .given()
        .forEach((name, value) -> words.append(" --set " + name + "=" + value));
    if (!balance.options().aliens().isEmpty())
      words.append(" --aliens ").append(String.join(",", balance.options().aliens()));
    return words.append(" --seed ").append(balance.seed()).toString();
  }

  private Balance balance() {
    try {
      return new Balance(
          Values.number("--games", games, Balance.MOST_GAMES),
          game.options(),
          List.of(players.split(",")),
          game.seedOr(1));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private void play(BalanceResult result, int workers, Interrupt interrupt) {
    Balance balance = result.balance();
    Optional<BalanceFile> file =
        out.open(
            at -> BalanceFile.begin(at, balance),
            at -> BalanceFile.resume(at, balance, result::add));
    try (Progress progress =
        Progress.of(spec.commandLine().getErr(), result.played(), balance.all())) {
      new BalanceRun(result, file, threads.patience())
          .run(workers, interrupt::hasCome, progress::at);
    } finally {
      file.ifPresent(BalanceFile::close);
    }
  }
}
