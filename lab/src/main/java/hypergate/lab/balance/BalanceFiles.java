package hypergate.lab.balance;

import hypergate.game.card.Option;
import hypergate.lab.run.GameReader;
import hypergate.lab.run.LabError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Files of balances that belong together, as one: games of several levels on the same deals, and
/// of tables of several sizes. Only whole rounds are taken. They are read side by side, so that no
/// more than a line of each is in memory.
public final class BalanceFiles implements AutoCloseable {
  private final List<BalanceResult> results = new ArrayList<>();
  private final Set<String> versions = new LinkedHashSet<>();

  /// Reads files.
  ///
  /// @throws LabError when one cannot be read, or they do not belong together
  public BalanceFiles(List<Path> paths) {
    try {
      Map<Integer, List<Part>> bySeats = new TreeMap<>();
      List<Part> parts = new ArrayList<>();
      for (Path path : paths) {
        Part part = new Part(path);
        if (!parts.isEmpty()) part.check(parts.getFirst());
        parts.add(part);
        bySeats.computeIfAbsent(part.balance.seats(), _ -> new ArrayList<>()).add(part);
      }
      bySeats.values().forEach(this::join);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /// What the games come to, for each number of seats, the fewest first.
  public List<BalanceResult> results() {
    return List.copyOf(results);
  }

  /// The versions of the program that have played them.
  public List<String> versions() {
    return List.copyOf(versions);
  }

  private void join(List<Part> parts) {
    List<Long> games = new ArrayList<>();
    List<String> levels = new ArrayList<>();
    for (Part part : parts)
      for (int level = 0; level < part.balance.levels().size(); level++) {
        String name = part.balance.levels().get(level);
        if (levels.contains(name))
          throw new LabError(part.path + " holds games of " + name + "s, as one before it does");
        long rounds = part.balance.rounds(level, part.played);
        if (rounds == 0) throw new LabError(part.path + " holds no whole round of " + name + "s");
        levels.add(name);
        games.add(rounds * part.balance.seats());
      }
    Balance first = parts.getFirst().balance;
    Balance all = new Balance(games, first.options(), levels, first.seed());
    BalanceResult result = new BalanceResult(all);
    results.add(result);
    List<Reading> readings = new ArrayList<>();
    try {
      for (Part part : parts) readings.add(new Reading(part));
      for (long round = 0; result.played() < all.all(); round++)
        for (Reading reading : readings) reading.round(round, result, all);
    } finally {
      readings.forEach(Reading::close);
    }
  }

  /// One file: what it is of, and how many games it holds.
  private final class Part {
    final Path path;
    final Balance balance;
    final long played;

    Part(Path path) {
      this.path = path;
      List<Balance> told = new ArrayList<>();
      long games = 0;
      try (GameReader<Measured> reader = BalanceFile.read(path, told::add)) {
        versions.add(reader.version());
        while (reader.next() != null) games++;
      }
      balance = told.getFirst();
      played = games;
    }

    // Whether it is about the same as another file, but for levels and seats.
    void check(Part other) {
      if (balance.seed() != other.balance.seed())
        throw new LabError(
            path + " has the seed " + balance.seed() + ", " + other.path + " another one");
      if (!rules(balance).equals(rules(other.balance)))
        throw new LabError(path + " is of other options than " + other.path);
    }

    private static List<Object> rules(Balance balance) {
      Map<String, String> given = new LinkedHashMap<>(balance.options().given());
      given.remove(Option.SEATS.notation());
      return List.of(new TreeMap<>(given), balance.options().aliens());
    }
  }

  /// A file that is read.
  private static final class Reading implements AutoCloseable {
    private final Part part;
    private final GameReader<Measured> reader;
    private @Nullable Measured next;

    Reading(Part part) {
      this.part = part;
      reader = BalanceFile.read(part.path, _ -> {});
      next = reader.next();
    }

    // Adds its games of a round, if they are whole.
    void round(long round, BalanceResult result, Balance all) {
      for (Measured game = next; game != null; game = next) {
        if (part.balance.roundOf(game.number()) != round) return;
        int level = part.balance.levelOf(game.number());
        if (round < part.balance.rounds(level, part.played)) {
          if (result.played() == all.all()) return;
          result.add(game.numbered(result.played()));
        }
        next = reader.next();
      }
    }

    @Override
    public void close() {
      reader.close();
    }
  }

  @Override
  public void close() {
    results.forEach(BalanceResult::close);
  }
}
