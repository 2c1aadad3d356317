package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.Listener;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import hypergate.game.view.View;
import hypergate.lab.RandomGames;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// A total that is explained is the total that is counted; before cards are up nobody learns what
/// lies face down.
final class TotalTest {
  private static final English ENGLISH = new English(AllContent.ALL);

  @TestFactory
  Stream<DynamicTest> what_is_explained_is_what_is_counted() {
    return RandomGames.seeds(40)
        .map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> play(seed)));
  }

  private static void play(long seed) {
    Game game = RandomGames.game(seed);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            if (!(event instanceof Event.TotalCounted total)) return;
            Sum counted = Explain.total(total);
            Sum standing = Explain.total(View.of(game, Seat.NONE), total.side());
            assertThat(counted.total()).hasValue(total.total());
            assertThat(counted.known()).isEqualTo(total.total());
            assertThat(standing.total()).as(total.toString()).hasValue(total.total());
            assertThat(standing.lines()).isEqualTo(counted.lines());
          }
        });
    game.run();
  }

  @TestFactory
  Stream<DynamicTest> what_lies_face_down_is_open() {
    return Games.looked(
        30,
        15,
        (game, number, first) -> {
          for (int i = -1; i < game.seats(); i++)
            for (int side = 0; side < 2; side++) look(game, Seat.of(i), side);
        });
  }

  private static void look(Game game, Seat viewer, int side) {
    View view = View.of(game, viewer);
    Sum sum = Explain.total(view, side);
    for (Sum.Line line : sum.lines()) {
      assertThat(RuleNumbers.ALL).contains(line.rule());
      assertThat(ENGLISH.sentence(line.reason(), true, line.facts())).endsWith(".");
    }
    if (sum.lines().isEmpty() || game.encounter().revealed()) return;
    Seat main = side == 0 ? game.encounter().offense() : game.encounter().defense();
    boolean own = viewer == main && game.encounter().card(main) >= 0;
    if (!own) assertThat(sum.open()).isTrue();
    if (!own) assertThat(sum.total()).isEmpty();
  }
}
