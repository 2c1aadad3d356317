package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.server.Keeper;
import hypergate.server.ServerError;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Writes games to files.
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Writes games to files that `hypergate replay` reads: all finished ones, those of one"
            + " table with its game so far, or one. May run beside a server, and writes over"
            + " nothing.",
    footer = {
      "",
      "The record of a game that is still being played holds everything, also what is",
      "hidden from the players: keep it to yourself until it is over."
    })
public final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(
      paramLabel = "FOLDER",
      description = "Where the files go; hypergate-ADDRESS.jsonl each.")
  private Path folder;

  @CommandLine.ArgGroup private @Nullable What what;

  @CommandLine.Mixin private DataOption data;

  /// Made by the command line.
  public ExportCommand() {}

  /// Which, if not all finished games.
  static final class What {
    @CommandLine.Option(
        names = "--table",
        paramLabel = "ADDRESS",
        description = "Only the games of this table, also the one that is being played.")
    private @Nullable String table;

    @CommandLine.Option(
        names = "--game",
        paramLabel = "ADDRESS",
        description = "Only this finished game.")
    private @Nullable String game;

    /// Made by the command line.
    What() {}
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      List<Path> files = files(data.keeper());
      files.forEach(out::println);
      out.println(Values.count(files.size(), "game") + " written.");
      out.flush();
      return 0;
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private List<Path> files(Keeper keeper) {
    What only = what;
    if (only == null) return keeper.exportGames(folder);
    if (only.table != null) return keeper.exportTable(only.table, folder);
    return List.of(keeper.exportGame(String.valueOf(only.game), folder));
  }
}
