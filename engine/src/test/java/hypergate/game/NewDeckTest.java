package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.view.Redeal;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
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

  // Face up, so that views blank nothing of it themselves.
  @Test
  void cards_that_once_lay_there_leave_no_trace() {
    assertThat(traces(pile -> IntStream.range(0, CARDS - 3).forEach(_ -> pile.draw()))).isZero();
    assertThat(traces(pile -> IntStream.range(0, CARDS - 3).forEach(_ -> pile.take(0)))).isZero();
    assertThat(traces(Pile::clear)).isZero();
    assertThat(traces(pile -> pile.lay(List.of(5, 6)))).isZero();
    assertThat(tracesOfTwo(Pile::takeIn)).isZero();
    assertThat(tracesOfTwo(Pile::exchange)).isZero();
  }

  // How many cells still tell of cards when the pile has been changed and holds none, or the two.
  private static int traces(Consumer<Pile> change) {
    return tracesOfTwo((pile, _) -> change.accept(pile));
  }

  private static int tracesOfTwo(BiConsumer<Pile, Pile> change) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.standard(), 7);
    List<Pile> piles = List.of(Pile.faceUp(game, 2 * CARDS), Pile.faceUp(game, 2 * CARDS));
    game.state().fit(game.cells());
    piles.getFirst().lay(IntStream.rangeClosed(1, 3).boxed().toList());
    piles.getLast().lay(IntStream.rangeClosed(1, CARDS).boxed().toList());
    change.accept(piles.getLast(), piles.getFirst());
    int told = 0;
    for (byte cell : game.state().b) if (cell != 0) told++;
    return told - piles.getFirst().size() - piles.getLast().size();
  }
}
