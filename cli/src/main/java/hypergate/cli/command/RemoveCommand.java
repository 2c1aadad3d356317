package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.server.Keeper;
import hypergate.server.ServerError;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Takes something out of the data file for good.
@Command(
    name = "remove",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Removes a table, or a person's name and words, from the data file for good. Says what"
            + " would go; with --yes it goes. Not while a server runs.",
    footer = {
      "",
      "A person: seats of that name get another, and what was said or promised in words",
      "from there is gone, at tables and in finished games; the games themselves stay, and",
      "can still be played again. Backups still have what was removed."
    })
public final class RemoveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.ArgGroup(multiplicity = "1")
  private What what;

  @CommandLine.Option(names = "--yes", description = "Do it; there is no way back.")
  private boolean yes;

  @CommandLine.Mixin private DataOption data;

  /// Made by the command line.
  public RemoveCommand() {}

  /// One of the two.
  static final class What {
    @CommandLine.Option(
        names = "--table",
        paramLabel = "ADDRESS",
        description = "A table with its journal and its finished games.")
    private @Nullable String table;

    @CommandLine.Option(
        names = "--person",
        paramLabel = "NAME",
        description = "A person's name and words; capitals do not matter.")
    private @Nullable String person;

    /// Made by the command line.
    What() {}
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    String table = what.table;
    String person = what.person == null ? "" : what.person;
    String done = yes ? "Removed: " : "This would be removed: ";
    try {
      Keeper keeper = data.keeper();
      if (table != null) {
        Keeper.Removed all = keeper.removeTable(table, yes);
        out.println(
            done + "table " + table + " with " + Values.count(all.games(), "finished game") + ".");
      } else {
        Keeper.Removed all = keeper.removePerson(person, yes);
        out.println(
            done
                + "the name "
                + person
                + " at "
                + Values.count(all.tables(), "table")
                + " and in "
                + Values.count(all.games(), "finished game")
                + ", and "
                + Values.count(all.lines(), "line")
                + " of words.");
      }
      out.flush();
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    if (!yes) throw new Failure("nothing was removed; add --yes to do it");
    return 0;
  }
}
