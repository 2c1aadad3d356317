package hypergate.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.lab.Mix;
import hypergate.players.NovicePlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// The environment for research: games step by step, numbers for what is seen and what can be done.
final class EnvTest {
  private static final Options TECHNOLOGY = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));
  private static final AtomicInteger REDEALT = new AtomicInteger();
  private static final AtomicInteger MOST_FREE = new AtomicInteger();

  @Seeds(upTo = 20, fresh = 2)
  void a_game_is_played_by_actions_and_all_numbers_are_in_their_ranges(long seed) {
    Options options = Mix.options(seed);
    SeedRun.note(() -> "options " + options.given() + " " + options.startCards());
    Env env = new Env();
    env.reset(options, seed);
    Luck luck = new Luck(seed);
    for (int number = 0; number < 300 && !env.isOver(); number++) {
      List<Seat> asked = env.toMove();
      Seat seat = asked.get(luck.number(asked.size()));
      int[] legal = env.legal(seat);
      assertThat(legal).hasSize(env.question(seat).count()).doesNotHaveDuplicates();
      int free = 0;
      for (int action : legal) {
        if (action >= env.schema().actions().names().size()) free++;
        assertThat(action).isBetween(0, env.schema().actions().count() - 1);
      }
      int most = free;
      MOST_FREE.accumulateAndGet(most, Math::max);
      boolean[] mask = env.mask(seat);
      int set = 0;
      for (boolean each : mask) if (each) set++;
      assertThat(set).isEqualTo(legal.length);
      check(env, seat);
      check(env, Seat.of(luck.number(env.rules().seats())));
      env.act(seat, legal[luck.number(legal.length)]);
    }
  }

  // Every number stands in the range that its block declares.
  private static void check(Env env, Seat seat) {
    int[] seen = env.observe(seat);
    assertThat(seen).hasSize(env.schema().length());
    for (Section section : env.schema().sections()) {
      int first = env.schema().first(section.name());
      for (int i = 0; i < env.schema().length(section.name()); i++)
        if (seen[first + i] < section.low() || seen[first + i] > section.high())
          assertThat(seen[first + i]).as(section.name()).isBetween(section.low(), section.high());
    }
    assertThat(seen[env.schema().first("viewer") + seat.index()]).isOne();
    assertThat(seen[env.schema().first("hand-size") + seat.index()])
        .isEqualTo(env.view(seat).handSize(seat));
    assertThat(seen[env.schema().first("asked")]).isEqualTo(env.toMove().contains(seat) ? 1 : 0);
  }

  @Seeds(upTo = 3, fresh = 1)
  void the_same_seed_and_steps_give_the_same_game_and_its_result(long seed) {
    Env one = new Env();
    Env other = new Env();
    one.reset(TECHNOLOGY, seed);
    other.reset(TECHNOLOGY, seed);
    for (Env env : List.of(one, other))
      for (int i = 1; i < 4; i++) env.player(Seat.of(i), new NovicePlayer());
    Seat me = Seat.of(0);
    NovicePlayer novice = new NovicePlayer();
    while (!one.isOver()) {
      assertThat(one.toMove()).containsExactly(me);
      assertThat(other.observe(me)).isEqualTo(one.observe(me));
      int option = novice.choose(one.question(me));
      one.step(me, option);
      other.act(me, other.legal(me)[option]);
    }
    assertThat(other.isOver()).isTrue();
    assertThat(one.toMove()).isEmpty();
    assertThat(other.result()).isEqualTo(one.result());
    assertThat(Arrays.stream(one.result()).sum()).isEqualTo(one.winners().isEmpty() ? 0 : 1);
    assertThat(one.observe(me)).isEqualTo(other.observe(me));
    assertThat(one.fork().result()).isEqualTo(one.result());
  }

  @Seeds(upTo = 6, fresh = 1)
  void a_copy_stands_where_the_game_stands_and_goes_its_own_way(long seed) {
    Env env = begun(seed);
    Luck luck = new Luck(seed);
    for (int number = 0; number < 200 && !env.isOver(); number++) {
      Seat seat = env.toMove().getFirst();
      int option = luck.number(env.legal(seat).length);
      if (number % 10 == 0) {
        int[] before = env.observe(seat);
        Env fork = env.fork();
        assertThat(fork.observe(seat)).isEqualTo(before);
        fork.step(seat, option);
        Env further = fork.fork();
        assertThat(further.toMove()).isEqualTo(fork.toMove());
        assertThat(env.observe(seat)).isEqualTo(before);
        env.step(seat, option);
        assertThat(env.toMove()).isEqualTo(fork.toMove());
        for (Seat each : env.toMove()) assertThat(fork.observe(each)).isEqualTo(env.observe(each));
      } else env.step(seat, option);
    }
  }

  @Seeds(upTo = 6, fresh = 1)
  void a_world_looks_to_the_seat_as_the_game_does(long seed) {
    Env env = begun(seed);
    Luck luck = new Luck(seed);
    for (int number = 0; number < 300 && !env.isOver(); number++) {
      Seat seat = env.toMove().getFirst();
      if (number % 15 == 14) {
        int[] seen = env.observe(seat);
        env.redeal(seat, number)
            .ifPresent(
                world -> {
                  REDEALT.incrementAndGet();
                  assertThat(world.observe(seat)).isEqualTo(seen);
                  assertThat(world.legal(seat)).isEqualTo(env.legal(seat));
                  Env copy = world.fork();
                  assertThat(copy.observe(seat)).isEqualTo(seen);
                  copy.step(seat, 0);
                  assertThat(world.observe(seat)).isEqualTo(seen);
                });
        assertThat(env.observe(seat)).isEqualTo(seen);
      }
      env.step(seat, luck.number(env.legal(seat).length));
    }
  }

  private static Env begun(long seed) {
    Env env = new Env();
    env.reset(TECHNOLOGY, seed);
    return env;
  }

  @Test
  void what_cannot_be_done_is_refused_and_changes_nothing() {
    Env none = new Env();
    assertThatIllegalStateException().isThrownBy(none::toMove).withMessageContaining("reset");
    Env env = begun(1);
    Seat asked = env.toMove().getFirst();
    int[] seen = env.observe(asked);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> env.step(asked, 99))
        .withMessageContaining("allowed: 0 to");
    assertThatIllegalArgumentException().isThrownBy(() -> env.step(Seat.of(7), 0));
    assertThatIllegalArgumentException().isThrownBy(() -> env.act(asked, 123_456));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> env.reset(TECHNOLOGY.withAliens(List.of("macron")), 1));
    assertThat(env.observe(asked)).isEqualTo(seen);
  }

  @Test
  void blocks_stand_one_after_another_and_say_what_they_are() {
    Schema schema = Schema.ALL;
    Set<String> names = new HashSet<>();
    int next = 0;
    for (Section section : schema.sections()) {
      assertThat(names.add(section.name())).as(section.name()).isTrue();
      assertThat(schema.first(section.name())).isEqualTo(next);
      next += schema.length(section.name());
      assertThat(section.meaning()).isNotBlank();
      assertThat(section.low()).isLessThan(section.high());
      for (String list : section.over()) assertThat(schema.lists()).containsKey(list);
    }
    assertThat(schema.length()).isEqualTo(next);
    assertThat(schema.lists().get("aliens")).hasSameSizeAs(AllContent.ALL.aliens());
    assertThat(schema.actions().names()).doesNotHaveDuplicates().contains("pass", "B3", "-3");
    assertThat(schema.digest()).hasSize(16).isEqualTo(new Schema(AllContent.ALL).digest());
  }

  @AfterAll
  static void enough_was_looked_at() {
    if (!SeedRun.isWhole()) return;
    assertThat(REDEALT.get()).isGreaterThan(60);
    assertThat(MOST_FREE.get()).isBetween(1, Actions.FREE);
  }
}
