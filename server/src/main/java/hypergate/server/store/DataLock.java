package hypergate.server.store;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One server a data file: holds a lock beside it, in which stands where that server listens. The
/// system gives the lock back when the process ends, however it ends.
///
/// The lock is beside the real file, so that every link to it leads to the same lock. (The file
/// itself cannot be locked: the system would give that lock back as soon as SQLite closes any of
/// its connections.)
public final class DataLock implements AutoCloseable {
  /// Far behind the address, so that others may read it while the lock is held, on any system.
  private static final long POSITION = 1L << 40;

  private static final int LONGEST = 1000;

  private final Path data;
  private FileChannel channel;
  private FileLock lock;
  private @Nullable Object key;
  private @Nullable URI published;
  private boolean closed;

  private DataLock(Path data, FileChannel channel, FileLock lock) {
    this.data = data;
    this.channel = channel;
    this.lock = lock;
    this.key = Whereabouts.key(beside(data));
  }

  /// Takes a data file for this process.
  ///
  /// @throws StoreError when another process has it, or nothing can be written there
  public static DataLock take(Path data) {
    Schema.reach(data);
    Path file = beside(data);
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      FileLock lock = attempt(channel);
      if (lock != null) {
        channel.truncate(0);
        return new DataLock(data, channel, lock);
      }
      String address = read(channel);
      channel.close();
      throw StoreError.heldBy(data, address);
    } catch (IOException e) {
      close(channel);
      throw new StoreError(data, StoreError.Reason.READ_ONLY, e);
    }
  }

  /// The address of the server that has a data file open, if there is one. Waits a moment for a
  /// server that is just starting.
  public static Optional<URI> holder(Path data) {
    Path file = beside(data);
    if (!Files.exists(file)) return Optional.empty();
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      for (int i = 0; i < 50; i++) {
        FileLock lock = attempt(channel);
        if (lock != null) {
          lock.release();
          return Optional.empty();
        }
        String address = read(channel);
        if (!address.isEmpty()) return Optional.of(URI.create(address));
        Thread.sleep(100);
      }
    } catch (IOException e) {
      // Then it will fail again, with its reason, when the file itself is opened.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Optional.empty();
  }

  private static @Nullable FileLock attempt(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(POSITION, 1, false);
    } catch (OverlappingFileLockException e) {
      // This very process has it.
      return null;
    }
  }

  /// Makes sure that this process still has the data file, and takes it again when somebody has
  /// deleted the lock.
  ///
  /// @throws StoreError when another process has taken it since
  synchronized void verify() {
    if (closed || key == null || key.equals(Whereabouts.key(beside(data)))) return;
    DataLock again = take(data);
    close(channel);
    channel = again.channel;
    lock = again.lock;
    key = again.key;
    if (published != null) publish(published);
  }

  /// Says where the server listens.
  public synchronized void publish(URI address) {
    published = address;
    try {
      channel.write(ByteBuffer.wrap(address.toString().getBytes(StandardCharsets.UTF_8)), 0);
    } catch (IOException e) {
      // A second start then cannot find this one and says so; nothing else depends on it.
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(LONGEST);
    channel.read(buffer, 0);
    return new String(buffer.array(), 0, buffer.position(), StandardCharsets.UTF_8);
  }

  private static Path beside(Path data) {
    Path real = Whereabouts.real(data);
    return real.resolveSibling(real.getFileName() + ".lock");
  }

  private static void close(@Nullable FileChannel channel) {
    if (channel == null) return;
    try {
      channel.close();
    } catch (IOException e) {
      // It held nothing.
    }
  }

  /// Gives the file back.
  @Override
  public synchronized void close() {
    closed = true;
    try {
      // Whoever looks before the lock is gone finds no address that leads nowhere.
      channel.truncate(0);
      lock.release();
    } catch (IOException e) {
      // The system does it when the channel closes.
    }
    close(channel);
  }
}
