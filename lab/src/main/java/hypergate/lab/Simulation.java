package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.session.Transcript;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Many games of machine players. Game number `i` follows from the seed and `i` alone, and totals
/// are sums, so that the same seed gives the same figures however many threads play.
///
/// @param games how many
/// @param options the options of every game
/// @param players names of machine players, by seat; fewer than seats are repeated in turn
/// @param seed what all games follow from
/// @param threads how many play at the same time
/// @param records the folder to write a record of each game into, if wanted
public record Simulation(
    int games,
    Options options,
    List<String> players,
    long seed,
    int threads,
    Optional<Path> records) {
  private static final int CHUNK = 16;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public Simulation {
    if (games < 1) throw new IllegalArgumentException("at least 1 game must be played");
    if (threads < 1 || threads > 1024)
      throw new IllegalArgumentException("threads must be 1 to 1024");
    if (players.isEmpty()) throw new IllegalArgumentException("there must be a player");
    players.forEach(name -> Players.of(name, 0));
    if (players.size() > options.systems())
      throw new IllegalArgumentException(
          players.size() + " players were named, but there are " + options.systems() + " seats");
    players = List.copyOf(players);
  }

  /// Plays all games.
  ///
  /// @param progress is told now and then how many games are over
  /// @throws SimulationError when the rules broke down in a game, naming it
  public SimulationResult run(LongConsumer progress) {
    long began = System.nanoTime();
    AtomicLong next = new AtomicLong();
    AtomicLong done = new AtomicLong();
    AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    List<Totals> parts = new ArrayList<>();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Math.min(threads, games); i++) {
      Totals part = new Totals(AllContent.of(options), options.systems());
      parts.add(part);
      workers.add(
          Thread.ofPlatform()
              .name("table-" + (i + 1))
              .daemon()
              .start(() -> work(part, next, done, failure)));
    }
    await(workers, done, progress);
    RuntimeException broken = failure.get();
    if (broken != null) throw broken;
    Totals all = parts.getFirst();
    for (Totals part : parts.subList(1, parts.size())) all.add(part);
    progress.accept(done.get());
    return all.result(seed, (System.nanoTime() - began) / 1e9);
  }

  private static void await(List<Thread> workers, AtomicLong done, LongConsumer progress) {
    try {
      for (Thread worker : workers)
        while (!worker.join(java.time.Duration.ofMillis(100))) progress.accept(done.get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void work(
      Totals totals,
      AtomicLong next,
      AtomicLong done,
      AtomicReference<@Nullable RuntimeException> failure) {
    Table table = new Table(totals);
    while (failure.get() == null) {
      long from = next.getAndAdd(CHUNK);
      if (from >= games) return;
      for (long i = from; i < Math.min(games, from + CHUNK); i++) {
        try {
          table.play(i);
        } catch (RuntimeException | StackOverflowError e) {
          failure.compareAndSet(
              null, new SimulationError(i, seedOf(i), options, table.answered(i), e));
          return;
        }
        done.incrementAndGet();
      }
    }
  }

  private long seedOf(long game) {
    return Luck.mix(Luck.mix(seed) + game);
  }

  /// One table at which games are played one after the other.
  private final class Table {
    private final Totals totals;
    private final Game game = new Game(AllContent.of(options), options, 0);
    private final MachinePlayer[] seated = new MachinePlayer[Seat.MOST];
    private Transcript transcript = new Transcript();

    Table(Totals totals) {
      this.totals = totals;
      totals.watch(game);
      boolean imagines = false;
      for (int i = 0; i < game.seats(); i++) {
        seated[i] = Players.of(name(i), 0);
        imagines |= seated[i].imagines();
        game.player(Seat.of(i), seated[i]);
      }
      // Everybody answers at once, so no phase is ever run again but in thought.
      game.keepCheckpoints(imagines);
    }

    private String name(int seat) {
      return players.get(seat % players.size());
    }

    void play(long number) {
      long gameSeed = seedOf(number);
      if (records.isPresent()) listen();
      begin(gameSeed);
      long before = game.decisions();
      long triesBefore = tries();
      game.runPhase();
      totals.begin(game);
      game.run();
      totals.end(game, game.decisions() - before, tries() - triesBefore);
      records.ifPresent(folder -> write(folder, number, record(transcript.lines(), gameSeed)));
    }

    private long tries() {
      long tries = 0;
      for (int i = 0; i < game.seats(); i++) tries += seated[i].tries();
      return tries;
    }

    private void begin(long gameSeed) {
      for (int i = 0; i < game.seats(); i++) seated[i].reseed(Luck.mix(gameSeed + i + 1));
      game.restart(gameSeed);
    }

    // A game that broke is played once more, to be told and kept up to there.
    List<String> answered(long number) {
      listen();
      begin(seedOf(number));
      int kept = 0;
      try {
        while (!game.isOver()) {
          kept = transcript.size();
          game.runPhase();
        }
      } catch (RuntimeException | StackOverflowError e) {
        // Told by the first time that it was played.
      }
      game.listener(null);
      List<String> lines = transcript.lines().subList(0, kept);
      records.ifPresent(folder -> write(folder, number, upTo(lines, seedOf(number))));
      return lines;
    }

    // As it stands without the machines.
    private GameRecord upTo(List<String> lines, long gameSeed) {
      Session session = record(lines, gameSeed).resume();
      session.ready();
      return GameRecord.of(session, options, names(), gameSeed);
    }

    private void listen() {
      transcript = new Transcript();
      game.listener(transcript);
    }

    private List<String> names() {
      return IntStream.range(0, game.seats()).mapToObj(this::name).toList();
    }

    private GameRecord record(List<String> lines, long gameSeed) {
      return new GameRecord(
          GameRecord.programVersion(), options, names(), gameSeed, lines, GameRecord.End.of(game));
    }

    private void write(Path folder, long number, GameRecord record) {
      Path file = folder.resolve(String.format(Locale.ROOT, "game-%06d.jsonl", number + 1));
      try {
        RecordFile.write(file, record);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot write " + file + ": " + e.getMessage(), e);
      }
    }
  }
}
