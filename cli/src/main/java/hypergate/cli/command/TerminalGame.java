package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.play.Play;
import hypergate.cli.terminal.Console;
import hypergate.cli.terminal.LineEditor;
import hypergate.cli.terminal.PlainConsole;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordError;
import hypergate.lab.record.RecordFile;
import hypergate.players.Players;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// What belongs to a game in the terminal: who plays what, and where it is kept.
final class TerminalGame {
  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Option(
      names = "--me",
      paramLabel = "SEAT",
      description = "Your seat, A to H (default A); of two players A also plays C, B also D.")
  private @Nullable String me;

  @CommandLine.Option(
      names = "--against",
      paramLabel = "NAME[,NAME…]",
      description =
          "Machines, one for all or one for each other seat: random, novice (default), regular,"
              + " strong, expert, adaptive; from regular on also with a style, strong:bold.")
  private @Nullable String against;

  TerminalGame() {}

  @CommandLine.Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on with a saved game.")
  private @Nullable Path resume;

  @CommandLine.Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Where save and quit write (default hypergate-SEED.jsonl in this folder).")
  private @Nullable Path save;

  /// Plays until the game is over or the person leaves.
  ///
  /// @param out where it is played when nobody sits at a terminal
  void play(PrintWriter out) {
    GameRecord record;
    Path file;
    if (resume != null) {
      if (game.isGiven() || me != null || against != null)
        throw new Failure(
            "--resume goes with no other option: seats, options, players and seed stand in the"
                + " file");
      record = saved(resume);
      file = save == null ? resume : save;
    } else {
      Options options = game.options();
      record =
          new GameRecord(
              GameRecord.programVersion(),
              options,
              players(options, people(options)),
              game.seed(),
              List.of(),
              new GameRecord.End(false, List.of(), 0));
      file = save == null ? Path.of("hypergate-" + game.seed() + ".jsonl") : save;
    }
    Session session = opened(record);
    try (Console console = console(out)) {
      String seed = "seed " + record.seed();
      console.print(
          resume != null
              ? "Hypergate: going on with " + resume + ", " + seed
              : "Hypergate: " + seed + " (--seed " + record.seed() + " deals this game again)");
      console.print("Type help for the commands, ? to have the question explained.");
      Play.game(console, session, record, file);
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private Session opened(GameRecord record) {
    try {
      return Play.open(record);
    } catch (RecordError e) {
      throw new Failure(resume + ": " + e.getMessage(), e);
    }
  }

  private static GameRecord saved(Path file) {
    GameRecord record;
    try {
      record = RecordFile.read(file);
    } catch (RecordError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    for (String player : record.players())
      if (!player.equals(Play.PERSON) && !Players.isKnown(player))
        throw new Failure(
            file
                + ":1: unknown player '"
                + player
                + "'; allowed: "
                + Play.PERSON
                + ", "
                + String.join(", ", Players.names()));
    if (!record.players().contains(Play.PERSON))
      throw new Failure(
          file + ": nobody but machines plays in this game; `hypergate replay` shows it");
    if (record.end().over())
      throw new Failure(file + ": this game is over; `hypergate replay` shows it");
    return record;
  }

  private int people(Options options) {
    String wanted = me == null ? "A" : me;
    Seat seat = Seat.named(wanted.toUpperCase(Locale.ROOT));
    int seats = options.get(hypergate.game.card.Option.SEATS);
    if (!seat.exists() || seat.index() >= seats)
      throw new Failure(
          "there is no seat '" + wanted + "' for --me; allowed: A to " + Seat.of(seats - 1));
    return seats == 2 ? seat.bit() | seat.bit() << 2 : seat.bit();
  }

  private List<String> players(Options options, int people) {
    List<String> names = List.of((against == null ? "novice" : against).split(","));
    for (String name : names)
      if (!Players.isKnown(name))
        throw new Failure(
            "unknown player '"
                + name
                + "' for --against; allowed: "
                + String.join(", ", Players.names()));
    int others = options.systems() - Integer.bitCount(people);
    if (names.size() != 1 && names.size() != others)
      throw new Failure(
          "--against names " + names.size() + " players; allowed: 1 for all, or " + others);
    List<String> bySeat = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < options.systems(); i++) {
      boolean person = (people >> i & 1) != 0;
      bySeat.add(person ? Play.PERSON : names.get(names.size() == 1 ? 0 : next++));
    }
    return bySeat;
  }

  private static Console console(PrintWriter out) {
    if (isTerminal()) return new LineEditor(System.getenv());
    return new PlainConsole(new InputStreamReader(System.in, StandardCharsets.UTF_8), out);
  }

  @SuppressWarnings("SystemConsoleNull") // A console may still be missing, by a system property.
  private static boolean isTerminal() {
    return System.console() != null && System.console().isTerminal();
  }
}
