package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.view.Listener;
import hypergate.lab.RandomGames;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import org.junit.jupiter.api.AfterAll;

/// Every total is the sum of its terms, and every term that is no card or ship has a cause.
final class TotalTermsTest {
  private static int counted;
  private static int caused;

  @Seeds(upTo = 300, fresh = 3)
  void totals_are_the_sum_of_their_terms(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Game game = RandomGames.game(seed);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            if (event instanceof Event.TotalCounted total) check(total);
          }
        });
    game.run();
  }

  private static void check(Event.TotalCounted total) {
    counted++;
    int sum = 0;
    for (Term term : total.terms()) sum = term.after(sum);
    assertThat(sum).as(total.toString()).isEqualTo(total.total());
    for (Term term : total.terms()) {
      if (term.kind().compareTo(Term.Kind.REINFORCEMENT) < 0) continue;
      caused++;
      assertThat(term.cause()).as(total.toString()).isNotEmpty();
      assertThat(term.seat().exists()).as(total.toString()).isTrue();
    }
  }

  @AfterAll
  static void totals_were_counted() {
    if (!SeedRun.isWhole()) return;
    assertThat(counted).isGreaterThan(1000);
    assertThat(caused).isGreaterThan(100);
  }
}
