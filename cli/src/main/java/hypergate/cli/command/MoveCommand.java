package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.server.Keeper;
import hypergate.server.ServerError;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Takes a data file into a database.
@Command(
    name = "move",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Takes everything that a data file keeps into an empty database of PostgreSQL: tables,"
            + " their journals, links, who sits where, finished games. All of it or nothing; the"
            + " file stays as it is.",
    footer = {
      "",
      "Stop the server first. Then, for example:",
      "  hypergate move tables.db postgresql://hypergate@localhost/games",
      "  hypergate serve --database postgresql://hypergate@localhost/games",
      "Links and sessions stay good where people reach the server at the same address."
    })
public final class MoveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(index = "0", paramLabel = "FILE", description = "The data file.")
  private Path file;

  @CommandLine.Parameters(
      index = "1",
      paramLabel = "URL",
      description =
          "The database, as in postgresql://name@host:5432/games; the password may stand in the"
              + " address, in PGPASSWORD or in ~/.pgpass.")
  private String database;

  /// Made by the command line.
  public MoveCommand() {}

  @Override
  public Integer call() {
    try {
      Keeper.Moved moved = new Keeper(file).move(database);
      PrintWriter out = spec.commandLine().getOut();
      out.println(
          "Moved "
              + moved.tables()
              + " tables ("
              + moved.rows()
              + " lines of their journals) and "
              + moved.games()
              + " finished games. "
              + file
              + " is as it was: keep it as a copy, and serve from the database.");
      out.flush();
      return 0;
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }
}
