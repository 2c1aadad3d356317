package hypergate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.content.incursion.aliens.Fungus;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class DrawingTest {
  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);

  private static String drawn(Game game) {
    View view = new View(Game.tableFor(game.rules()));
    view.take(game, A);
    return String.join("\n", Drawing.table(view, A.bit(), Look.PLAIN));
  }

  @Test
  void ships_under_others_and_around_a_system_are_drawn() {
    Options options =
        AllContent.OPTIONS
            .of(Map.of("seats", "4", "aliens.sets", "base+incursion"))
            .withAliens(
                List.of(
                    "fungus", "human", "virus", "mind", "macron", "tripler", "warpish", "oracle"));
    Game game = new Game(AllContent.ALL, options, 1);
    game.parkAll();
    for (boolean over = game.run(); !over && game.ships().on(Planet.of(A, 2), A) == 0; )
      over = game.answer(Seat.of(Integer.numberOfTrailingZeros(game.waitingFor())), 0);
    assertThat(drawn(game)).doesNotContain("under", "ring");
    game.verbs().rings().lay(A, B, 2);
    game.verbs().shipKinds().stacks(Fungus.FUNGUS).lay(A, Planet.of(A, 2).index(), B, 3);
    assertThat(drawn(game)).contains("A2: 4+3 under", "    in a ring around it: B 2");
    game.verbs().planets().addSystem(B);
    assertThat(drawn(game)).containsPattern("B5: 2\\s+E1: 2");
  }
}
