package hypergate.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Copies a data file, also while a server runs on it: everything that was confirmed before the
/// copy began is in it, and of what is confirmed meanwhile all of a change or nothing.
public final class Backup {
  private Backup() {}

  /// Makes a copy: one file that needs no other beside it. It is written beside its place, verified
  /// and moved there, so that it is whole or absent.
  ///
  /// @param replace whether an older copy there may go
  /// @return how many bytes it has
  /// @throws StoreError when one of the two files cannot be used
  /// @throws FileAlreadyExistsException when there is a file and it may not go
  public static long make(Path data, Path target, boolean replace)
      throws FileAlreadyExistsException {
    Path to = Whereabouts.real(target);
    if (Whereabouts.real(data).equals(to) || Files.isDirectory(to))
      throw new FileAlreadyExistsException(target.toString());
    if (!replace && Files.exists(to)) throw new FileAlreadyExistsException(target.toString());
    Path part = to.resolveSibling(to.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      Files.deleteIfExists(part);
      copy(data, target, part);
      close(part);
      verify(target, part);
      try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      move(part, to, replace);
      return Files.size(to);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException e) {
      throw new StoreError(target, StoreError.Reason.UNREACHABLE, e);
    } finally {
      part.toFile().delete();
    }
  }

  private static void copy(Path data, Path target, Path part) {
    try (Kept kept = Kept.open(data)) {
      kept.end();
      try (PreparedStatement statement = kept.connection().prepareStatement("vacuum into ?")) {
        statement.setString(1, part.toString());
        statement.execute();
      } catch (SQLException e) {
        StoreError error = StoreError.of(data, e);
        // Only the copy is written, so that only the copy's disk can be full.
        boolean copys =
            switch (error.reason()) {
              case FULL, READ_ONLY, UNREACHABLE -> true;
              default -> false;
            };
        throw copys ? StoreError.of(target, e) : error;
      }
    }
  }

  private static void close(Path part) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + part);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma user_version = " + Schema.CLOSED);
    } catch (SQLException e) {
      throw StoreError.of(part, e);
    }
  }

  private static void verify(Path target, Path part) {
    try (Kept copy = Kept.open(part)) {
      List<String> gaps =
          copy.all(
              "select table_id from journal group by table_id having min(seq) <> 1 or max(seq) <>"
                  + " count(*)",
              row -> row.getString(1));
      if (!copy.faults().isEmpty() || !gaps.isEmpty())
        throw new StoreError(target, StoreError.Reason.DAMAGED, null);
    }
  }

  private static void move(Path part, Path to, boolean replace) throws IOException {
    if (!replace) {
      Files.move(part, to);
      return;
    }
    try {
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
