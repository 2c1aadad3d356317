package hypergate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import org.junit.jupiter.api.Test;

/// What the terminal says of cards: whatever is declared, of every kind.
class CardTextsTest {
  private final CardTexts texts = new CardTexts(AllContent.ALL);

  @Test
  void every_card_of_every_kind_has_a_name_and_a_text() {
    for (Card card : AllContent.ALL.all()) {
      assertThat(texts.names()).contains(card.id());
      assertThat(texts.name(card.id())).as(card.id()).isEqualTo(card.name());
      assertThat(texts.text(card.id())).as(card.id()).isNotBlank();
      assertThat(texts.card(card.id(), Look.PLAIN)).as(card.id()).hasSizeGreaterThan(1);
      for (Clause use : card.uses())
        if (!use.word().isEmpty()) {
          assertThat(texts.text(card.id() + "/" + use.word())).isEqualTo(use.text());
          assertThat(texts.name(card.id() + "/" + use.word())).endsWith(" (" + use.word() + ")");
        }
    }
  }

  @Test
  void essence_cards_are_told_like_others() {
    assertThat(texts.name("curse-win")).isEqualTo("Curse: Win");
    assertThat(texts.text("curse-win")).isEqualTo("You cannot win the game.");
    assertThat(texts.card("curse-win", Look.PLAIN))
        .containsExactly(
            "Curse: Win (essence of Witch, goes for 3 ships)", "  You cannot win the game.");
    assertThat(texts.named("curse-win")).contains("curse-win");
    assertThat(texts.bars("negation-enter-alliance")).isEqualTo("essence of Negator");
  }

  @Test
  void bars_say_who_may_use_a_card_and_when() {
    assertThat(texts.bars("xenon-lasers"))
        .isEqualTo("needs 3 ships, as a main player or ally, reveal, stays in play");
    assertThat(texts.bars("human")).startsWith("“Humanity”, mandatory, as ");
    assertThat(texts.bars("flare-human/super")).startsWith("as ");
    assertThat(texts.card("flare-human", Look.PLAIN).getFirst()).isEqualTo("Human flare");
    assertThat(texts.name("attack-08")).isEqualTo("Attack 08");
    assertThat(texts.name("A launch")).isEqualTo("A launch");
    assertThat(texts.text("negotiate")).isNotBlank();
    assertThat(texts.card("no-such-card", Look.PLAIN)).isEmpty();
  }
}
