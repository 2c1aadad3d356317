package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.game.piece.Seat;
import hypergate.lab.Interval;
import hypergate.lab.ladder.Ladder;
import hypergate.lab.ladder.LadderFile;
import hypergate.lab.ladder.LadderResult;
import hypergate.lab.ladder.LadderRun;
import hypergate.lab.ladder.Played;
import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.LabError;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// One machine player against others.
@Command(
    name = "ladder",
    mixinStandardHelpOptions = true,
    description =
        "One machine player against others: its share of the points, 1 for a win and 1/k for a win"
            + " shared by k, with its 95 %% interval. It sits at each seat in turn, with the same"
            + " deal. The same seed gives the same result in any number of threads. Ctrl-C ends it"
            + " and keeps what is done.",
    footer = {
      "",
      "Examples:",
      "  hypergate lab ladder novice --against random --games 400",
      "  hypergate lab ladder novice --games 4000 --out novice.jsonl",
      "  hypergate lab ladder novice --games 4000 --out novice.jsonl --resume"
    })
public final class LadderCommand implements Spread {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(paramLabel = "PLAYER", description = "The machine that is measured.")
  private String player = "";

  @CommandLine.Option(
      names = "--against",
      paramLabel = "NAME[,NAME…]",
      description = "Machines it plays against: one for all, or one for each (default novice).")
  private String against = "novice";

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 400).")
  private String games = "400";

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Mixin private OutFile out;

  @CommandLine.Mixin private ConfigOption config;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private @Nullable Elsewhere others;

  /// Made by the command line.
  public LadderCommand() {}

  @Override
  public void on(Elsewhere machines) {
    others = machines;
  }

  @Override
  public void lines(long from, long until, Consumer<String> lines) {
    new LadderRun(new LadderResult(ladder()), Optional.empty(), threads.patience())
        .lines(from, until, lines);
  }

  @Override
  public Integer call() {
    out.check();
    LadderResult result = new LadderResult(ladder());
    int workers = threads.count();
    if (config.wanted()) return ConfigOption.print(spec, "ladder", said());
    try (Interrupt interrupt = new Interrupt()) {
      play(result, workers, interrupt);
      PrintWriter print = spec.commandLine().getOut();
      print.print(json ? Json.of(asJson(result)) + "\n" : words(result));
      print.flush();
    } catch (LabError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    return result.failures().isEmpty() ? 0 : 1;
  }

  private Ladder ladder() {
    try {
      return new Ladder(
          Values.number("--games", games, Ladder.MOST_GAMES),
          game.options(),
          player,
          List.of(against.split(",")),
          game.seedOr(1));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private Map<String, @Nullable Object> said() {
    Map<String, @Nullable Object> said = game.said(1);
    said.put("games", games);
    said.put("player", player);
    said.put("against", List.of(against.split(",")));
    said.put("out", out.said());
    said.put("patience", threads.saidPatience());
    return said;
  }

  private void play(LadderResult result, int workers, Interrupt interrupt) {
    Ladder ladder = result.ladder();
    Optional<LadderFile> file =
        out.open(at -> LadderFile.begin(at, ladder), at -> LadderFile.resume(at, ladder, result));
    try (Progress progress =
        Progress.of(spec.commandLine().getErr(), result.played(), ladder.games())) {
      LadderRun run = new LadderRun(result, file, threads.patience());
      Elsewhere machines = others;
      if (machines == null) run.run(workers, interrupt::hasCome, progress::at);
      else run.run(machines, interrupt::hasCome, progress::at);
    } finally {
      file.ifPresent(LadderFile::close);
    }
  }

  private String words(LadderResult result) {
    long missing = result.ladder().games() - result.played();
    return result.words() + (missing == 0 ? "" : out.stopped(missing));
  }

  private static Map<String, Object> asJson(LadderResult result) {
    Ladder ladder = result.ladder();
    Interval share = result.share();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("player", ladder.player());
    all.put("against", ladder.against());
    all.put("seats", ladder.seats());
    all.put("options", ladder.options().given());
    all.put("seed", ladder.seed());
    all.put("asked", ladder.games());
    all.put("played", result.played());
    all.put("games", result.games());
    all.put("share", share.share());
    all.put("low", share.low());
    all.put("high", share.high());
    all.put("par", result.par());
    all.put("wins", result.wins());
    all.put("sharedWins", result.sharedWins());
    all.put("withoutWinner", result.withoutWinner());
    all.put("encountersPerGame", result.encountersPerGame());
    List<Object> seats = new ArrayList<>();
    for (int i = 0; i < ladder.seats(); i++) {
      Map<String, Object> seat = new LinkedHashMap<>();
      seat.put("seat", Seat.of(i).letter());
      seat.put("games", result.gamesAt(i));
      seat.put("share", result.shareAt(i));
      seats.add(seat);
    }
    all.put("bySeat", seats);
    all.put("failed", result.failed());
    all.put("spoilt", result.spoilt());
    all.put("broken", result.broken());
    all.put("failures", result.failures().stream().map(one -> failure(ladder, one)).toList());
    return all;
  }

  private static Map<String, Object> failure(Ladder ladder, Played one) {
    Map<String, Object> failure = new LinkedHashMap<>();
    failure.put("game", one.game() + 1);
    failure.put("deal", ladder.seedOf(one.game()));
    failure.put("why", one.why());
    return failure;
  }
}
