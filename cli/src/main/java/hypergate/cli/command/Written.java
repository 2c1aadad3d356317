package hypergate.cli.command;

import hypergate.cli.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that a command of the lab writes when everything is played.
final class Written {
  private Written() {}

  /// Refuses what cannot be written, before anything is played: it would be lost.
  ///
  /// @param option that names the file
  static void check(String option, Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder))
      throw new Failure(option + " " + file + " cannot be written: there is no such folder");
    if (!Files.isWritable(folder))
      throw new Failure(option + " " + file + " cannot be written: that folder is not yours");
    if (Files.isDirectory(file)) throw new Failure(option + " " + file + " is a folder");
  }

  /// Writes a file, whole or not at all.
  ///
  /// @param option that names the file
  static void write(String option, Path file, String text) {
    try {
      Path beside = file.resolveSibling(file.getFileName() + ".part");
      try {
        Files.writeString(beside, text);
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(beside);
      }
    } catch (IOException e) {
      throw new Failure(option + " " + file + " cannot be written: " + e.getMessage(), e);
    }
  }
}
