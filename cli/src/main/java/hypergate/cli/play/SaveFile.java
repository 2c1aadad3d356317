package hypergate.cli.play;

import hypergate.cli.Failure;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// The file that a game is saved to.
final class SaveFile {
  private Path path;

  SaveFile(Path path) {
    this.path = path;
  }

  /// Writes a record.
  ///
  /// @param name another file, or empty for the usual one
  /// @return where it is
  /// @throws Failure when the file cannot be written; an older one stays as it was
  Path save(String name, GameRecord record) {
    Path to = path;
    try {
      if (!name.isEmpty()) to = Path.of(name);
      RecordFile.write(to, record);
    } catch (InvalidPathException | IOException e) {
      throw new Failure("cannot write " + (name.isEmpty() ? path : name) + ": " + reason(e), e);
    }
    path = to;
    return path;
  }

  private static String reason(Exception e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such folder";
      case AccessDeniedException _ -> "not allowed";
      case FileSystemException f when f.getReason() != null -> f.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }
}
