package hypergate.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.view.Question;
import hypergate.lab.run.Ended;
import hypergate.lab.run.InOrder;
import hypergate.lab.run.LabTable;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two ways to play: what is paired, what is counted, when it is clear, and what is kept.
final class ComparisonTest {
  private static final Options FOUR = AllContent.OPTIONS.of(Map.of());

  @TempDir Path folder;

  private static Side side(String words) {
    return Side.of(words, FOUR, "random");
  }

  private static Comparison comparison(long games, String a, String b) {
    return comparison(games, a, b, Optional.empty());
  }

  private static Comparison comparison(long games, String a, String b, Optional<Double> worth) {
    List<Side> sides = List.of(side(a), side(b));
    return new Comparison(
        games, sides, List.of("random"), Comparison.usual(sides), worth, false, 7);
  }

  private static ComparisonResult played(
      Comparison comparison, int threads, Optional<ComparisonFile> file) {
    ComparisonResult result = new ComparisonResult(comparison);
    new ComparisonRun(result, file, InOrder.PATIENCE).run(threads, () -> false, _ -> {});
    return result;
  }

  private static Ended won(int winners) {
    return new Ended(winners, 10, Ended.NOBODY, "");
  }

  @Test
  void any_number_of_threads_writes_the_same_file_also_when_it_is_clear_early() throws IOException {
    Comparison comparison = comparison(4000, "player=random", "player=novice");
    Path one = folder.resolve("one.jsonl");
    Path three = folder.resolve("deeper/three.jsonl");
    String words;
    try (ComparisonFile file = ComparisonFile.begin(one, comparison)) {
      ComparisonResult result = played(comparison, 1, Optional.of(file));
      assertThat(result.isClear()).isTrue();
      assertThat(result.played()).isLessThan(comparison.pairs());
      assertThat(result.difference().low()).isPositive();
      words = result.words();
    }
    try (ComparisonFile file = ComparisonFile.begin(three, comparison)) {
      assertThat(played(comparison, 3, Optional.of(file)).words()).isEqualTo(words);
    }
    assertThat(Files.readString(three)).isEqualTo(Files.readString(one));
    assertThat(words).contains("Side B has more").contains("so the rest was not played");
  }

  @Test
  void sides_that_come_to_the_same_have_no_difference_in_any_game() {
    Comparison comparison = comparison(400, "base", "player=random");
    ComparisonResult result = played(comparison, 2, Optional.empty());
    assertThat(result.difference().mean()).isZero();
    assertThat(result.ofA()).isEqualTo(result.ofB());
    assertThat(result.pairing()).isCloseTo(1, within(1e-12));
    assertThat(result.answer()).isEqualTo("not clear which side has more");
  }

  @Test
  void where_a_difference_must_be_worth_something_none_is_found_early_too() {
    Comparison comparison = comparison(4000, "base", "player=random", Optional.of(0.1));
    ComparisonResult result = played(comparison, 2, Optional.empty());
    assertThat(result.isClear()).isTrue();
    assertThat(result.rounds()).isLessThan(60);
    assertThat(result.answer()).isEqualTo("no difference that is worth 10.0");
  }

  @Test
  void a_round_is_a_deal_in_which_the_measured_seat_moves_on() {
    Comparison comparison = comparison(16, "player=novice", "base");
    Side novice = comparison.sides().getFirst();
    for (int pair = 0; pair < 4; pair++) {
      assertThat(comparison.seatIn(pair)).isEqualTo(pair);
      assertThat(comparison.seedOf(pair)).isEqualTo(comparison.seedOf(0));
      List<LabTable.Sitting> sitting = comparison.sitting(pair, novice);
      for (int seat = 0; seat < 4; seat++)
        assertThat(sitting.get(seat).name()).isEqualTo(seat == pair ? "novice" : "random");
      assertThat(comparison.sitting(pair, comparison.sides().getLast()).get(pair).seed())
          .isEqualTo(sitting.get(pair).seed());
    }
    assertThat(comparison.seedOf(4)).isNotEqualTo(comparison.seedOf(0));
    assertThat(comparison.pairs()).isEqualTo(8);
  }

  @Test
  void an_alien_is_the_measured_seats_wherever_it_sits() {
    Side virus = side("alien=virus,technology=odyssey");
    assertThat(virus.alien()).isEqualTo(AllContent.ALL.alienNumber("virus"));
    for (int seat = 0; seat < 4; seat++)
      assertThat(virus.options(seat).startCards())
          .singleElement()
          .hasToString("ABCD".charAt(seat) + "=virus");
    assertThat(side("without=virus").options(0).aliens()).isNotEmpty().doesNotContain("virus");
  }

  // Rounds of four pairs in which both sides win alike; every comparison of equals that says
  // otherwise is an error.
  @Test
  void comparisons_of_equals_are_seldom_clear() {
    int errors = 0;
    for (int i = 0; i < 400; i++) {
      SplittableRandom random = new SplittableRandom(i);
      Comparison comparison = comparison(2400, "base", "player=novice");
      ComparisonResult result = new ComparisonResult(comparison);
      for (long pair = 0; pair < comparison.pairs() && !result.isClear(); pair++)
        // Of B any seats win together: each gets a quarter of the points as well.
        result.add(new Pair(pair, won(1 << random.nextInt(4)), won(random.nextInt(1, 16))));
      if (result.isClear()) errors++;
    }
    assertThat(errors / 400.0).isLessThanOrEqualTo(0.05);
  }

  @Test
  void it_goes_on_where_a_file_ends_and_comes_to_the_same() throws IOException {
    Comparison few = comparison(40, "base", "player=novice");
    Comparison all = comparison(80, "base", "player=novice");
    Path path = folder.resolve("some.jsonl");
    Path whole = folder.resolve("whole.jsonl");
    try (ComparisonFile file = ComparisonFile.begin(path, few)) {
      played(few, 2, Optional.of(file));
    }
    Files.writeString(path, "{\"pair\":21,\"sea", StandardOpenOption.APPEND);
    ComparisonResult result = new ComparisonResult(all);
    try (ComparisonFile file = ComparisonFile.resume(path, all, result)) {
      assertThat(result.played()).isEqualTo(20);
      new ComparisonRun(result, Optional.of(file), InOrder.PATIENCE).run(2, () -> false, _ -> {});
    }
    try (ComparisonFile file = ComparisonFile.begin(whole, all)) {
      assertThat(result.words()).isEqualTo(played(all, 1, Optional.of(file)).words());
    }
    assertThat(Files.readString(path)).isEqualTo(Files.readString(whole));
    Comparison other = comparison(80, "base", "alien=virus");
    assertThatThrownBy(() -> ComparisonFile.resume(path, other, new ComparisonResult(other)))
        .hasMessage(
            path + " is of another comparison: its b is \"player=novice\", not \"alien=virus\"");
  }

  @Test
  void a_side_whose_player_throws_gets_nothing_and_is_named() {
    Comparison comparison = comparison(240, "base", "player=novice");
    ComparisonResult result = new ComparisonResult(comparison);
    new ComparisonRun(
            result,
            Optional.empty(),
            InOrder.PATIENCE,
            name -> name.equals("novice") ? new Thrower() : Players.of(name, 0))
        .run(2, () -> false, _ -> {});
    assertThat(result.ofB()).isZero();
    assertThat(result.counted()).isEqualTo(result.played());
    assertThat(result.failed()).isEqualTo(result.played());
    assertThat(result.answer()).startsWith("side A has more");
    assertThat(result.failures())
        .hasSize(5)
        .first()
        .asString()
        .startsWith("pair 1, side B (deal ")
        .endsWith("novice at seat A threw java.lang.IllegalStateException: no idea");
  }

  @Test
  void what_cannot_be_compared_is_refused() {
    assertThatThrownBy(() -> side("virus"))
        .hasMessageStartingWith("'virus' is no change; write base,");
    assertThatThrownBy(() -> side("alien=virsu"))
        .hasMessage("unknown alien 'virsu'; did you mean virus?");
    assertThatThrownBy(() -> side("tecnology=odyssey"))
        .hasMessageStartingWith("unknown option 'tecnology'; did you mean technology?");
    assertThatThrownBy(() -> side("player=novise"))
        .hasMessageStartingWith("unknown player 'novise'; did you mean novice?; allowed: random");
    assertThatThrownBy(() -> side("technology=yes")).hasMessageContaining("technology");
    assertThatThrownBy(() -> comparison(80, "base", "base")).hasMessage("both sides are 'base'");
    assertThatThrownBy(() -> comparison(80, "base", "seats=5"))
        .hasMessageContaining("4 and 5 seats");
    assertThatThrownBy(() -> comparison(7, "base", "player=novice"))
        .hasMessageStartingWith("games must be 8");
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

  @Test
  void what_a_side_changes_beside_is_added_up_from_whole_pairs() {
    Comparison comparison = comparison(400, "base", "player=novice");
    ComparisonResult result = new ComparisonResult(comparison);
    // The measured seat wins with it alone in the first deal, without it alone in the second, and
    // in
    // the third both ways; the fourth does not count.
    Ended broken = new Ended(0, 3, Ended.RULES, "broken");
    result.add(
        new Pair(0, new Ended(0b10, 10, Ended.NOBODY, ""), new Ended(0b1, 14, Ended.NOBODY, "")));
    result.add(new Pair(1, won(0b10), won(0b100)));
    result.add(new Pair(2, won(0b100), won(0b110)));
    result.add(new Pair(3, won(0b1000), broken));
    Consequences seen = result.consequences();
    assertThat(seen.pairs()).isEqualTo(3);
    assertThat(seen.onlyB()).isEqualTo(1.0 / 3);
    assertThat(seen.onlyA()).isEqualTo(1.0 / 3);
    assertThat(seen.encountersA()).isEqualTo(10);
    assertThat(seen.encountersB()).isEqualTo(34.0 / 3);
    assertThat(seen.longer().low()).isInfinite();
    // Next to the left: loses the win of the first deal, wins the second. Three to the left: gets
    // half
    // of the third.
    assertThat(seen.others()).hasSize(3);
    assertThat(seen.others().get(0).mean()).isCloseTo(0, within(1e-9));
    assertThat(seen.others().get(2).mean()).isCloseTo(0.5 / 3, within(1e-9));
  }

  @Test
  void what_shares_a_win_only_takes_from_who_would_have_won() {
    Comparison comparison = comparison(4000, "player=random", "player=novice");
    Consequences seen = played(comparison, 2, Optional.empty()).consequences();
    assertThat(seen.onlyB()).isGreaterThan(seen.onlyA());
    double others = seen.others().stream().mapToDouble(one -> one.mean()).sum();
    assertThat(others).isNegative();
  }
}
