package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.players.RandomPlayer;
import hypergate.testing.Seeds;
import hypergate.variant.levels.Chain;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.LevelEvent;
import hypergate.variant.levels.Levels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What holds for Tech levels in every game: who may speak, how long, and where levels change.
final class LevelsTest {
  private static Options options(long seed) {
    return RandomGames.options(seed).with("levels", "true");
  }

  @Seeds(upTo = 200, fresh = 2)
  void levels_change_only_as_the_rules_say(long seed) {
    Game game = RandomGames.game(options(seed), seed);
    Watch watch = new Watch(game);
    game.listener(watch);
    game.run();
    watch.compare();
  }

  @Seeds(upTo = 50, fresh = 1)
  void only_who_is_entitled_is_asked(long seed) {
    Game game = RandomGames.game(options(seed), seed);
    for (int i = 0; i < game.seats(); i++) {
      Player random = new RandomPlayer(seed + i);
      game.player(
          Seat.of(i),
          question -> {
            check(question);
            return random.choose(question);
          });
    }
    game.run();
  }

  private static void check(Question question) {
    Chain chain = Chain.of(question);
    String prompt = question.prompt().id();
    boolean speaks = List.of("wield", "advocate", "re-wield").contains(prompt);
    assertThat(chain.isOpen()).as(prompt).isEqualTo(speaks);
    if (!speaks) return;
    Levels levels = Levels.of(question.view());
    int own = levels.of(question.seat(), chain.field());
    Seat last = chain.links() == 0 ? chain.target() : chain.link(chain.links() - 1);
    assertThat(question.seat()).isNotEqualTo(chain.target()).isNotEqualTo(last);
    assertThat(own)
        .isGreaterThanOrEqualTo(
            levels.of(last, chain.field()) + (prompt.equals("advocate") ? 0 : 1));
    assertThat(chain.links()).isEqualTo(prompt.equals("wield") ? 0 : chain.links());
    assertThat(chain.links() % 2).isEqualTo(prompt.equals("advocate") ? 1 : 0);
  }

  @Test
  void without_the_option_nothing_is_stored() {
    for (long seed = 1; seed <= 10; seed++) {
      Game game = RandomGames.game(RandomGames.options(seed).with("levels", "false"), seed);
      assertThat(Levels.areIn(game)).isFalse();
    }
  }

  /// Levels as the events tell them.
  private static final class Watch implements Listener {
    private final Game game;
    private final int[][] level = new int[Seat.MOST][];
    private final List<Seat> chain = new ArrayList<>();

    Watch(Game game) {
      this.game = game;
      for (int i = 0; i < Seat.MOST; i++) level[i] = new int[Levels.of(game).fields().size()];
    }

    private int field(String name) {
      return Levels.of(game).fields().indexOf(new Field(name));
    }

    @Override
    public void happened(Event event) {
      switch (event) {
        case LevelEvent.LevelAdvanced(var seat, var field, var from, var to, var cause) ->
            advanced(seat, field(field), from, to, cause);
        case LevelEvent.LevelsStripped(var by, var field, var seats) -> {
          for (Seat seat : seats) {
            assertThat(level[seat.index()][field(field)]).isPositive();
            level[seat.index()][field(field)] = 0;
          }
          for (int i = 0; i < game.seats(); i++)
            assertThat(level[i][field(field)]).isEqualTo(i == by.index() ? 1 : 0);
        }
        case LevelEvent.Wielded(var seat, var target, var field, var _) -> {
          chain.clear();
          above(seat, target, field, 1);
        }
        case LevelEvent.Advocated(var seat, var target, var field, var _) -> {
          assertThat(seat).isNotEqualTo(target);
          above(seat, chain.getLast(), field, 0);
        }
        case LevelEvent.ReWielded(var seat, var target, var field, var _) -> {
          assertThat(seat).isNotEqualTo(target);
          above(seat, chain.getLast(), field, 1);
        }
        case LevelEvent.ActionBlocked(var _, var by, var _, var _) -> {
          assertThat(by).isEqualTo(chain.getLast());
          assertThat(chain.size()).isIn(1, 3);
        }
        default -> {}
      }
    }

    private void advanced(Seat seat, int field, int from, int to, LevelEvent.Occasion cause) {
      assertThat(level[seat.index()][field]).isEqualTo(from);
      level[seat.index()][field] = to;
      if (to < from) {
        // L-10: only the start of a turn brings anybody down by its own advance.
        assertThat(cause).isEqualTo(LevelEvent.Occasion.TURN);
        assertThat(to).isEqualTo(1);
      } else assertThat(to).isEqualTo(from + 1);
      if (cause != LevelEvent.Occasion.TURN) return;
      assertThat(game.step()).isEqualTo(Step.START_TURN);
      assertThat(seat).isEqualTo(game.turn());
    }

    private void above(Seat seat, Seat other, String field, int more) {
      int at = field(field);
      assertThat(seat).isNotEqualTo(other);
      assertThat(level[seat.index()][at]).isGreaterThanOrEqualTo(level[other.index()][at] + more);
      chain.add(seat);
      assertThat(chain.size()).isLessThanOrEqualTo(Chain.LONGEST);
    }

    void compare() {
      for (int i = 0; i < game.seats(); i++)
        for (Field field : Levels.of(game).fields())
          assertThat(Levels.of(game).of(Seat.of(i), field))
              .isEqualTo(level[i][field(field.notation())]);
    }
  }
}
