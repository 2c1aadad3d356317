package hypergate.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// What the server keeps cannot be read or written. Nothing was half written. The message is a
/// sentence for the person who runs the server.
public final class StoreError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// What is wrong with the file, or the database.
  public enum Reason {
    /// Another program holds it.
    LOCKED("is in use by another program. Close that one, or choose another file."),
    /// We may not write it.
    READ_ONLY(
        "cannot be written: the file or its folder is read-only. Allow writing, or choose another"
            + " file."),
    /// No room left.
    FULL("cannot grow: the disk is full. Free some space; nothing that was confirmed is lost."),
    /// A later version of this program has changed it.
    NEWER("was written by a newer Hypergate. Use that version, or choose another file."),
    /// It is something else.
    NOT_OURS("is not a data file of Hypergate. Choose another file."),
    /// Parts of it cannot be read or contradict each other.
    DAMAGED(
        "is damaged. `hypergate check` says what is wrong and where; put a copy that `hypergate"
            + " backup` made in its place (and remove the files with -wal and -shm behind the same"
            + " name), or choose another file."),
    /// The same file under several names.
    DOUBLED(
        "has another name as well (a hard link). Under two names what was confirmed last would be"
            + " lost, so remove the other name, or make a real copy with `hypergate backup`."),
    /// It was deleted or moved while it was open.
    GONE(
        "is no longer there: it was deleted or moved while the server ran. Nothing is confirmed"
            + " until it is back; move it back, or stop the server and put a backup in its place."),
    /// There is another file in its place.
    REPLACED(
        "is another file now: it was replaced while the server ran. Nothing is confirmed any more;"
            + " stop the server and start it again with the file that you want."),
    /// The log beside it belongs to another file.
    FOREIGN_LOG(
        "was closed properly, and yet there is a log beside it (the file with -wal behind its"
            + " name): that of another file, which was here before. Move that log away, and the"
            + " one with -shm, and start again."),
    /// The log beside it, with what was written last, was deleted or replaced.
    LOG_GONE(
        "has lost its log: the file with -wal behind its name was deleted or replaced while the"
            + " server ran. Nothing is confirmed any more. Stop the server with Ctrl-C (do not kill"
            + " it): it then writes what it confirmed into the file itself."),
    /// There is no way to it.
    UNREACHABLE("cannot be opened. See whether it is there, and no folder, or choose another."),
    /// Nothing answers there.
    DATABASE_UNREACHABLE(
        "database",
        "does not answer. See whether it runs, whether this machine may reach it, and whether the"
            + " address is right. Nothing is confirmed until it is back."),
    /// It does not let us in.
    DATABASE_CLOSED(
        "database",
        "does not let us in: see name and password. They stand in the address, or in PGUSER and"
            + " PGPASSWORD, or the password in ~/.pgpass."),
    /// It is there, but not as the end of its address asks.
    DATABASE_PARAMETERS(
        "database",
        "cannot do what stands after the question mark in its address, as sslmode does there."
            + " Correct that, or leave it out."),
    /// There is no database of that name.
    DATABASE_MISSING(
        "database", "has no such database. Make it first (createdb), it may be empty."),
    /// What we may do there is not enough.
    DATABASE_FORBIDDEN(
        "database",
        "does not let us write: whoever we are there must own the schema hypergate, or be allowed"
            + " to make it."),
    /// A server has it, and we want it alone.
    DATABASE_HELD(
        "database",
        "is in use by a Hypergate that runs already. Stop it, and every other node that runs on it,"
            + " or choose another database."),
    /// Somebody moves tables into it.
    DATABASE_MOVING(
        "database",
        "is being filled by `hypergate move` right now. Start again when that is done."),
    /// A later version of this program has changed it.
    DATABASE_NEWER("database", "was written by a newer Hypergate. Use that version."),
    /// Its schema has other tables.
    DATABASE_NOT_OURS(
        "database", "has a schema hypergate that is not ours. Choose another database."),
    /// No room left.
    DATABASE_FULL(
        "database",
        "cannot grow: its disk is full. Free some space; nothing that was confirmed is lost."),
    /// It cannot hold a letter that the file has.
    DATABASE_LETTER(
        "database", "cannot hold a text with a NUL character (U+0000), as no PostgreSQL can."),
    /// Anything else with a database.
    DATABASE_BROKEN("database", "cannot be used right now."),
    /// Anything else.
    BROKEN("cannot be used right now.");

    private final String what;
    private final String sentence;

    Reason(String sentence) {
      this("data file", sentence);
    }

    Reason(String what, String sentence) {
      this.what = what;
      this.sentence = sentence;
    }
  }

  private final Reason reason;

  /// @param place the file, or the address of the database without any secret
  StoreError(Object place, Reason reason, @Nullable Throwable cause) {
    super(place + " " + reason.sentence, cause);
    this.reason = reason;
  }

  private StoreError(String message, Reason reason) {
    super(message);
    this.reason = reason;
  }

  static StoreError heldBy(Path file, String address) {
    String where = address.isEmpty() ? "" : ", at " + address;
    return new StoreError(
        file
            + " is in use by a Hypergate that runs already"
            + where
            + ". Stop that one, or choose another file.",
        Reason.LOCKED);
  }

  /// @param where the row with the character that no text of PostgreSQL can hold
  static StoreError nul(DatabaseAddress address, Path file, String where) {
    return new StoreError(
        file
            + " has a NUL character (U+0000) in "
            + where
            + ", which no text of PostgreSQL can hold and Hypergate never writes. Nothing was moved"
            + " to "
            + address
            + ", and the file is as it was: `hypergate check` says what else is wrong with it.",
        Reason.DATABASE_LETTER);
  }

  static StoreError of(Path file, SQLException e) {
    return new StoreError(file, reason(e), e);
  }

  private static Reason reason(SQLException e) {
    if (!(e instanceof SQLiteException sqlite)) return Reason.BROKEN;
    SQLiteErrorCode code = sqlite.getResultCode();
    // The low byte is the kind, the rest says more about it.
    return switch (code.code & 0xff) {
      case 5, 6 -> Reason.LOCKED;
      case 3, 8 -> Reason.READ_ONLY;
      case 13 -> Reason.FULL;
      case 11 -> Reason.DAMAGED;
      case 26 -> Reason.NOT_OURS;
      case 14 -> Reason.UNREACHABLE;
      default -> Reason.BROKEN;
    };
  }

  /// What is wrong, without the name of the file: for those whose business that is not.
  public String sentence() {
    return "the " + reason.what + " " + reason.sentence;
  }

  /// What is wrong.
  public Reason reason() {
    return reason;
  }
}
