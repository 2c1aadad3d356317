package hypergate.server.protocol.book;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.players.RandomPlayer;
import hypergate.server.protocol.Schemas;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.technology.Tech;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The books say everything that the engine declares.
final class BooksTest {
  private final RuleBook rules = RuleBook.make();
  private final CardBook cards = CardBook.of(AllContent.ALL);

  @Test
  void books_are_as_openapi_describes_them() {
    Schemas.check("RuleBook", rules);
    Schemas.check("CardBook", cards);
  }

  @Test
  void every_preset_can_be_played() {
    for (Preset preset : rules.presets()) {
      Options options = AllContent.OPTIONS.of(preset.options());
      assertThat(options.given()).isEqualTo(preset.options());
      Game game = new Game(AllContent.ALL, options, 7);
      for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), new RandomPlayer(i));
      assertThat(game.run()).as(preset.id()).isTrue();
    }
    assertThat(rules.presets()).extracting(Preset::id).contains("first-game", "four-planets");
  }

  @Test
  void every_option_names_its_rule_and_its_values() {
    for (RuleBook.OptionInfo option : rules.options()) {
      assertThat(option.rule()).matches("([REHLM]|TC|HZ|ED)-\\d[\\d.-]*|P\\d+(\\.\\d+)?");
      assertThat(option.values().isEmpty()).isEqualTo(option.range() != null);
      if (!option.values().isEmpty())
        assertThat(option.values())
            .containsAll(
                option.several()
                    ? List.of(option.preset().split("\\+"))
                    : List.of(option.preset()));
    }
  }

  @Test
  void every_card_has_a_text_and_a_name_of_its_own() {
    var all =
        Stream.concat(
                Stream.of(cards.cards(), cards.aliens()), cards.ofVariants().values().stream())
            .flatMap(c -> c.stream())
            .toList();
    assertThat(all).extracting(CardInfo::id).doesNotHaveDuplicates();
    for (CardInfo card : all) {
      assertThat(card.text()).as(card.id()).isNotBlank();
      assertThat(card.name()).as(card.id()).isNotBlank();
    }
    assertThat(cards.aliens()).hasSameSizeAs(AllContent.ALL.aliens());
    assertThat(cards.ofVariants().get("techs")).hasSameSizeAs(AllContent.ALL.of(Tech.class));
    assertThat(cards.ofVariants().get("hazards")).hasSameSizeAs(AllContent.ALL.of(Hazard.class));
    assertThat(all)
        .extracting(CardInfo::id)
        .contains("attack-08", "negotiate", "morph", "cosmic-zap", "flare-human", "human");
  }
}
