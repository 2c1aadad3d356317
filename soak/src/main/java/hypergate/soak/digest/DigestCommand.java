package hypergate.soak.digest;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `hypergate soak --digest`: plays games and compares everything that anybody could notice in them
/// with what another build noticed.
public final class DigestCommand {
  /// How many games are named that differ in the same parts.
  private static final int NAMED = 5;

  @Option(
      names = "--digest",
      description = {
        "Instead of tests: plays games over random mixes of all options and players and folds"
            + " everything that anybody can notice into digests, so that two builds can be"
            + " compared. Covered are: every question with its options and gesture, and every"
            + " answer (asked); every event with what each seat and a spectator hear of it (told);"
            + " the table as each seat and a spectator see it, as the protocol writes it, at every"
            + " tenth decision or so (seen); in every fourth game, at every fortieth line or so,"
            + " the prompts of those who are asked with answers to each kind of why (why), and the"
            + " numbers of the rules there (cited); the lines of the record (record); the table at"
            + " the end with all hands open (end). Not covered: the order of decks, which shows as"
            + " soon as somebody draws, and how machines see the table other than by what they"
            + " decide.",
      })
  private boolean digest;

  @Option(names = "--games", paramLabel = "N", description = "--digest: how many games; 5000.")
  private int games = 5000;

  @Option(
      names = "--first",
      paramLabel = "SEED",
      description = "--digest: the seed of the first game; 0.")
  private long first;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "--digest: writes a line for each game: seed, decisions, a digest for each part, the"
              + " mix.")
  private @Nullable Path write;

  @Option(
      names = "--against",
      paramLabel = "FILE",
      description =
          "--digest: compares with such a file and names the games that differ; status 1 if any"
              + " does.")
  private @Nullable Path against;

  @Option(
      names = "--trace",
      paramLabel = "SEED",
      description =
          "--digest: plays this game alone and prints line by line what is folded; the traces of"
              + " two builds, put through diff, show the first difference.")
  private @Nullable Long trace;

  /// Nothing has been asked for yet.
  public DigestCommand() {}

  /// Whether it is meant.
  public boolean isMeant() {
    return digest;
  }

  /// What is wrong with what is asked for; null for nothing.
  public @Nullable String wrong() {
    if (!digest)
      return games != 5000 || first != 0 || write != null || against != null || trace != null
          ? "--games, --first, --write, --against and --trace belong to --digest"
          : null;
    if (games < 1) return "--games must be at least 1";
    if (first < 0) return "--first must be at least 0";
    if (trace != null && (write != null || against != null))
      return "--trace prints one game; it goes with neither --write nor --against";
    if (against != null && !Files.isReadable(against))
      return "--against " + against + " cannot be read";
    return null;
  }

  /// Runs it.
  ///
  /// @return the exit status
  public int run(PrintWriter out, int threads) {
    if (trace != null) return trace(out, trace);
    Map<Long, GameDigest> others = new LinkedHashMap<>();
    if (against != null) {
      try {
        for (GameDigest game : read(against)) others.put(game.seed(), game);
      } catch (IllegalArgumentException e) {
        out.println(against + ": " + e.getMessage());
        return 2;
      }
      long last = first + games - 1;
      if (!others.containsKey(first) || !others.containsKey(last)) {
        out.println(against + " has no games " + first + " to " + last);
        return 2;
      }
    }
    Comparison comparison = new Comparison(out);
    long begin = System.nanoTime();
    List<GameDigest> played =
        Digests.play(
            first,
            games,
            threads,
            game -> {
              GameDigest other = others.get(game.seed());
              if (other != null) comparison.compare(other, game);
            });
    long seconds = (System.nanoTime() - begin) / 1_000_000_000;
    long decisions = played.stream().mapToLong(GameDigest::decisions).sum();
    if (write != null) write(write, played);
    out.printf(Locale.ROOT, "%,d games, %,d decisions, %d s%n", played.size(), decisions, seconds);
    out.println("digest " + Digests.total(played));
    return against == null ? 0 : comparison.end();
  }

  private static int trace(PrintWriter out, long seed) {
    out.println(PlayedGame.of(seed, out::println).line());
    return 0;
  }

  /// Reads a file that was written here.
  ///
  /// @throws IllegalArgumentException for a line that is none
  static List<GameDigest> read(Path file) {
    try {
      return Files.readAllLines(file).stream().map(GameDigest::of).toList();
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot be read", e);
    }
  }

  private static void write(Path file, List<GameDigest> games) {
    try {
      Files.write(file, games.stream().map(GameDigest::line).toList());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException("the digests cannot be written: " + file, e);
    }
  }

  /// Counts and names what differs.
  private static final class Comparison {
    private final PrintWriter out;
    private final Map<String, Integer> parts = new LinkedHashMap<>();
    private final Map<List<String>, Integer> kinds = new LinkedHashMap<>();
    private int games;

    Comparison(PrintWriter out) {
      this.out = out;
    }

    void compare(GameDigest before, GameDigest now) {
      List<String> differences = now.differences(before);
      if (differences.isEmpty()) return;
      differences.forEach(part -> parts.merge(part, 1, Integer::sum));
      games++;
      if (kinds.merge(differences, 1, Integer::sum) > NAMED) return;
      out.println("DIFFERENT: game " + now.seed() + " in " + String.join(", ", differences));
      out.println("    " + now.mix());
      out.println("    Again: ./hypergate soak --digest --trace " + now.seed());
      out.flush();
    }

    int end() {
      if (games == 0) {
        out.println("Equal.");
        return 0;
      }
      out.println(games + " games differ, by part: " + parts);
      return 1;
    }
  }
}
