package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;

/// What a seat cannot see changes nothing that it gets: not its view, not its questions, not the
/// events that it is told.
final class LeakTest {
  private static final AtomicInteger IMAGINED = new AtomicInteger();

  private static Player[] players(long seed) {
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    return players;
  }

  @Seeds(upTo = 150, fresh = 2)
  void a_view_does_not_depend_on_what_its_seat_cannot_see(long seed) {
    Leaks leaks = new Leaks(RandomGames.game(seed));
    leaks.play(players(seed), seed, 5, (number, _) -> leaks.views(number));
  }

  @Seeds(upTo = 200, fresh = 2)
  void questions_and_events_do_not_depend_on_what_their_seat_cannot_see(long seed) {
    Leaks leaks = new Leaks(RandomGames.game(seed));
    leaks.play(
        players(seed),
        seed,
        2,
        (number, answered) -> {
          if (leaks.questions(number, answered)) IMAGINED.incrementAndGet();
        });
  }

  @AfterAll
  static void something_was_compared() {
    if (!SeedRun.isWhole()) return;
    assertThat(IMAGINED).hasPositiveValue();
  }
}
