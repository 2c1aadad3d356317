package hypergate.variant.rewards;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.view.View;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// When a game has a reward deck, and what everybody sees of its cards.
class RewardDeckTest {
  private static final Content ALL = AllContent.ALL;

  private static Game game(Options options) {
    return new Game(ALL, options, 1);
  }

  private static boolean takesPart(String artifact, Options options) {
    return Objects.requireNonNull(ALL.find(artifact)).takesPart(new Rules(ALL, options));
  }

  @Test
  void a_game_into_which_nothing_brings_it_has_no_part_of_it() {
    Game game = game(AllContent.OPTIONS.standard());
    assertThat(game.parts().find(RewardDeck.class)).isNull();
    assertThat(game.cards().further()).isNull();
    assertThat(takesPart("space-junk", AllContent.OPTIONS.standard())).isFalse();
  }

  @Test
  void an_option_puts_it_there_and_cards_can_bring_it() {
    Options option = AllContent.OPTIONS.of(Map.of("rewards", "on"));
    assertThat(game(option).cards().further()).isInstanceOf(RewardDeck.class);
    assertThat(takesPart("space-junk", option)).isTrue();
    Options hazards = AllContent.OPTIONS.of(Map.of("hazards", "odyssey"));
    assertThat(RewardDeck.of(game(hazards)).inUse()).isFalse();
    assertThat(takesPart("space-junk", hazards)).isTrue();
  }

  @Test
  void a_tech_to_begin_with_brings_it_whatever_the_decks() {
    Options base =
        AllContent.OPTIONS
            .of(Map.of("technology", "odyssey", "tech.decks", "base"))
            .withStartCards(List.of(StartCard.of("A=rewards-distributor")));
    RewardDeck deck = RewardDeck.of(game(base));
    assertThat(deck.inUse()).isFalse();
    deck.open();
    assertThat(deck.inUse()).isTrue();
    assertThat(deck.deckSize()).isPositive();
  }

  @Test
  void backs_are_public_and_faces_are_not() {
    Game game = game(AllContent.OPTIONS.of(Map.of("rewards", "on")));
    FurtherDeck deck = RewardDeck.of(game);
    RewardDeck.of(game).open();
    deck.draw(Seat.of(0), 2);
    View other = View.of(game, Seat.of(1));
    assertThat(other.otherBacksInHand(Seat.of(0))).isEqualTo(2);
    assertThat(other.otherBacksInHand(Seat.of(1))).isZero();
    assertThat(other.knownIn(Seat.of(0)).size()).isZero();
    assertThat(View.of(game, Seat.of(0)).hand().size()).isEqualTo(2);
  }

  @Test
  void its_cards_say_which_deck_they_belong_to() {
    List<String> ids =
        ALL.artifacts().stream()
            .filter(card -> !card.deck().isEmpty())
            .map(ArtifactCard::id)
            .toList();
    assertThat(ids).hasSize(8);
    for (String id : ids) assertThat(ALL.hasOtherBack(ALL.cardNamed(id))).as(id).isTrue();
    assertThat(ALL.hasOtherBack(ALL.cardNamed("negotiate"))).isFalse();
  }
}
