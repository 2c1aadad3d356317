package hypergate.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.view.Question;
import hypergate.lab.run.Ended;
import hypergate.lab.run.InOrder;
import hypergate.lab.variants.Having;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How strong cards are: who meets whom, what is seen, what is counted, and what is kept.
final class BalanceTest {
  private static final Options FOUR = AllContent.OPTIONS.of(Map.of());
  private static final Options TECHS = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  @TempDir Path folder;

  private static Balance balance(long games, Options options, String... levels) {
    return new Balance(games, options, List.of(levels), 3);
  }

  private static String played(Balance balance, int threads, Optional<BalanceFile> file) {
    try (BalanceResult result = new BalanceResult(balance)) {
      new BalanceRun(result, file, InOrder.PATIENCE).run(threads, () -> false, _ -> {});
      return words(result);
    }
  }

  private static String words(BalanceResult result) {
    BalanceReport report = new BalanceReport(result);
    return report.words() + report.figures();
  }

  @Test
  void all_aliens_are_dealt_alike_often_and_those_that_must_not_meet_do_not() {
    Options all = AllContent.OPTIONS.of(Map.of("aliens.sets", "base+dominion+odyssey"));
    Draw draw = new Draw(balance(4, all, "random"));
    Map<Integer, Integer> seen = new HashMap<>();
    for (int round = 0; round < 400; round++) {
      int[] table = draw.round(round);
      Set<Integer> different = new HashSet<>();
      for (int alien : table) {
        different.add(alien);
        seen.merge(alien, 1, Integer::sum);
        for (int other : table)
          assertThat(AllContent.ALL.neverMeet(alien, other, all) && alien != other).isFalse();
      }
      assertThat(different).hasSize(4);
    }
    int most = seen.values().stream().mapToInt(i -> i).max().orElse(0);
    int least = seen.values().stream().mapToInt(i -> i).min().orElse(0);
    assertThat(seen.size()).isGreaterThan(50);
    assertThat(most - least).isLessThanOrEqualTo(6);
    assertThat(new Draw(balance(4, all, "random")).round(77)).isEqualTo(draw.round(77));
  }

  @Test
  void in_a_round_each_alien_has_each_seat_once_at_each_level() throws IOException {
    Balance balance = balance(4, FOUR, "random", "novice");
    Path path = folder.resolve("round.jsonl");
    try (BalanceFile file = BalanceFile.begin(path, balance)) {
      played(balance, 1, Optional.of(file));
    }
    List<Measured> games = games(path, balance);
    assertThat(games).hasSize(8);
    List<String> first = games.getFirst().aliens().stream().map(List::getFirst).toList();
    for (Measured game : games) {
      assertThat(balance.seedOf(game.number())).isEqualTo(balance.seedOf(0));
      for (int seat = 0; seat < 4; seat++)
        assertThat(game.aliens().get(seat))
            .contains(first.get(Math.floorMod(seat - balance.turnOf(game.number()), 4)));
    }
    assertThat(games.stream().map(game -> balance.levelOf(game.number())))
        .containsExactly(0, 0, 0, 0, 1, 1, 1, 1);
  }

  private static List<Measured> games(Path path, Balance balance) {
    List<Measured> games = new ArrayList<>();
    BalanceFile.resume(path, balance, games::add).close();
    return games;
  }

  @Test
  void any_number_of_threads_comes_to_the_same_and_writes_the_same_file() throws IOException {
    Balance balance = balance(32, TECHS, "random", "novice");
    Path one = folder.resolve("one.jsonl");
    Path three = folder.resolve("deeper/three.jsonl");
    String words;
    try (BalanceFile file = BalanceFile.begin(one, balance)) {
      words = played(balance, 1, Optional.of(file));
    }
    try (BalanceFile file = BalanceFile.begin(three, balance)) {
      assertThat(played(balance, 3, Optional.of(file))).isEqualTo(words);
    }
    assertThat(Files.readString(three)).isEqualTo(Files.readString(one));
    assertThat(words).contains("Techs to begin with", "Flares to begin with", "random: 32 games");
  }

  @Test
  void it_goes_on_where_a_file_ends_and_comes_to_the_same() throws IOException {
    Balance few = balance(8, TECHS, "random");
    Balance all = balance(20, TECHS, "random");
    Path path = folder.resolve("some.jsonl");
    Path whole = folder.resolve("whole.jsonl");
    try (BalanceFile file = BalanceFile.begin(path, few)) {
      played(few, 2, Optional.of(file));
    }
    String words;
    try (BalanceResult result = new BalanceResult(all);
        BalanceFile file = BalanceFile.resume(path, all, result::add)) {
      assertThat(result.played()).isEqualTo(8);
      new BalanceRun(result, Optional.of(file), InOrder.PATIENCE).run(2, () -> false, _ -> {});
      words = words(result);
    }
    try (BalanceFile file = BalanceFile.begin(whole, all)) {
      assertThat(played(all, 1, Optional.of(file))).isEqualTo(words);
    }
    assertThat(Files.readString(path)).isEqualTo(Files.readString(whole));
    assertThatThrownBy(() -> BalanceFile.resume(path, balance(20, FOUR, "random"), _ -> {}))
        .hasMessageContaining("is of another balance: its options");
  }

  private static Measured won(long number, List<String> aliens, int winners, int... behind) {
    List<Integer> off = new ArrayList<>();
    for (int one : behind) off.add(one);
    return new Measured(
        number,
        new Ended(winners, 10, Ended.NOBODY, ""),
        aliens.stream().map(List::of).toList(),
        Map.of(
            "flare", List.of(List.of("flare-human"), List.of(), List.of(), List.of("flare-virus"))),
        off,
        8,
        20,
        3,
        1);
  }

  @Test
  void shares_length_and_joyless_measures_are_what_the_games_say() {
    Balance balance = balance(400, FOUR, "random");
    List<String> aliens = List.of("human", "virus", "clone", "macron");
    try (BalanceResult result = new BalanceResult(balance)) {
      for (int game = 0; game < 400; game++) {
        int turn = game % 4;
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) seats.add(aliens.get(Math.floorMod(seat - turn, 4)));
        // The human wins half of the rounds with the virus, and all others alone.
        int human = 1 << turn;
        int virus = 1 << (turn + 1) % 4;
        int[] behind = {3, 3, 3, 3};
        behind[turn] = 0;
        behind[(turn + 1) % 4] = 1;
        result.add(won(game, seats, game / 4 % 2 == 0 ? human : human | virus, behind));
      }
      BalanceResult.OfLevel level = result.level(0);
      assertThat(level.par()).isEqualTo(0.25);
      assertThat(level.shared()).isEqualTo(0.5);
      assertThat(level.encounters()).isEqualTo(10);
      assertThat(level.withoutChoice()).isCloseTo(8 / 40.0, within(1e-12));
      assertThat(level.parked()).isCloseTo(20 / 40.0, within(1e-12));
      assertThat(level.unfinished()).isEqualTo(0.75);
      assertThat(level.hopeless()).isEqualTo(2);
      assertThat(level.withoutChance()).isEqualTo(0.5);
      BalanceReport report = new BalanceReport(result);
      List<BalanceReport.Finding> found = report.aliens(0);
      assertThat(found.stream().map(BalanceReport.Finding::id))
          .containsExactly("human", "virus", "clone", "macron");
      assertThat(found.getFirst().share().share()).isEqualTo(0.75);
      assertThat(found.getFirst().isSure()).isTrue();
      assertThat(found.get(1).share().share()).isEqualTo(0.25);
      assertThat(found.get(1).isSure()).isFalse();
      assertThat(found.getFirst().strength().mean()).isGreaterThan(0.7);
      assertThat(report.things(0, Having.Kind.FLARE)).hasSize(2);
      assertThat(report.answer().getFirst())
          .startsWith("Too strong among random players: human (75 %")
          .doesNotContain("virus");
    }
  }

  @Test
  void levels_are_compared_alien_by_alien_on_the_same_deals() {
    Balance balance = balance(80, FOUR, "random", "novice");
    List<String> aliens = List.of("human", "virus", "clone", "macron");
    try (BalanceResult result = new BalanceResult(balance)) {
      for (int game = 0; game < 160; game++) {
        boolean isNovice = balance.levelOf(game) == 1;
        int turn = game % 4;
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) seats.add(aliens.get(Math.floorMod(seat - turn, 4)));
        result.add(won(game, seats, isNovice ? 1 << turn : 1 << game / 8 % 4, 0, 0, 0, 0));
      }
      assertThat(result.difference("human", 1).mean()).isCloseTo(0.75, within(1e-9));
      assertThat(result.difference("human", 1).low()).isGreaterThan(0.5);
      assertThat(result.difference("flagship", 1).high()).isInfinite();
    }
  }

  @Test
  void a_player_that_fails_spoils_its_game_alone() {
    Balance balance = balance(8, FOUR, "novice", "random");
    try (BalanceResult result = new BalanceResult(balance)) {
      new BalanceRun(
              result,
              Optional.empty(),
              InOrder.PATIENCE,
              name -> name.equals("novice") ? new Thrower() : Players.of(name, 0))
          .run(2, () -> false, _ -> {});
      assertThat(result.failed()).isEqualTo(8);
      assertThat(result.level(0).games()).isZero();
      assertThat(result.level(1).games()).isEqualTo(8);
      assertThat(new BalanceReport(result).words())
          .contains("8 games do not count")
          .contains("threw java.lang.IllegalStateException: no idea");
    }
  }

  @Test
  void a_level_of_fewer_games_leaves_out_the_later_rounds() {
    Balance uneven = new Balance(List.of(12L, 4L), FOUR, List.of("random", "novice"), 3);
    assertThat(uneven.all()).isEqualTo(16);
    List<String> order = new ArrayList<>();
    for (int game = 0; game < 16; game += 4)
      order.add(
          uneven.roundOf(game) + ":" + uneven.levelOf(game) + ":" + uneven.endsRound(game + 3));
    assertThat(order).containsExactly("0:0:false", "0:1:true", "1:0:true", "2:0:true");
    assertThat(uneven.seedOf(15)).isEqualTo(balance(12, FOUR, "random").seedOf(11));
    assertThat(uneven.rounds(0, 10)).isEqualTo(1);
    assertThat(uneven.rounds(1, 10)).isEqualTo(1);
    assertThat(uneven.command())
        .isEqualTo("hypergate lab balance --players random,novice --games 12,4 --seed 3");
  }

  @Test
  void files_of_several_levels_and_sizes_are_one_study_as_if_played_at_once() throws IOException {
    Balance randoms = balance(16, TECHS, "random");
    Balance novices = balance(8, TECHS, "novice");
    Options five = AllContent.OPTIONS.of(Map.of("technology", "odyssey", "seats", "5"));
    Balance larger = balance(10, five, "random");
    List<Path> paths = new ArrayList<>();
    for (Balance one : List.of(larger, randoms, novices)) {
      Path path = folder.resolve("part" + paths.size() + ".jsonl");
      try (BalanceFile file = BalanceFile.begin(path, one)) {
        played(one, 2, Optional.of(file));
      }
      paths.add(path);
    }
    // Half a round, and half a line of a machine that went down, do not count.
    String text = Files.readString(paths.get(2));
    List<String> lines = text.lines().toList();
    Files.writeString(
        paths.get(2), String.join("\n", lines.subList(0, 6)) + "\n" + lines.get(6).substring(9));
    Balance atOnce = new Balance(List.of(16L, 4L), TECHS, List.of("random", "novice"), 3);
    try (BalanceFiles files = new BalanceFiles(paths)) {
      assertThat(files.results()).hasSize(2);
      assertThat(files.results().getFirst().balance().games()).isEqualTo(atOnce.games());
      assertThat(words(files.results().getFirst())).isEqualTo(played(atOnce, 2, Optional.empty()));
      assertThat(words(files.results().getLast())).isEqualTo(played(larger, 2, Optional.empty()));
      var study = Study.of(files.results(), files.versions(), LocalDate.of(2026, 1, 2));
      assertThat(study.path("tables")).hasSize(2);
      assertThat(BalancePage.subtitle(study))
          .startsWith("30 games of random and novice players at tables of 4 and 5, 2026-01-02");
      assertThat(BalancePage.of(study))
          .contains("hypergate lab balance --players random,novice --games 16,4")
          .doesNotContain("{{");
      Study.Share first = Study.shares(study).getFirst();
      assertThat(first.seats()).isEqualTo(4);
      assertThat(first.players()).isEqualTo("novice");
      assertThat(Study.read(study.toString()).toString()).isEqualTo(study.toString());
    }
  }

  @Test
  void files_that_do_not_belong_together_are_refused() throws IOException {
    Path one = folder.resolve("one.jsonl");
    Path other = folder.resolve("other.jsonl");
    Path none = Files.writeString(folder.resolve("none.jsonl"), "{\"hypergate\":\"ladder\"}\n");
    Balance randoms = balance(4, FOUR, "random");
    Balance elsewhere = new Balance(4, FOUR, List.of("random"), 4);
    try (BalanceFile first = BalanceFile.begin(one, randoms);
        BalanceFile second = BalanceFile.begin(other, elsewhere)) {
      played(randoms, 1, Optional.of(first));
      played(elsewhere, 1, Optional.of(second));
    }
    assertThatThrownBy(() -> new BalanceFiles(List.of(one, other)))
        .hasMessageContaining("has the seed 4");
    assertThatThrownBy(() -> new BalanceFiles(List.of(one, one)))
        .hasMessageContaining("holds games of randoms, as one before it does");
    assertThatThrownBy(() -> new BalanceFiles(List.of(none)))
        .hasMessageEndingWith("none.jsonl:1: this is no file of a balance");
    assertThatThrownBy(() -> new BalanceFiles(List.of(folder.resolve("nowhere"))))
        .hasMessageEndingWith("nowhere: there is no such file");
    assertThatThrownBy(() -> Study.read("{}")).hasMessage("this is no study");
  }

  @Test
  void few_games_are_no_proof() {
    Balance balance = balance(8, FOUR, "random");
    List<String> aliens = List.of("human", "virus", "clone", "macron");
    try (BalanceResult result = new BalanceResult(balance)) {
      // Nobody but the human has won anything in two rounds.
      for (int game = 0; game < 8; game++) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++)
          seats.add(aliens.get(Math.floorMod(seat - game % 4, 4)));
        result.add(won(game, seats, 1 << game % 4, 0, 0, 0, 0));
      }
      for (BalanceReport.Finding one : new BalanceReport(result).aliens(0))
        assertThat(one.isSure())
            .as(one.id())
            .isEqualTo(one.share().low() > 0.25 || one.share().high() < 0.25);
    }
  }

  @Test
  void what_is_kept_in_memory_does_not_grow_with_games() {
    Balance balance = balance(4000, FOUR, "random");
    List<String> aliens = List.of("human", "virus", "clone", "macron");
    List<WeakReference<Measured>> games = new ArrayList<>();
    try (BalanceResult result = new BalanceResult(balance)) {
      for (int game = 0; game < 4000; game++) {
        Measured one = won(game, aliens, 1 << game % 4, 0, 0, 0, 0);
        games.add(new WeakReference<>(one));
        result.add(one);
      }
      System.gc();
      assertThat(games.stream().filter(one -> one.get() != null).count()).isLessThan(10);
      assertThat(result.level(0).games()).isEqualTo(4000);
    }
  }

  @Test
  void the_shipped_study_is_one_that_the_catalogue_can_tell() {
    var study = Study.shipped();
    assertThat(Study.read(study.toString()).toString()).isEqualTo(study.toString());
    List<Study.Share> shares = Study.shares(study);
    assertThat(shares.stream().map(Study.Share::id)).contains("human", "virus", "lunar-cannon");
    for (Study.Share one : shares) {
      assertThat(one.games()).isPositive();
      assertThat(one.low()).isLessThanOrEqualTo(one.share());
      assertThat(one.high()).isGreaterThanOrEqualTo(one.share());
    }
    assertThat(BalancePage.of(study).length()).isLessThan(1_500_000);
  }

  @Test
  void what_cannot_be_measured_is_refused() {
    assertThatThrownBy(() -> balance(3, FOUR, "random")).hasMessageStartingWith("games must be 4");
    assertThatThrownBy(() -> balance(8, FOUR, "novise"))
        .hasMessageStartingWith("unknown player 'novise'; did you mean novice?");
    assertThatThrownBy(() -> balance(8, FOUR, "random", "random"))
        .hasMessage("a level is named twice");
    assertThatThrownBy(() -> balance(8, AllContent.OPTIONS.of(Map.of("seats", "2")), "random"))
        .hasMessage("balance needs at least 3 players");
  }

  /// Fails at once.
  private static final class Thrower implements MachinePlayer {
    @Override
    public void reseed(long seed) {}

    @Override
    public int choose(Question question) {
      throw new IllegalStateException("no idea");
    }
  }
}
