package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A seat that imagines the cards it cannot see sees the same table afterwards, and the cards
/// really move.
class RedealTest {
  private static final Options OPTIONS = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  @Test
  void an_imagined_game_looks_the_same_to_the_seat_that_imagines_it() {
    int fitting = 0;
    int changed = 0;
    for (long seed = 0; seed < 60; seed++) {
      Game game = parked(seed, 40 + (int) (seed * 13 % 500));
      if (game.isOver()) continue;
      Seat viewer = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      View before = View.of(game, viewer);
      Game imagined = game.sibling();
      if (!game.imagineInto(imagined, viewer, new Redeal(), seed)) continue;
      fitting++;
      assertThat(View.of(imagined, viewer).sameAs(before)).as("view of seed " + seed).isTrue();
      if (!imagined.state().sameAs(game.state())) changed++;
    }
    assertThat(fitting).isGreaterThan(30);
    assertThat(changed).isEqualTo(fitting);
  }

  @Test
  void no_card_is_dealt_twice_and_none_is_lost() {
    for (long seed = 100; seed < 130; seed++) {
      Game game = parked(seed, 200);
      Game imagined = game.sibling();
      game.forkInto(imagined);
      List<Integer> before = everyCard(imagined);
      new Redeal().deal(imagined, Seat.of(1), seed);
      assertThat(everyCard(imagined)).isEqualTo(before);
    }
  }

  @Test
  void what_lies_in_hands_afterwards_can_be_played_from_there() {
    int hands = 0;
    for (long seed = 200; seed < 230; seed++) {
      Game game = parked(seed, 200);
      Game imagined = game.sibling();
      game.forkInto(imagined);
      new Redeal().deal(imagined, Seat.of(1), seed);
      State state = imagined.state();
      for (int i = 0; i < imagined.seats(); i++)
        for (int card = state.next(Zone.hand(i), 0);
            card >= 0;
            card = state.next(Zone.hand(i), card + 1)) {
          hands++;
          assertThat(imagined.cards().isHeld(card)).as("card %s, seed %s", card, seed).isTrue();
        }
    }
    assertThat(hands).isGreaterThan(500);
  }

  /// All cosmic cards wherever they lie, in order: a duplicate or a loss shows.
  private static List<Integer> everyCard(Game game) {
    State state = game.state();
    List<Integer> cards = new ArrayList<>(game.cards().deck().cards());
    cards.addAll(game.cards().discards().cards());
    for (int zone = Zone.HAND; zone <= Zone.ASIDE; zone += 2)
      for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1))
        cards.add(card);
    return cards.stream().sorted().toList();
  }

  private static Game parked(long seed, int decisions) {
    Game game = new Game(AllContent.ALL, OPTIONS, seed);
    boolean over = game.run();
    long dice = seed + 1;
    while (!over && game.decisions() < decisions) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      dice = Luck.mix(dice + 0x9e3779b97f4a7c15L);
      over = game.answer(seat, (int) Long.remainderUnsigned(dice, game.question(seat).count()));
    }
    return game;
  }
}
