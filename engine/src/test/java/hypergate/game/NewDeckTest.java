package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.view.Redeal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A deck that no part of the engine has heard of: that it lies face down is all that is said, and
/// views hide it, new deals deal it, fresh luck shuffles it.
class NewDeckTest {
  private static final int CARDS = 20;

  private final Game game = new Game(AllContent.ALL, AllContent.OPTIONS.standard(), 7);
  private final Pile deck = strange(game);

  NewDeckTest() {
    game.state().fit(game.cells());
    game.restart(7);
    game.run();
    deck.lay(IntStream.rangeClosed(1, CARDS).boxed().toList());
  }

  private static Pile strange(Game game) {
    return Pile.faceDown(game, CARDS);
  }

  @Test
  void a_view_knows_how_high_it_is_and_nothing_else() {
    Game seen = game.sibling();
    Pile shown = strange(seen);
    seen.state().copyFrom(game.state());
    seen.hideFrom(Seat.of(0));
    assertThat(shown.size()).isEqualTo(CARDS);
    assertThat(shown.cards()).containsOnly(0);
    deck.turnOver();
    Game again = game.sibling();
    strange(again);
    again.state().copyFrom(game.state());
    again.hideFrom(Seat.of(0));
    assertThat(again.state().sameAs(seen.state())).isTrue();
  }

  @Test
  void a_new_deal_shuffles_it() {
    List<Integer> before = deck.cards();
    new Redeal().deal(game, Seat.of(0), 3);
    assertThat(deck.cards()).isNotEqualTo(before).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void fresh_luck_shuffles_it() {
    List<Integer> before = deck.cards();
    game.shuffleAnew(3);
    assertThat(deck.cards()).isNotEqualTo(before).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void what_lies_face_up_is_seen_and_stays() {
    Game other = game.sibling();
    Pile open = Pile.faceUp(other, CARDS);
    other.state().fit(other.cells());
    other.restart(7);
    open.lay(List.of(3, 1, 2));
    new Redeal().deal(other, Seat.of(0), 3);
    other.hideFrom(Seat.of(0));
    assertThat(open.cards()).containsExactly(3, 1, 2);
  }
}
