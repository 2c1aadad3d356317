package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.view.Imagination;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.World;
import hypergate.game.word.Step;
import hypergate.players.NovicePlayer;
import hypergate.players.Players;
import hypergate.players.RandomPlayer;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// What a seat imagines follows from what it knows and from a seed, and from nothing else; and it
/// never contradicts what it knows.
final class ImaginationTest {
  private static final AtomicInteger COMPARED = new AtomicInteger();
  private static final AtomicInteger WANTED = new AtomicInteger();
  private static final AtomicInteger FOUND = new AtomicInteger();

  private static final Options TECHNOLOGY = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  private static final Options BASE = AllContent.OPTIONS.of(Map.of());

  /// What is looked at when a question waits.
  private interface Look {
    void at(Game game, Question question, long number);
  }

  // Plays a game and looks at one question in so many.
  private static void play(Game game, long seed, int every, Look look) {
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++)
      players[i] = i % 2 == 0 ? new NovicePlayer() : new RandomPlayer(Luck.mix(seed * 31 + i));
    game.parkAll();
    boolean over = game.run();
    for (long number = 0; !over && number < 3000; number++) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      if (Long.remainderUnsigned(Luck.mix(seed * 7919 + number), every) == 0) {
        Figures.add("positions", 1);
        look.at(game, game.question(seat), number);
      }
      over = game.answer(seat, players[seat.index()].choose(game.question(seat)));
    }
  }

  // Another position that looks the same to the seat: one that it can imagine.
  private static void atTwins(Game game, long seed, int every, Twins look) {
    World[] twin = new World[1];
    play(
        game,
        seed,
        every,
        (_, question, number) -> {
          Imagination imagination = question.imagination();
          if (twin[0] == null) twin[0] = imagination.world();
          if (imagination.imagine(twin[0], number))
            look.at(question, twin[0].question(question.seat()));
        });
  }

  /// What is looked at when a question waits at two tables that look the same to who is asked.
  private interface Twins {
    void at(Question one, Question other);
  }

  @Seeds(upTo = 46, fresh = 2)
  void who_sees_the_same_imagines_the_same(long seed) {
    Game game = RandomGames.game(seed);
    World one = world(game);
    World other = world(game);
    atTwins(
        game,
        seed,
        16,
        (real, twin) -> {
          Imagination thinks = real.imagination();
          Imagination thinksToo = twin.imagination();
          for (long luck = 0; luck < 2; luck++) {
            boolean found = thinks.imagine(one, luck);
            assertThat(thinksToo.imagine(other, luck)).isEqualTo(found);
            if (!found) continue;
            COMPARED.incrementAndGet();
            assertThat(one.sameAs(other)).as("at " + real.prompt()).isTrue();
          }
        });
  }

  @Seeds(upTo = 4, fresh = 1)
  void every_player_answers_alike_where_it_sees_alike(long seed) {
    atTwins(
        new Game(AllContent.ALL, TECHNOLOGY, seed),
        seed,
        60,
        (real, twin) -> {
          for (String name : Players.names())
            assertThat(Players.of(name, seed).choose(twin))
                .as(name + " at " + real.prompt())
                .isEqualTo(Players.of(name, seed).choose(real));
        });
  }

  @Seeds(upTo = 12, fresh = 1)
  void a_world_looks_to_the_seat_as_the_table_does(long seed) {
    Game game = new Game(AllContent.ALL, seed % 2 == 0 ? TECHNOLOGY : BASE, seed);
    World world = world(game);
    State before = new State();
    play(
        game,
        seed,
        8,
        (_, question, number) -> {
          if (game.step() == Step.SETUP) return;
          before.copyFrom(game.state());
          List<String> asked = words(question);
          WANTED.incrementAndGet();
          if (question.imagination().imagine(world, number)) {
            FOUND.incrementAndGet();
            assertThat(words(world.question(question.seat()))).isEqualTo(asked);
            assertThat(world.view(question.seat()).sameAs(question.view())).isTrue();
          }
          assertThat(game.state().sameAs(before)).as("the real table").isTrue();
          assertThat(words(question)).isEqualTo(asked);
        });
  }

  @Seeds(upTo = 6, fresh = 1)
  void each_option_can_be_tried_out_whoever_sits_there(long seed) {
    Game game = new Game(AllContent.ALL, TECHNOLOGY, seed);
    World world = world(game);
    World tried = world(game);
    World alone = world(game);
    play(
        game,
        seed,
        20,
        (_, question, number) -> {
          Seat seat = question.seat();
          if (!question.imagination().imagine(world, number)) return;
          for (int option = 0; option < question.count(); option++) {
            for (int i = 0; i < game.seats(); i++)
              tried.player(Seat.of(i), Seat.of(i) == seat ? null : new NovicePlayer());
            world.copyInto(tried, seat, option);
            tried.run();
            for (int i = 0; i < game.seats(); i++) alone.player(Seat.of(i), new NovicePlayer());
            world.copyInto(alone);
            alone.player(seat, null);
            alone.answer(seat, option);
            assertThat(tried.sameAs(alone)).as(question.notation(option)).isTrue();
            tried.player(seat, new NovicePlayer());
            alone.player(seat, new NovicePlayer());
            world.copyInto(tried, seat, option);
            tried.runEncounter();
            tried.copyInto(alone);
            assertThat(alone.run()).isTrue();
            assertThat(tried.run()).isTrue();
            assertThat(tried.sameAs(alone)).as("played on to the end").isTrue();
          }
        });
  }

  @Test
  void a_game_without_checkpoints_cannot_be_imagined() {
    Game game = new Game(AllContent.ALL, TECHNOLOGY, 1);
    game.keepCheckpoints(false);
    game.run();
    Question question = game.question(Seat.listOf(game.waitingFor()).getFirst());
    assertThatIllegalStateException()
        .isThrownBy(question::imagination)
        .withMessageContaining("checkpoints");
  }

  // An empty one, for games with the rules of this one.
  private static World world(Game game) {
    Game other = game.sibling();
    other.restart(0);
    other.run();
    return other.question(Seat.listOf(other.waitingFor()).getFirst()).imagination().world();
  }

  private static List<String> words(Question question) {
    List<String> words = new ArrayList<>();
    words.add(question.seat() + " " + question.prompt() + " " + question.gestureStep());
    for (int i = 0; i < question.count(); i++) words.add(question.notation(i));
    return words;
  }

  @AfterAll
  static void enough_was_imagined() {
    if (!SeedRun.isWhole()) return;
    assertThat(COMPARED.get()).isGreaterThan(500);
    assertThat(FOUND.get()).isGreaterThan(WANTED.get() * 98 / 100);
  }
}
