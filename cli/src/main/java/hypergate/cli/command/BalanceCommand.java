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
import hypergate.lab.balance.Study;
import hypergate.lab.record.Program;
import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.LabError;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
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
public final class BalanceCommand implements Spread {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Levels of players: each plays at tables of its own (default novice).")
  private String players = "novice";

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N[,N…]",
      description = "How many games of each level: one number, or one for each (default 4000).")
  private String games = "4000";

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Mixin private OutFile out;

  @CommandLine.Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write a report as one page for a browser, which needs no network.")
  private @Nullable Path page;

  @CommandLine.Mixin private ConfigOption config;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private @Nullable Elsewhere others;

  /// Made by the command line.
  public BalanceCommand() {}

  @Override
  public void on(Elsewhere machines) {
    others = machines;
  }

  @Override
  public void lines(long from, long until, Consumer<String> lines) {
    try (BalanceResult result = new BalanceResult(balance())) {
      new BalanceRun(result, Optional.empty(), threads.patience()).lines(from, until, lines);
    }
  }

  @Override
  public Integer call() {
    out.check();
    if (page != null) Written.check("--report", page);
    int workers = threads.count();
    Balance balance = balance();
    if (config.wanted()) return ConfigOption.print(spec, "balance", said());
    try (Interrupt interrupt = new Interrupt();
        BalanceResult result = new BalanceResult(balance)) {
      play(result, workers, interrupt);
      BalanceReport report = new BalanceReport(result);
      if (page != null)
        Written.write(
            "--report",
            page,
            BalancePage.of(
                Study.of(
                    List.of(result), List.of(Program.version()), LocalDate.now(ZoneOffset.UTC))));
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

  private Map<String, @Nullable Object> said() {
    Map<String, @Nullable Object> said = game.said(1);
    said.put("games", List.of(games.split(",")));
    said.put("players", List.of(players.split(",")));
    said.put("out", out.said());
    said.put("report", page);
    said.put("patience", threads.saidPatience());
    return said;
  }

  private Balance balance() {
    try {
      return new Balance(
          Values.numbers("--games", games, Balance.MOST_GAMES),
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
      BalanceRun run = new BalanceRun(result, file, threads.patience());
      Elsewhere machines = others;
      if (machines == null) run.run(workers, interrupt::hasCome, progress::at);
      else run.run(machines, interrupt::hasCome, progress::at);
    } finally {
      file.ifPresent(BalanceFile::close);
    }
  }
}
