package hypergate.cli.command;

import hypergate.lab.run.Elsewhere;
import java.nio.file.Path;
import java.util.List;

/// Machines that play the games of an experiment. Whoever has such machines is found as a service:
/// the commands know of none.
public interface Cluster {
  /// Finds the machines, and waits until one of them is ready.
  ///
  /// @param master where they are told what to do
  /// @throws hypergate.cli.Failure when nobody is there
  Connected connect(String master);

  /// Machines that are ready.
  interface Connected extends AutoCloseable {
    /// Has games played.
    ///
    /// @param kind of the experiment
    /// @param arguments as its command takes them
    /// @param partitions into how many ranges games are divided; 0: as it seems best
    Elsewhere games(String kind, List<String> arguments, int partitions);

    /// Writes the games of a file as a table beside it, when all of them are there.
    ///
    /// @param file as an experiment has written it
    void table(Path file);

    @Override
    void close();
  }
}
