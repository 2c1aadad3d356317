package hypergate.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Plays at a thousand tables at once, says what that costs, and proves that nothing was lost.
public final class TablesBench {
  private static final int WARM = 5;
  private static final double KILO = 1024;
  private static final double STEP = 0.85;
  private static final double LEAST = 50;

  private final Plan plan;
  private final PrintStream out;
  private final Tally tally = new Tally();

  TablesBench(Plan plan, PrintStream out) {
    this.plan = plan;
    this.out = out;
  }

  /// Runs it; exits with 2 when an argument is unknown, and with 1 when something was lost.
  public static void main(String[] arguments) throws Exception {
    List<String> given = List.of(arguments);
    if (given.contains("--help") || given.contains("-h")) {
      System.out.print(Plan.HELP);
      return;
    }
    Plan plan;
    try {
      plan = Plan.of(given);
    } catch (IllegalArgumentException e) {
      System.err.println("hypergate bench tables: " + e.getMessage());
      System.exit(2);
      return;
    }
    if (!new TablesBench(plan, System.out).run()) System.exit(1);
  }

  /// Runs it.
  ///
  /// @return whether nothing was lost and nothing came twice
  boolean run() throws Exception {
    Path folder = Files.createTempDirectory("hypergate-bench");
    try {
      say("%s; server and players share it. Load before: %.1f.", Machine.size(), Machine.load());
      return run(folder);
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
      }
    }
  }

  private boolean run(Path folder) throws Exception {
    int most = 10 * plan.tables() + 100;
    try (Pace pace = new Pace()) {
      Play play;
      try (ServerProcess server = ServerProcess.start(folder, most)) {
        play = play(server, pace);
        say("Play has stopped; the server is killed and started anew.");
        tally.killed(true);
      }
      play.leave();
      tally.killed(false);
      long kept = new Proof(tally).journals(ServerProcess.data(folder), play.tables());
      say("%,d answers acknowledged, %,d in the journals.", tally.taken(), kept);
      try (ServerProcess server = ServerProcess.start(folder, most)) {
        long empty = server.heap();
        new Proof(tally).views(opening(server, pace), play.tables());
        say("%,d views compared with those before.", 4 * play.tables().size());
        play.leave();
        if (plan.memory()) putAway(server, empty, play.tables().size());
      }
    }
    for (String failure : tally.told()) say("FAILED: %s", failure);
    say(
        tally.failures() == 0
            ? "Nothing was lost, nothing came twice. Load afterwards: %.1f."
            : "SOMETHING WAS LOST OR CAME TWICE. Load afterwards: %.1f.",
        Machine.load());
    return tally.failures() == 0;
  }

  private Opening opening(ServerProcess server, Pace pace) {
    return new Opening(server.address(), plan.secrecy(), tally, pace);
  }

  private Play play(ServerProcess server, Pace pace) throws IOException, InterruptedException {
    Play play = new Play(server, opening(server, pace), tally, pace);
    // What every server needs once is not any table's.
    int warm = Math.min(WARM, plan.tables());
    play.open(warm);
    play.run(Pace.FREE, 1);
    play.stop();
    long few = server.heap();
    long begin = System.nanoTime();
    play.open(plan.tables() - warm);
    say(
        "%,d tables of four seats, %s, made in %.1f s; one SQLite file, synchronous.",
        plan.tables(), plan.secrecy(), (System.nanoTime() - begin) / 1e9);
    if (plan.recording().isPresent())
      server.flightRecorder("jfrStart", "settings=profile", "name=bench");
    Measurement first = show(play.run(plan.rate() > 0 ? plan.rate() : Pace.FREE, plan.seconds()));
    if (plan.recording().isPresent())
      server.flightRecorder("jfrStop", "name=bench", "filename=" + plan.recording().get());
    if (plan.rate() == 0 && plan.memory()) search(play, first.perSecond());
    play.stop();
    figures(server);
    if (plan.tables() > warm)
      say(
          "memory a table while it is played, with its four streams: %.0f KB",
          (server.heap() - few) / KILO / (play.tables().size() - warm));
    return play;
  }

  private void search(Play play, double most) throws IOException, InterruptedException {
    double rate = most;
    Measurement held;
    do {
      rate *= STEP;
      held = show(play.run(rate, plan.seconds() / 2.0));
    } while (!held.keepsGoal() && rate > LEAST);
    if (held.keepsGoal())
      say(
          "99 %% of all views are out within 20 ms up to about %,.0f answers a second.",
          held.perSecond());
    else say("Even %,.0f answers a second are not seen within 20 ms.", held.perSecond());
  }

  private Measurement show(Measurement measured) {
    say(
        "%,6.0f answers/s  p50 %6.1f ms  p99 %6.1f ms  (%,.0f views/s; processors busy: server"
            + " %.2f, players %.2f)",
        measured.perSecond(),
        measured.median(),
        measured.slow(),
        measured.messages(),
        measured.serverWork(),
        measured.ownWork(),
        1000 * measured.serverWork() / measured.perSecond());
    return measured;
  }

  private void figures(ServerProcess server) throws IOException, InterruptedException {
    double commits = server.figure("hypergate_journal_commit_seconds_count");
    say(
        "%,d answers to prompts, %,d in windows; %,d came too late, %,d were not legal, %,d too"
            + " early; %,d games ended.",
        tally.answers.sum(),
        tally.presses.sum(),
        tally.late.sum(),
        tally.illegal.sum(),
        tally.early.sum(),
        tally.finished.sum());
    say(
        "The server's own figures: answer in to views out p50 %.1f ms, p99 %.1f ms; %.1f answers a"
            + " commit, which takes p50 %.1f ms, p99 %.1f ms.",
        1000 * server.figure("hypergate_answer_views_seconds{quantile=\"0.5\"}"),
        1000 * server.figure("hypergate_answer_views_seconds{quantile=\"0.99\"}"),
        tally.taken() / Math.max(1, commits),
        1000 * server.figure("hypergate_journal_commit_seconds{quantile=\"0.5\"}"),
        1000 * server.figure("hypergate_journal_commit_seconds{quantile=\"0.99\"}"));
  }

  private void putAway(ServerProcess server, long empty, int tables)
      throws IOException, InterruptedException {
    double left = tables;
    while (left > 0) {
      Thread.sleep(1000);
      left = server.figure("hypergate_tables_memory");
    }
    say(
        "memory a table that is put away: %.1f KB (all that has grown since the start: %.0f KB)",
        (server.heap() - empty) / KILO / tables, (server.heap() - empty) / KILO);
  }

  // The annotation would be a dependency for one private method.
  @SuppressWarnings("AnnotateFormatMethod")
  private void say(String line, Object... figures) {
    out.println(String.format(Locale.ROOT, line, figures));
    out.flush();
  }
}
