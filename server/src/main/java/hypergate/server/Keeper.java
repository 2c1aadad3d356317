package hypergate.server;

import hypergate.server.store.Backup;
import hypergate.server.store.DataLock;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.FinishedGame;
import hypergate.server.store.JournalRow;
import hypergate.server.store.Kept;
import hypergate.server.store.Move;
import hypergate.server.store.Rewrite;
import hypergate.server.store.StoreError;
import hypergate.server.store.TableRow;
import hypergate.server.table.Oblivion;
import hypergate.server.table.Replayed;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// What whoever looks after a data file does with it: copies it, checks it, takes things out of it,
/// writes games to files. All but removing works while a server runs on it.
public final class Keeper {
  private final Path data;

  /// A keeper of a data file.
  public Keeper(Path data) {
    this.data = data;
  }

  private static <T> T said(Supplier<T> work) {
    try {
      return work.get();
    } catch (StoreError e) {
      throw new ServerError(String.valueOf(e.getMessage()), e);
    }
  }

  // ---- copying

  /// Makes a copy, verified: one file that needs no other beside it.
  ///
  /// @param replace whether an older copy there may go
  /// @return how many bytes it has
  /// @throws ServerError when there is a file that may not go, or one of the two cannot be used
  public long backup(Path target, boolean replace) {
    return said(
        () -> {
          try {
            return Backup.make(data, target, replace);
          } catch (FileAlreadyExistsException e) {
            throw new ServerError(
                target
                    + (Files.isDirectory(target)
                        ? " is a folder: name a file in it."
                        : replace
                            ? " is the data file itself: name another file."
                            : " is there already. Choose another name, or add --replace."),
                e);
          }
        });
  }

  // ---- moving

  /// Takes everything into a database, all of it or nothing; the file stays as it is.
  ///
  /// @param address of the database, as in `postgresql://name:password@host:5432/database`
  /// @return what is there now
  /// @throws ServerError when a server has one of the two, the database keeps something already, or
  ///   one of the two cannot be used
  public Moved move(String address) {
    DatabaseAddress database;
    try {
      database = DatabaseAddress.of(address);
    } catch (IllegalArgumentException e) {
      throw new ServerError(String.valueOf(e.getMessage()), e);
    }
    if (!Files.exists(data)) throw new ServerError("There is no file " + data + ".");
    return said(
        () -> {
          // Before a lock is made beside what is none of ours.
          Kept.open(data).close();
          try (DataLock _ = DataLock.take(data)) {
            Move.Moved moved = Move.all(data, database);
            return new Moved(moved.tables(), moved.rows(), moved.games());
          } catch (Move.NotEmpty e) {
            throw new ServerError(String.valueOf(e.getMessage()), e);
          }
        });
  }

  /// What was moved into a database.
  ///
  /// @param tables how many
  /// @param rows of their journals
  /// @param games how many finished games
  public record Moved(long tables, long rows, long games) {}

  // ---- checking

  /// What a check has found.
  ///
  /// @param bytes of the file
  /// @param tables how many there are
  /// @param rows of all journals
  /// @param games how many are finished
  /// @param faults what is wrong and where, a line each
  public record Report(long bytes, int tables, long rows, int games, List<String> faults) {
    /// What a check has found.
    public Report {
      faults = List.copyOf(faults);
    }
  }

  /// Checks everything and changes nothing: the file itself, that no journal has a gap, that every
  /// table and every finished game can be played again.
  ///
  /// @throws ServerError when there is no such file, or it is none of ours
  public Report check() {
    return said(
        () -> {
          try (Kept kept = Kept.open(data)) {
            List<String> faults = new ArrayList<>(kept.faults());
            long rows = 0;
            List<String> tables = listed("the tables", kept::tables, faults);
            for (String id : tables) rows += check(kept, id, faults);
            List<String> games = listed("the finished games", kept::games, faults);
            for (String id : games)
              try {
                for (FinishedGame game : kept.game(id))
                  Replayed.fault(game).ifPresent(why -> faults.add("game " + id + ": " + why));
              } catch (StoreError e) {
                faults.add("game " + id + " cannot be read: the file is damaged there");
              }
            return new Report(size(), tables.size(), rows, games.size(), faults);
          } catch (StoreError e) {
            if (e.reason() != StoreError.Reason.DAMAGED) throw e;
            return new Report(
                size(), 0, 0, 0, List.of("the file: it is cut off or damaged where it begins"));
          }
        });
  }

  private static List<String> listed(
      String what, Supplier<List<String>> list, List<String> faults) {
    try {
      return list.get();
    } catch (StoreError e) {
      faults.add(what + " cannot be listed: the file is damaged there");
      return List.of();
    }
  }

  private static long check(Kept kept, String id, List<String> faults) {
    try {
      long rows = 0;
      for (TableRow row : kept.table(id)) {
        List<JournalRow> journal = kept.journal(id);
        Replayed.of(row, journal).fault().ifPresent(why -> faults.add("table " + id + ": " + why));
        rows += journal.size();
      }
      return rows;
    } catch (StoreError e) {
      faults.add("table " + id + " cannot be read: the file is damaged there");
      return 0;
    }
  }

  private long size() {
    try {
      return Files.size(data);
    } catch (IOException e) {
      return 0;
    }
  }

  // ---- removing

  /// What was removed, or would be.
  ///
  /// @param tables how many tables it concerns
  /// @param games how many finished games
  /// @param lines how many lines of chat and promises in words
  public record Removed(int tables, int games, int lines) {}

  /// Removes a table, its journal and its finished games for good.
  ///
  /// @param really otherwise nothing is changed
  /// @throws ServerError when there is no such table, or a server has the file
  public Removed removeTable(String table, boolean really) {
    return said(
        () -> {
          Removed all;
          try (Kept kept = Kept.open(data);
              DataLock _ = DataLock.take(data)) {
            int games = kept.gamesOf(table).size();
            if (kept.table(table).isEmpty() && games == 0)
              throw new ServerError("There is no table " + table + " in " + data + ".");
            all = new Removed(1, games, 0);
          }
          if (really) rewrite(rewrite -> rewrite.remove(table));
          return all;
        });
  }

  private interface Change {
    void of(Rewrite rewrite);
  }

  private void rewrite(Change change) {
    try (DataLock _ = DataLock.take(data);
        Rewrite rewrite = Rewrite.begin(data)) {
      change.of(rewrite);
      rewrite.commit();
    }
  }

  /// Removes a person: the name, wherever somebody of that name sat, and what was said from there.
  /// Every table still stands and every game can still be played again.
  ///
  /// @param really otherwise nothing is changed
  /// @throws ServerError when nobody has that name, or a server has the file
  public Removed removePerson(String name, boolean really) {
    return said(
        () -> {
          Oblivion oblivion = new Oblivion(name);
          List<Change> changes = new ArrayList<>();
          int games;
          try (Kept kept = Kept.open(data);
              DataLock _ = DataLock.take(data)) {
            for (String id : kept.tables())
              for (TableRow row : kept.table(id)) forget(oblivion, kept, row, changes);
            int before = changes.size();
            for (String id : kept.games())
              for (FinishedGame game : kept.game(id)) {
                String less = oblivion.summary(game.summary());
                if (!less.equals(game.summary())) changes.add(rewrite -> rewrite.game(id, less));
              }
            games = changes.size() - before;
          }
          if (changes.isEmpty())
            throw new ServerError("Nobody called " + name + " has sat at a table in " + data + ".");
          if (really) rewrite(rewrite -> changes.forEach(change -> change.of(rewrite)));
          return new Removed(oblivion.tables(), games, oblivion.lines());
        });
  }

  private static void forget(Oblivion oblivion, Kept kept, TableRow row, List<Change> changes) {
    List<JournalRow> journal = kept.journal(row.id());
    Oblivion.Forgotten forgotten = oblivion.at(row, journal);
    if (forgotten == null) return;
    TableRow less = new TableRow(row.id(), row.created(), forgotten.header(), row.status());
    String before = Replayed.of(row, journal).stands();
    if (!Replayed.of(less, forgotten.journal()).stands().equals(before))
      throw new ServerError("Table " + row.id() + " would not stand without that name; kept all.");
    changes.add(rewrite -> Oblivion.write(rewrite, row.id(), forgotten));
  }

  // ---- exporting

  /// Writes the record of a finished game into a folder.
  ///
  /// @return the file
  /// @throws ServerError when there is no such game, or the file is there already
  public Path exportGame(String game, Path folder) {
    return said(
        () -> {
          try (Kept kept = Kept.open(data)) {
            List<Path> files = games(kept, List.of(game), folder);
            if (files.isEmpty())
              throw new ServerError("There is no finished game " + game + " in " + data + ".");
            return files.getFirst();
          }
        });
  }

  /// Writes the records of a table's finished games into a folder, and of its game so far if one is
  /// being played.
  ///
  /// @return the files
  /// @throws ServerError when there is no such table
  public List<Path> exportTable(String table, Path folder) {
    return said(
        () -> {
          try (Kept kept = Kept.open(data)) {
            List<Path> files = new ArrayList<>(games(kept, kept.gamesOf(table), folder));
            List<TableRow> rows = kept.table(table);
            if (rows.isEmpty() && files.isEmpty())
              throw new ServerError("There is no table " + table + " in " + data + ".");
            for (TableRow row : rows)
              if (!row.status().state().equals("over")) {
                Replayed replayed = Replayed.of(row, kept.journal(table));
                if (replayed.fault().isPresent())
                  throw new ServerError("Table " + table + ": " + replayed.fault().get() + ".");
                replayed
                    .record()
                    .ifPresent(record -> files.add(write(folder, "table-" + table, record)));
              }
            if (files.isEmpty())
              throw new ServerError("No game has begun at table " + table + " yet.");
            return files;
          }
        });
  }

  /// Writes the records of all finished games into a folder.
  ///
  /// @return the files
  public List<Path> exportGames(Path folder) {
    return said(
        () -> {
          try (Kept kept = Kept.open(data)) {
            return games(kept, kept.games(), folder);
          }
        });
  }

  private static List<Path> games(Kept kept, List<String> ids, Path folder) {
    List<Path> files = new ArrayList<>();
    for (String id : ids)
      for (FinishedGame game : kept.game(id)) files.add(write(folder, id, game.record()));
    return files;
  }

  private static Path write(Path folder, String id, String record) {
    Path file = folder.resolve("hypergate-" + id + ".jsonl");
    try {
      Files.createDirectories(folder);
      Files.writeString(file, record, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      return file;
    } catch (FileAlreadyExistsException e) {
      throw new ServerError(file + " is there already; nothing is written over.", e);
    } catch (IOException e) {
      throw new ServerError(file + " cannot be written.", e);
    }
  }
}
