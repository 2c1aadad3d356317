package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.CardTexts;
import hypergate.cli.terminal.Drawing;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Narrator;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.BrokenGame;
import hypergate.game.view.View;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordError;
import hypergate.lab.record.Replay;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Plays a record again, verifies it and shows the table.
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description =
        "Plays a saved or recorded game again, verifies that it ends as it says, and shows "
            + "the table: at its end or after the answer on a line of the file, as anybody or as "
            + "one seat sees it.")
public final class ReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(paramLabel = "FILE", description = "The record.")
  private Path file;

  @CommandLine.Option(
      names = "--at",
      paramLabel = "LINE",
      description = "Show the table after the answer on this line (1: the beginning).")
  private @Nullable String at;

  @CommandLine.Option(
      names = "--view",
      paramLabel = "SEAT",
      description = "As this seat sees it; without it only what everybody sees.")
  private @Nullable String view;

  @CommandLine.Option(names = "--log", description = "Tell the whole story up to there.")
  private boolean log;

  @CommandLine.Option(
      names = "--verify",
      description =
          "Check also that the server had bound itself to its part of the seed before the game: "
              + "for records of finished games of a server.")
  private boolean verify;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public ReplayCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      Replay replay = Replay.of(file);
      if (verify) replay.verifyTrust();
      else replay.verify();
      int line = line(replay);
      show(out, replay, line, replay.at(line), seat(replay.record()));
    } catch (RecordError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    out.flush();
    return 0;
  }

  private int line(Replay replay) {
    if (at == null) return replay.lastLine();
    if (at.matches("\\d{1,7}")) return Integer.parseInt(at);
    throw new Failure("--at '" + at + "' is no line; allowed: 1 to " + replay.lastLine());
  }

  private Seat seat(GameRecord record) {
    if (view == null) return Seat.NONE;
    Seat seat = Seat.named(view.toUpperCase(Locale.ROOT));
    if (!seat.exists() || seat.index() >= record.players().size())
      throw new Failure(
          "there is no seat '"
              + view
              + "' for --view; allowed: A to "
              + Seat.of(record.players().size() - 1));
    return seat;
  }

  private void show(PrintWriter out, Replay replay, int line, Session session, Seat seat) {
    GameRecord record = replay.record();
    // Whoever began there may sit elsewhere by now.
    Seat now = seat.exists() ? session.game().persons().seatOf(seat) : seat;
    List<String> table = Drawing.table(View.of(session.game(), now), now.bit(), Look.PLAIN);
    List<String> asked =
        session.asked().stream().map(s -> s + " " + session.question(s).prompt()).toList();
    BrokenGame broken = session.broken();
    Narrator narrator =
        new Narrator(new CardTexts(session.game().content()), seat.bit(), Look.PLAIN);
    session.events().forEach(narrator::hear);
    if (json) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("file", file.toString());
      all.put("verified", true);
      all.put("shuffleVerified", verify);
      all.put("version", record.version());
      all.put("seed", record.seed());
      all.put("options", record.options().given());
      all.put("players", record.players());
      all.put("answers", record.answers().size());
      all.put("encounters", record.end().encounters());
      all.put("over", record.end().over());
      all.put("winners", record.end().winners());
      all.put("line", line);
      all.put("view", seat.exists() ? seat.letter() : null);
      all.put("asked", asked);
      all.put("broken", broken == null ? null : broken.words());
      all.put("table", table);
      if (log) all.put("log", narrator.log().stream().map(Narrator.Line::text).toList());
      out.println(Json.of(all));
      return;
    }
    out.println(
        file
            + ": verified; "
            + count(record.answers().size(), "answer")
            + ", "
            + count(record.end().encounters(), "encounter")
            + ", "
            + end(record.end()));
    if (verify)
      out.println(
          "The server was bound to its part of the seed before it knew the numbers of the seats;"
              + " the seed follows from them, and every answer fits.");
    out.println("players: " + String.join(", ", replay.players()) + "; seed " + record.seed());
    if (log)
      for (Narrator.Line story : narrator.log())
        out.println(
            story.heading()
                ? "\n" + Look.PLAIN.rule(story.text())
                : Look.PLAIN.wrap(story.text(), 1));
    out.println();
    out.println(
        "After line "
            + line
            + " of "
            + replay.lastLine()
            + (line > 1 ? " (" + record.answers().get(line - 2) + ")" : "")
            + (seat.exists() ? ", as " + seat + " sees it:" : ", as everybody sees it:"));
    table.forEach(out::println);
    if (broken != null) out.println(broken.words());
    if (!asked.isEmpty()) out.println("   asked next: " + String.join(", ", asked));
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String end(GameRecord.End end) {
    if (!end.over()) return "not over";
    return end.winners().isEmpty()
        ? "over without a winner"
        : "won by " + String.join(" and ", end.winners());
  }
}
