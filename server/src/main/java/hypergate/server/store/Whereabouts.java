package hypergate.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Where a data file is, whatever it is called, and whether it is still the same file there.
///
/// A file that was deleted, moved away or replaced while it is open takes everything that is
/// written, and nobody ever finds it again; the same goes for the log beside it, which holds what
/// was written last.
final class Whereabouts {
  /// As many links as anybody follows.
  private static final int LINKS = 40;

  private final Path file;
  private final Path real;
  private final @Nullable Object key;
  private final AtomicReference<@Nullable Object> log = new AtomicReference<>();
  private volatile boolean logLost;

  /// Remembers which file it is that has this name now.
  Whereabouts(Path file) {
    this.file = file;
    real = real(file);
    key = key(real);
  }

  /// The file behind a name, all links followed, also where there is none yet.
  static Path real(Path file) {
    Path at = file.toAbsolutePath();
    try {
      for (int i = 0; i < LINKS && Files.isSymbolicLink(at); i++)
        at = at.resolveSibling(Files.readSymbolicLink(at));
      Path folder = at.getParent();
      Path name = at.getFileName();
      if (folder == null || name == null) return at;
      return folder.toRealPath().resolve(name);
    } catch (IOException e) {
      // Whoever opens it hears why.
      return at;
    }
  }

  /// The log that belongs to a data file.
  static Path log(Path real) {
    return real.resolveSibling(real.getFileName() + "-wal");
  }

  /// What tells this file from every other, whatever its name; null where there is no file, or a
  /// system that cannot tell.
  static @Nullable Object key(Path path) {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    } catch (IOException e) {
      return null;
    }
  }

  /// Makes sure that a file has one name only: the log is found by the name, so that under another
  /// one the same file would be another.
  ///
  /// @throws StoreError when it has several
  static void single(Path file) {
    Path real = real(file);
    if (!Files.isRegularFile(real)) return;
    try {
      Object names = Files.getAttribute(real, "unix:nlink");
      if (names instanceof Integer many && many > 1)
        throw new StoreError(file, StoreError.Reason.DOUBLED, null);
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      // A system that doesn't count names.
    }
  }

  /// Puts the log of a file that was replaced out of the way of the one that is there now; called
  /// when nothing is open any more.
  void leave() {
    Object mine = log.get();
    if (mine == null || key == null || !mine.equals(key(log(real)))) return;
    Object now = key(real);
    if (now == null || now.equals(key)) return;
    try {
      Files.move(log(real), real.resolveSibling(real.getFileName() + ".replaced-wal"));
      Files.deleteIfExists(real.resolveSibling(real.getFileName() + "-shm"));
    } catch (IOException e) {
      // The next start finds it and says so.
    }
  }

  /// Remembers the log, which a new connection has just found or made.
  void rememberLog() {
    log.set(key(log(real)));
  }

  /// There is no connection any more that has the log open, and SQLite may have put it away.
  void forgetLog() {
    log.set(null);
  }

  /// Makes sure that the file and its log are where they were.
  ///
  /// @throws StoreError when they are not
  void verify() {
    if (!Files.exists(real)) throw new StoreError(file, StoreError.Reason.GONE, null);
    Object now = key(real);
    if (key != null && !key.equals(now))
      throw new StoreError(file, StoreError.Reason.REPLACED, null);
    Object before = log.get();
    if (before != null && !before.equals(key(log(real)))) logLost = true;
    // For good: what this process holds of the log and what is there would be mixed up.
    if (logLost) throw new StoreError(file, StoreError.Reason.LOG_GONE, null);
  }
}
