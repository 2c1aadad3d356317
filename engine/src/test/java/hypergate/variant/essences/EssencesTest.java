package hypergate.variant.essences;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.game.word.PowerOrigin;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// When a game has essence cards, and who knows which of them lie in a cache.
class EssencesTest {
  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);
  private static final int WITCH = AllContent.ALL.alienNumber("witch");

  private static Game game(Options options) {
    return new Game(AllContent.ALL, options, 1);
  }

  private static Game withWitch() {
    Game game = game(AllContent.OPTIONS.of(Map.of("aliens.sets", "base+odyssey")));
    game.powers().set(Powers.instance(A, Powers.OWN), PowerOrigin.CHOSEN, WITCH);
    return game;
  }

  private static List<String> cached(View view) {
    Essences essences = Essences.of(view);
    return IntStream.range(0, essences.size())
        .filter(essences::isCached)
        .mapToObj(card -> essences.card(card).id())
        .toList();
  }

  @Test
  void a_game_to_which_no_alien_with_a_cache_belongs_has_no_part_of_them() {
    assertThat(game(AllContent.OPTIONS.standard()).parts().find(Essences.class)).isNull();
    Options cursed = AllContent.OPTIONS.standard().withStartCards(List.of(StartCard.of("A=witch")));
    assertThat(game(cursed).parts().find(Essences.class)).isNotNull();
  }

  @Test
  void everybody_sees_how_many_cards_a_cache_holds_and_its_player_alone_which() {
    Game game = withWitch();
    View own = View.of(game, A);
    View others = View.of(game, B);
    assertThat(Essences.of(own).cacheSize(WITCH)).isEqualTo(Essences.CACHE_SIZE);
    assertThat(Essences.of(others).cacheSize(WITCH)).isEqualTo(Essences.CACHE_SIZE);
    assertThat(cached(own)).hasSize(Essences.CACHE_SIZE).allMatch(id -> id.startsWith("curse-"));
    assertThat(cached(others)).isEmpty();
  }

  @Test
  void the_size_follows_what_is_given_spent_and_left() {
    Game game = withWitch();
    Essences essences = Essences.of(game);
    int card = essences.first(WITCH);
    while (!essences.isCached(card)) card++;
    essences.give(card, B);
    assertThat(essences.givenTo(B)).isEqualTo(card);
    assertThat(essences.cacheSize(WITCH)).isEqualTo(Essences.CACHE_SIZE - 1);
    essences.refill(WITCH);
    assertThat(essences.cacheSize(WITCH)).isEqualTo(Essences.CACHE_SIZE);
    game.powers().set(Powers.instance(A, Powers.OWN), PowerOrigin.CHOSEN, -1);
    assertThat(essences.cacheSize(WITCH)).isZero();
    assertThat(essences.given()).isZero();
  }
}
