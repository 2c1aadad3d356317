package hypergate.server.protocol.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.players.RandomPlayer;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.technology.Tech;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
  void a_table_gets_the_part_of_the_book_from_which_it_deals() {
    List<String> first = idsOf(part(Map.of()));
    assertThat(first)
        .contains("attack-08", "negotiate", "wild", "cosmic-zap", "human", "flare-human")
        .doesNotContain("xenon-lasers", "pulsar-human", "fury", "flare-fury");
    assertThat(Json.text(part(Map.of())).length()).isLessThan(Json.text(cards).length() / 3);
    Schemas.check("CardBook", part(Map.of()));
    assertThat(idsOf(part(Map.of("technology", "odyssey", "pulsars", "true"))))
        .contains("xenon-lasers", "pulsar-human")
        .doesNotContain("pulsar-fury");
    assertThat(idsOf(CardBook.of(AllContent.ALL, BookParts.ALL))).isEqualTo(idsOf(cards));
    assertThat(BookParts.read("flare.base,alien.base,flare.base"))
        .containsExactly("alien.base", "flare.base");
  }

  @Test
  void what_is_no_part_of_the_book_is_said() {
    assertThatThrownBy(() -> BookParts.read("alien.base,flare.nowhere"))
        .hasMessage("there is no part 'flare.nowhere' of the book");
    assertThatThrownBy(() -> BookParts.read("<b>")).hasMessage("there is no part '…' of the book");
    assertThatThrownBy(() -> BookParts.read("")).hasMessageContaining("no part ''");
  }

  private static CardBook part(Map<String, String> options) {
    Rules rules = new Rules(AllContent.ALL, AllContent.OPTIONS.of(options));
    return CardBook.of(AllContent.ALL, BookParts.of(rules, Set.of()));
  }

  private static List<String> idsOf(CardBook book) {
    return all(book).map(CardInfo::id).toList();
  }

  private static Stream<CardInfo> all(CardBook book) {
    return Stream.concat(
            Stream.of(book.cards(), book.aliens()), book.ofVariants().values().stream())
        .flatMap(List::stream);
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
    List<CardInfo> all = all(cards).toList();
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
