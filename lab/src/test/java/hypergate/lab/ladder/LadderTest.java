package hypergate.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.view.Question;
import hypergate.lab.Interval;
import hypergate.lab.run.InOrder;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import hypergate.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One player against others: who sits where, what is counted, how sure it is, and what is kept.
final class LadderTest {
  private static final Options FOUR = AllContent.OPTIONS.of(Map.of());

  @TempDir Path folder;

  private static Ladder ladder(long games, String player, String... against) {
    return new Ladder(games, FOUR, player, List.of(against), 7);
  }

  private static LadderResult played(Ladder ladder, int threads, Optional<LadderFile> file) {
    LadderResult result = new LadderResult(ladder);
    new LadderRun(result, file, InOrder.PATIENCE).run(threads, () -> false, _ -> {});
    return result;
  }

  private static Played won(long game, int winners) {
    return new Played(game, winners, 10, "human", Played.NOBODY, "");
  }

  @Test
  void a_round_is_one_deal_in_which_everybody_moves_on_by_a_seat() {
    Ladder ladder = new Ladder(8, FOUR, "novice", List.of("random", "novice", "random"), 1);
    List<String> games = new ArrayList<>();
    for (int game = 0; game < 4; game++) {
      List<String> names = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) names.add(ladder.nameAt(game, seat).substring(0, 1));
      games.add(ladder.seatIn(game) + ":" + String.join("", names));
    }
    assertThat(games).containsExactly("0:nrnr", "1:rnrn", "2:nrnr", "3:rnrn");
    assertThat(ladder.seedOf(3)).isEqualTo(ladder.seedOf(0)).isNotEqualTo(ladder.seedOf(4));
  }

  @Test
  void any_number_of_threads_writes_the_same_file(@TempDir Path other) throws IOException {
    Ladder ladder = ladder(90, "novice", "random");
    Path one = folder.resolve("one.jsonl");
    Path three = other.resolve("deeper/three.jsonl");
    String words;
    try (LadderFile file = LadderFile.begin(one, ladder)) {
      words = played(ladder, 1, Optional.of(file)).words();
    }
    try (LadderFile file = LadderFile.begin(three, ladder)) {
      assertThat(played(ladder, 3, Optional.of(file)).words()).isEqualTo(words);
    }
    assertThat(Files.readString(three)).isEqualTo(Files.readString(one));
    assertThat(Files.readAllLines(one)).hasSize(91);
  }

  @Test
  void alike_players_take_their_part_exactly_when_they_leave_nothing_to_chance() {
    LadderResult result = new LadderResult(ladder(40, "novice", "novice"));
    new LadderRun(result, Optional.empty(), InOrder.PATIENCE, _ -> new Even())
        .run(2, () -> false, _ -> {});
    assertThat(result.share().share()).isCloseTo(0.25, within(1e-12));
  }

  @Test
  void shared_wins_count_in_parts_and_make_the_interval_narrower() {
    LadderResult shared = new LadderResult(ladder(400, "novice", "random"));
    LadderResult alone = new LadderResult(ladder(400, "novice", "random"));
    for (int i = 0; i < 400; i++) {
      // Half of the rounds: everybody wins with the next one; two wins a round are shared by two.
      int seat = i % 4;
      shared.add(won(i, seat < 2 ? 0b0011 : 0b1100));
      alone.add(won(i, i / 4 % 2 == 0 ? 1 << seat : 1 << (seat + 1) % 4));
    }
    assertThat(shared.share().share()).isCloseTo(0.5, within(1e-12));
    assertThat(shared.sharedWins()).isEqualTo(400);
    assertThat(alone.share().share()).isCloseTo(0.5, within(1e-12));
    // In `alone` a deal decides for all four games: it tells no more than 100 games would.
    assertThat(alone.trials()).isCloseTo(99, within(1e-9));
    assertThat(alone.share().high() - alone.share().low())
        .isGreaterThan(shared.share().high() - shared.share().low());
  }

  @Test
  void a_few_games_claim_nothing() {
    LadderResult result = new LadderResult(ladder(8, "novice", "random"));
    assertThat(result.share()).isEqualTo(new Interval(0, 0, 1));
    for (int i = 0; i < 3; i++) result.add(won(i, 1 << i));
    assertThat(result.share().share()).isEqualTo(1);
    assertThat(result.share().low()).isLessThan(0.5);
    assertThat(result.share()).isEqualTo(Interval.of(3, 3));
  }

  // Rounds of four games whose deal makes the player better or worse; every third win is shared.
  // Of 95 % intervals about 95 in 100 must hold the true share.
  @Test
  void the_interval_holds_the_true_share_as_often_as_it_says() {
    SplittableRandom random = new SplittableRandom(20);
    double[] ofDeals = {0.1, 0.3, 0.6};
    double truth = (1.0 / 3) * (0.1 + 0.3 + 0.6) * (2.0 / 3 + 1.0 / 3 / 2);
    int held = 0;
    int trials = 2000;
    for (int t = 0; t < trials; t++) {
      LadderResult result = new LadderResult(ladder(400, "novice", "random"));
      for (int round = 0; round < 100; round++) {
        double chance = ofDeals[random.nextInt(3)];
        for (int seat = 0; seat < 4; seat++) {
          boolean wins = random.nextDouble() < chance;
          int others = 1 << (seat + 1) % 4;
          boolean isShared = random.nextInt(3) == 0;
          int winners = wins ? 1 << seat | (isShared ? others : 0) : others;
          result.add(won(4L * round + seat, winners));
        }
      }
      Interval share = result.share();
      if (share.low() <= truth && truth <= share.high()) held++;
    }
    assertThat((double) held / trials).isBetween(0.935, 0.965);
  }

  @Test
  void it_goes_on_where_a_file_ends_and_comes_to_the_same() throws IOException {
    Ladder few = ladder(10, "novice", "random");
    Ladder all = ladder(30, "novice", "random");
    Path path = folder.resolve("ladder.jsonl");
    Path whole = folder.resolve("whole.jsonl");
    try (LadderFile file = LadderFile.begin(path, few)) {
      played(few, 2, Optional.of(file));
    }
    // A machine went down in the midst of a line.
    Files.writeString(path, "{\"game\":11,\"seat\":\"C", StandardOpenOption.APPEND);
    LadderResult result = new LadderResult(all);
    try (LadderFile file = LadderFile.resume(path, all, result)) {
      assertThat(result.played()).isEqualTo(10);
      new LadderRun(result, Optional.of(file), InOrder.PATIENCE).run(2, () -> false, _ -> {});
    }
    try (LadderFile file = LadderFile.begin(whole, all)) {
      assertThat(result.words()).isEqualTo(played(all, 1, Optional.of(file)).words());
    }
    assertThat(Files.readString(path)).isEqualTo(Files.readString(whole));
  }

  @Test
  void what_is_stopped_keeps_the_beginning() throws IOException {
    Ladder ladder = ladder(1_000_000, "random", "random");
    Path path = folder.resolve("stopped.jsonl");
    LadderResult result = new LadderResult(ladder);
    AtomicInteger asked = new AtomicInteger();
    try (LadderFile file = LadderFile.begin(path, ladder)) {
      new LadderRun(result, Optional.of(file), InOrder.PATIENCE)
          .run(2, () -> asked.incrementAndGet() > 2, _ -> {});
    }
    assertThat(result.played()).isBetween(1L, 999_999L);
    assertThat(Files.readAllLines(path)).hasSize((int) result.played() + 1);
    LadderResult again = new LadderResult(ladder);
    LadderFile.resume(path, ladder, again).close();
    assertThat(again.words()).isEqualTo(result.words());
  }

  @Test
  void files_that_do_not_fit_are_refused_and_stay_as_they_are() throws IOException {
    Ladder ladder = ladder(4, "novice", "random");
    Path path = folder.resolve("ladder.jsonl");
    try (LadderFile file = LadderFile.begin(path, ladder)) {
      played(ladder, 1, Optional.of(file));
    }
    List<String> lines = Files.readAllLines(path);
    assertThatThrownBy(() -> LadderFile.begin(path, ladder))
        .hasMessage(path + " is there already; --resume goes on with it");
    assertThatThrownBy(() -> resume(path, ladder(4, "random", "random")))
        .hasMessage(path + " is of another ladder: its player is \"novice\", not \"random\"");
    assertThatThrownBy(() -> resume(path, new Ladder(4, FOUR, "novice", List.of("random"), 8)))
        .hasMessageContaining("its seed is \"7\", not \"8\"");
    assertThatThrownBy(() -> resume(path, ladder(3, "novice", "random")))
        .hasMessageContaining("holds more than 3 games");
    assertThatThrownBy(() -> resume(folder.resolve("none"), ladder))
        .hasMessageContaining("there is no such file");
    assertThat(Files.readAllLines(path)).isEqualTo(lines);
    Path other = folder.resolve("other");
    Files.writeString(other, "{\"hypergate\":\"record\"}\n");
    assertThatThrownBy(() -> resume(other, ladder))
        .hasMessage(other + ":1: this is no file of a ladder");
    Files.writeString(other, "");
    assertThatThrownBy(() -> resume(other, ladder))
        .hasMessage(other + ":1: the file is cut off here");
    Files.writeString(other, lines.get(0) + "\n" + lines.get(2) + "\n");
    assertThatThrownBy(() -> resume(other, ladder))
        .hasMessage(other + ":2: game 1 is expected here");
    Files.writeString(other, lines.get(0) + "\nnonsense\n");
    assertThatThrownBy(() -> resume(other, ladder))
        .hasMessage(other + ":2: this line is not readable");
    Files.writeString(
        other,
        lines.get(0) + "\n" + lines.get(1).replace("\"winners\":\"", "\"winners\":\"Z") + "\n");
    assertThatThrownBy(() -> resume(other, ladder)).hasMessage(other + ":2: there is no seat Z");
    assertThatThrownBy(() -> LadderFile.begin(path.resolve("below"), ladder))
        .hasMessageContaining("cannot be written");
  }

  private static void resume(Path path, Ladder ladder) {
    LadderFile.resume(path, ladder, new LadderResult(ladder)).close();
  }

  @Test
  void a_player_that_throws_or_cheats_loses_its_game_and_the_others_go_on() {
    Ladder ladder = ladder(24, "novice", "random");
    LadderResult result = new LadderResult(ladder);
    new LadderRun(
            result,
            Optional.empty(),
            InOrder.PATIENCE,
            name -> name.equals("novice") ? new Faulty() : random())
        .run(2, () -> false, _ -> {});
    assertThat(result.played()).isEqualTo(24);
    assertThat(result.games()).isEqualTo(24);
    assertThat(result.failed()).isEqualTo(24);
    assertThat(result.spoilt()).isZero();
    assertThat(result.share().share()).isZero();
    assertThat(result.failures()).hasSize(5);
    Set<String> kinds = new HashSet<>();
    for (Played one : result.failures())
      kinds.add(one.why().replaceAll("'.*? with option|of \\d+|at seat .", ""));
    assertThat(kinds)
        .contains(
            "novice  threw java.lang.IllegalStateException: no idea what to do",
            "novice  answered  -1 ");
    assertThat(result.words()).contains("24 games lost because novice failed");
  }

  @Test
  void an_opponent_that_fails_spoils_the_game_for_nobody() {
    Ladder ladder = ladder(8, "novice", "random");
    LadderResult result = new LadderResult(ladder);
    new LadderRun(
            result,
            Optional.empty(),
            InOrder.PATIENCE,
            name -> name.equals("novice") ? Players.of("novice", 0) : new Faulty())
        .run(1, () -> false, _ -> {});
    assertThat(result.played()).isEqualTo(8);
    assertThat(result.spoilt()).isEqualTo(8);
    assertThat(result.games()).isZero();
    assertThat(result.share()).isEqualTo(new Interval(0, 0, 1));
    assertThat(result.words()).contains("8 games not counted because an opponent failed");
  }

  @Test
  void a_failure_is_kept_in_the_file(@TempDir Path other) {
    Ladder ladder = ladder(4, "novice", "random");
    Path path = other.resolve("faulty.jsonl");
    LadderResult result = new LadderResult(ladder);
    try (LadderFile file = LadderFile.begin(path, ladder)) {
      new LadderRun(
              result,
              Optional.of(file),
              InOrder.PATIENCE,
              name -> name.equals("novice") ? new Faulty() : random())
          .run(1, () -> false, _ -> {});
    }
    LadderResult read = new LadderResult(ladder);
    LadderFile.resume(path, ladder, read).close();
    assertThat(read.failures()).isEqualTo(result.failures()).hasSize(4);
    assertThat(read.words()).isEqualTo(result.words());
  }

  @Test
  void what_cannot_be_played_is_refused() {
    assertThatThrownBy(() -> ladder(0, "novice", "random")).hasMessageStartingWith("games must be");
    assertThatThrownBy(() -> ladder(1, "genius", "random"))
        .hasMessageStartingWith("unknown player 'genius'; allowed: random");
    assertThatThrownBy(() -> ladder(1, "novice", "random", "random"))
        .hasMessage("2 opponents were named; allowed: 1 for all, or 3");
    assertThatThrownBy(
            () ->
                new Ladder(
                    1, AllContent.OPTIONS.of(Map.of("seats", "2")), "novice", List.of("random"), 1))
        .hasMessage("a ladder needs at least 3 players");
  }

  private static MachinePlayer random() {
    return Players.of("random", 0);
  }

  /// Fails at its tenth question: by its seed with an exception or with an answer that is none.
  private static final class Faulty implements MachinePlayer {
    private int asked;
    private boolean throwing;

    @Override
    public void reseed(long seed) {
      asked = 0;
      throwing = (seed & 1) == 0;
    }

    @Override
    public int choose(Question question) {
      if (++asked < 10) return 0;
      if (throwing) throw new IllegalStateException("no idea\nwhat to do");
      return -1;
    }
  }

  /// A novice whom no seed gives a temper.
  private static final class Even implements MachinePlayer {
    private final NovicePlayer novice = new NovicePlayer();

    @Override
    public int choose(Question question) {
      return novice.choose(question);
    }

    @Override
    public void reseed(long seed) {
      // It stays as it was made.
    }
  }
}
