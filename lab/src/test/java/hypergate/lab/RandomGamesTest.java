package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.RandomPlayer;
import hypergate.testing.Seeds;
import java.util.HashSet;
import java.util.Set;

/// What holds in every game, whatever the options and whatever is answered.
final class RandomGamesTest {
  @Seeds(upTo = 200, fresh = 8)
  void ships_and_cards_are_conserved_and_the_game_ends(long seed) {
    Game game = RandomGames.game(seed);
    Conservation conservation = new Conservation(game);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            conservation.checkInMotion();
          }
        });
    game.runPhase();
    while (!game.isOver()) {
      conservation.checkAtRest();
      game.runPhase();
    }
    // Who plays at random may never win: then the limit ends it, with two encounters a
    // turn.
    int turns = game.options().get(Option.TURN_LIMIT);
    assertThat(game.encounters()).isLessThan(Math.min(3 * turns, 25_000));
  }

  @Seeds(upTo = 250, fresh = 4)
  void every_question_has_at_least_two_options_with_notations_of_their_own(long seed) {
    Game game = RandomGames.game(seed);
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
    assertThat(question.count()).as(question.prompt().id()).isGreaterThanOrEqualTo(2);
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < question.count(); i++)
      assertThat(seen.add(question.notation(i)))
          .as(question.seat() + " " + question.prompt() + " offers " + question.notation(i))
          .isTrue();
  }

  @Seeds(upTo = 80, fresh = 2)
  void a_game_that_waits_for_every_answer_equals_one_answered_at_once(long seed) {
    Game atOnce = RandomGames.game(seed);
    atOnce.run();
    Game waiting = RandomGames.game(seed);
    waiting.parkAll();
    playOn(waiting, players(seed));
    assertThat(waiting.state().sameAs(atOnce.state())).isTrue();
  }

  @Seeds(upTo = 30, fresh = 1)
  void a_fork_equals_its_original_at_every_decision(long seed) {
    Game game = RandomGames.game(seed);
    game.parkAll();
    Game fork = game.sibling();
    Player[] players = players(seed);
    int decision = 0;
    for (boolean over = game.run(); !over; decision++) {
      game.forkInto(fork);
      assertThat(fork.run()).isFalse();
      assertThat(fork.waitingFor()).isEqualTo(game.waitingFor());
      assertThat(fork.state().sameAs(game.state())).as("decision " + decision).isTrue();
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      assertThat(fork.question(seat).count()).isEqualTo(game.question(seat).count());
      int position = players[seat.index()].choose(game.question(seat));
      boolean forkOver = fork.answer(seat, position);
      over = game.answer(seat, position);
      assertThat(forkOver).isEqualTo(over);
      assertThat(fork.state().sameAs(game.state())).as("after " + decision).isTrue();
    }
  }

  private static Player[] players(long seed) {
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    return players;
  }

  private static void playOn(Game game, Player[] players) {
    boolean over = game.run();
    while (!over) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      Seat person = game.persons().at(seat);
      over = game.answer(seat, players[person.index()].choose(game.question(seat)));
    }
  }
}
