package hypergate.server.http;

import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Command;
import hypergate.server.table.Deed;
import hypergate.server.table.Outcome;
import hypergate.server.table.Tables;
import hypergate.server.table.Viewer;
import hypergate.server.trace.Step;
import java.util.Set;

/// Hands commands on, whichever way they come, and takes the time.
record Commands(Tables tables, Metrics metrics) {
  private static final Set<String> MOVES = Set.of("answer", "window", "deal");

  /// Has a command done.
  ///
  /// @param begin when it came in, of the system's nanosecond clock
  Outcome run(Viewer viewer, Command command, long begin) {
    Step step = Step.begin("command");
    Outcome outcome = step.in(() -> tables.command(viewer, command));
    int status = outcome instanceof Outcome.Refused no ? no.problem().status() : 200;
    metrics.command(command.what(), status);
    Deed.command(command.what()).ifPresent(deed -> step.with("hypergate.command", deed.word()));
    step.with("hypergate.status", status).end();
    // A table sends its views before it says that it is done.
    if (status == 200 && MOVES.contains(command.what()))
      metrics.answerToViews(System.nanoTime() - begin);
    return outcome;
  }
}
