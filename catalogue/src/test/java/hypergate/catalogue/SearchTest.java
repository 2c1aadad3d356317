package hypergate.catalogue;

import static hypergate.catalogue.Whole.CATALOGUE;
import static hypergate.catalogue.Whole.ids;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every question that the old database answered, and those that it did not.
class SearchTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind:alien origin:CI              | 20
          kind:alien author:"Jack Reda"     | 1
          kind:alien theme:essence          | 12
          kind:alien type:zap               | 2
          kind:alien experience:novice      | 71
          kind:alien name:man               | 1
          kind:alien origin:CI,CC           | 40
          kind:alien origin:CI type:combat obligation:M | 2
          kind:alien set:base               | 50
          kind:alien                        | 241
          kind:alien enforced               | 239
          kind:alien missing                | 2
          kind:tech enforced                | 70
          """)
  void each_criterion_alone_and_together_finds_so_many(String query, int total) {
    assertThat(CATALOGUE.search(query).total()).isEqualTo(total);
  }

  @Test
  void each_found_entry_has_what_was_asked_for() {
    for (Entry entry : CATALOGUE.search("type:alien set:base role:ally -mandatory").entries()) {
      assertThat(entry.kind()).isEqualTo(Kind.ALIEN);
      assertThat(entry.all(Field.ROLE)).contains("ally");
      assertThat(entry.first(Field.OBLIGATION)).isEqualTo("O");
    }
    assertThat(CATALOGUE.search("kind:tech cost<=4").entries())
        .isNotEmpty()
        .allMatch(e -> e.number(Field.COST) <= 4);
    assertThat(ids("kind:tech cost:X")).isNotEmpty().contains("gluon-mines");
  }

  @Test
  void what_has_to_do_with_technology() {
    assertThat(ids("set:tech tech:uses"))
        .containsExactlyInAnyOrder("engineer", "pack-rat", "peddler", "aeon");
    assertThat(ids("set:tech tech:marginal"))
        .containsExactlyInAnyOrder("negator", "alchemist", "machine", "shadow");
    assertThat(CATALOGUE.search("set:tech").total()).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "set:tech",
        "technology aliens",
        "tech aliens",
        "aliens that use technology",
        "aliens that have to do with technology",
        "All aliens that have to do with technology",
        "kind:alien technology"
      })
  void aliens_that_have_to_do_with_technology_are_found_in_plain_words(String query) {
    assertThat(ids(query))
        .containsExactlyInAnyOrder(
            "engineer", "pack-rat", "peddler", "aeon", "negator", "alchemist", "machine", "shadow");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          aliens with moons        | kind:alien moons
          moons                    | kind:moon
          moons kind:alien         | moons kind:alien
          -aliens zap              | -kind:alien zap
          "aliens"                 | "aliens"
          easy aliens              | easy kind:alien
          the cult                 | cult
          the                      | the
          human or virus           | human OR virus
          human or                 | human
          (ships warp) -(gate zap) | ships warp -(gate zap)
          """)
  void plain_words_are_read_as_people_mean_them(String text, String understood) {
    assertThat(Query.parse(text)).hasToString(understood);
    assertThat(Query.parse(understood)).isEqualTo(Query.parse(text));
  }

  @Test
  void people_call_things_by_other_names() {
    assertThat(ids("beginner aliens")).hasSameSizeAs(ids("kind:alien experience:novice"));
    assertThat(ids("cosmic incursion aliens"))
        .containsExactlyInAnyOrderElementsOf(ids("kind:alien set:incursion"));
    assertThat(ids("homebrew techs")).containsAll(ids("kind:tech set:reda,oliviera,hlavacek"));
    assertThat(ids("tech cards")).containsAll(ids("kind:tech set:base"));
  }

  @ParameterizedTest
  @CsvSource({
    "human, human",
    "humn, human",
    "hmuan, human",
    "anti matter, anti-matter",
    "antimatter, anti-matter",
    "ticktock, tick-tock",
    "reincarnater, reincarnator",
    "philantropist, philanthropist",
    "nuxxian orb, nuxxian-orb-oliviera",
    "cosmic zap, cosmic-zap",
    "cosmik zapp, cosmic-zap",
    "xenon laser, xenon-lasers",
    "xenonlasers, xenon-lasers",
    "tik tok, tick-tock",
    "ticktok, tick-tock",
    "pick pocket, pickpocket",
    "hyper space gate, word-hyperspace-gate",
    "zombies, zombie",
    "witches, witch",
    "viruses, virus",
    "the mind, mind",
    "möbius tubes, mobius-tubes",
    "thats no moon, moon-thats-no-moon",
    "prometheus, the-prometheus",
    "card zap, card-zap",
    "how does compensation work, word-compensation-rewards"
  })
  void names_come_first_and_typing_errors_are_forgiven(String query, String first) {
    assertThat(ids(query)).startsWith(first);
  }

  @Test
  void a_word_that_is_spelled_right_finds_only_itself_and_its_longer_forms() {
    assertThat(CATALOGUE.search("zombie").entries())
        .allMatch(e -> e.values().toString().toLowerCase(java.util.Locale.ROOT).contains("zombie"));
  }

  @Test
  void words_in_quotation_marks_stand_one_after_another() {
    assertThat(CATALOGUE.search("\"hyperspace gate\"").entries())
        .isNotEmpty()
        .allMatch(
            e ->
                e.values()
                    .toString()
                    .toLowerCase(java.util.Locale.ROOT)
                    .contains("hyperspace gate"));
    assertThat(ids("text:\"gate hyperspace\"")).isEmpty();
  }

  @Test
  void nothing_found_suggests() {
    Catalogue.Found found = CATALOGUE.search("kind:alien author:\"Jak Reda\"");
    assertThat(found.total()).isZero();
    assertThat(found.suggestions())
        .contains(new Catalogue.Suggestion("kind:alien author:\"Jack Reda\"", 1));
    assertThat(CATALOGUE.search("kind:moon cost>90").suggestions())
        .extracting(Catalogue.Suggestion::query)
        .contains("kind:moon");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          omnisphere               | omni
          dominion hazards         | kind:hazard
          vacuum cannon            | vacuum
          set:base name:"Hmuan"    | set:base name:Human
          zzyzx qwrtz compensation steal | zzyzx OR qwrtz OR compensation OR steal
          """)
  void what_is_suggested_finds_something(String query, String suggestion) {
    Catalogue.Found found = CATALOGUE.search(query);
    assertThat(found.total()).isZero();
    assertThat(found.suggestions()).extracting(Catalogue.Suggestion::query).contains(suggestion);
    for (Catalogue.Suggestion one : found.suggestions())
      assertThat(CATALOGUE.search(one.query()).total()).isEqualTo(one.total()).isPositive();
  }

  @Test
  void entries_are_sorted_up_and_down_with_ties_by_name() {
    assertThat(sorted("kind:alien set:base", "experience"))
        .startsWith("barbarian", "chosen")
        .endsWith("warpish");
    assertThat(sorted("kind:alien set:base", "-experience")).startsWith("citadel", "dictator");
    List<String> costs =
        CATALOGUE
            .search(Query.parse("kind:tech enforced"), Order.of("-cost,name"), 500)
            .entries()
            .stream()
            .map(e -> e.first(Field.COST))
            .toList();
    assertThat(costs).first().isNotEqualTo("1");
    assertThatThrownBy(() -> Order.of("nam")).hasMessageContaining("did you mean name?");
  }

  private static List<String> sorted(String query, String order) {
    return CATALOGUE.search(Query.parse(query), Order.of(order), 500).entries().stream()
        .map(Entry::id)
        .toList();
  }

  @Test
  void measured_facts_are_searched_with_their_sample() {
    Catalogue measured =
        CATALOGUE.with(
            List.of(
                new Catalogue.Measured("human", 400, 0.31, 0.27, 0.36),
                new Catalogue.Measured("virus", 380, 0.22, 0.18, 0.26)));
    assertThat(measured.search("win>0.3").entries()).extracting(Entry::id).containsExactly("human");
    assertThat(measured.find("human").orElseThrow().first(Field.GAMES)).isEqualTo("400");
    assertThat(CATALOGUE.search("win>0.3").total()).isZero();
  }

  @Test
  void similar_cards_are_of_the_same_kind_and_share_what_is_rare() {
    List<Entry> alike = CATALOGUE.similar(Whole.entry("virus"), 5);
    assertThat(alike)
        .hasSize(5)
        .allMatch(e -> e.kind() == Kind.ALIEN)
        .doesNotContain(Whole.entry("virus"));
    assertThat(CATALOGUE.similar(Whole.entry("witch"), 12))
        .anyMatch(e -> e.first(Field.TYPE).equals("Essence"));
  }

  @Test
  void draws_hold_no_two_in_conflict_and_repeat_with_their_seed() {
    Query aliens = Query.parse("kind:alien");
    for (int seed = 0; seed < 300; seed++) {
      List<Entry> drawn = CATALOGUE.draw(aliens, 8, seed);
      assertThat(drawn).hasSize(8).doesNotHaveDuplicates();
      for (Entry one : drawn)
        for (Entry other : drawn) assertThat(one.all(Field.CONFLICT)).doesNotContain(other.id());
      assertThat(CATALOGUE.draw(aliens, 8, seed)).isEqualTo(drawn);
    }
    assertThatThrownBy(() -> CATALOGUE.draw(Query.parse("kind:alien name:human"), 2, 1))
        .hasMessage("cannot draw 2: only 1 fit");
    assertThatThrownBy(() -> CATALOGUE.draw(Query.parse("id:gambler,sorcerer"), 2, 1))
        .hasMessage("cannot draw 2 of these 2 without a conflict");
  }

  @Test
  void conflicts_hold_in_both_directions() {
    for (Entry entry : CATALOGUE.entries())
      for (String other : entry.all(Field.CONFLICT))
        assertThat(Whole.entry(other).all(Field.CONFLICT)).as(other).contains(entry.id());
  }

  @Test
  void up_to_four_are_compared() {
    List<Entry> two = List.of(Whole.entry("human"), Whole.entry("virus"));
    Compared compared = Compared.of(two, Display.USUAL);
    assertThat(compared.rows().stream().filter(Compared.Row::differs).map(Compared.Row::field))
        .contains(Field.TEXT)
        .doesNotContain(Field.SET);
    assertThat(compared.words(80).lines()).allMatch(line -> line.length() <= 80);
    assertThatThrownBy(() -> Compared.of(two.subList(0, 1), Display.USUAL))
        .hasMessageContaining("2 to 4 entries can be compared, not 1");
  }

  @Test
  void an_author_is_found_by_any_word_of_the_name() {
    assertThat(CATALOGUE.search("author:reda").entries())
        .isNotEmpty()
        .isEqualTo(CATALOGUE.search("author:\"Jack Reda\"").entries())
        .isEqualTo(CATALOGUE.search("author:Jack").entries());
    assertThat(CATALOGUE.search("author:katz kind:pulsar").total()).isGreaterThan(50);
    assertThat(CATALOGUE.search("author:red").entries()).isEmpty();
    assertThat(CATALOGUE.search("author=reda").entries()).isEmpty();
  }

  @Test
  void a_theme_of_tech_asks_for_what_fans_call_tech_aliens() {
    List<Entry> tech = CATALOGUE.search("set:tech").entries();
    assertThat(tech).hasSize(8);
    assertThat(CATALOGUE.search("theme:tech").entries()).isEqualTo(tech);
    assertThat(CATALOGUE.search("theme:tech,planet").total()).isGreaterThan(8);
    assertThat(CATALOGUE.search("kind:alien theme!=tech").total())
        .isEqualTo(CATALOGUE.search("kind:alien").total() - 8);
    assertThat(CATALOGUE.search("kind:alien theme:technology").entries()).hasSize(1);
  }

  @Test
  void every_numbered_rule_of_levels_moons_and_pulsars_can_be_opened() {
    for (String number : List.of("L-1", "L-13", "L-41", "L-A2", "L-W5", "P3.1", "P10", "M-1.2-3"))
      assertThat(CATALOGUE.find(number).orElseThrow().kind()).as(number).isEqualTo(Kind.RULE);
    assertThat(CATALOGUE.find("L-35").orElseThrow().first(Field.AUTHOR)).isEqualTo("Bryan Bowe");
    assertThat(CATALOGUE.find("P4").orElseThrow().first(Field.AUTHOR)).isEqualTo("Gerald Katz");
    Entry levels = CATALOGUE.find("rules-of-tech-levels").orElseThrow();
    assertThat(levels.all(Field.SEE)).hasSize(51).contains("rule-l-41", "rule-l-a1", "rule-l-s");
    assertThat(CATALOGUE.search("author:bowe kind:rule").total()).isGreaterThan(20);
  }

  @Test
  void the_number_of_a_rule_alone_opens_it() {
    for (String number :
        List.of("R-21.1", "r-21", "E-17", "T-4", "H-57", "TC-4.5", "HZ-2.1", "ED-4.3", "ES-2"))
      assertThat(CATALOGUE.search(number).entries())
          .as(number)
          .singleElement()
          .satisfies(e -> assertThat(e.name()).isEqualToIgnoringCase(number));
    assertThat(Whole.entry("rule-r-6-4").first(Field.TEXT)).contains("own colour", "draw again");
    assertThat(Whole.entry("rule-r-18-3").first(Field.TEXT)).startsWith("Emotion Control");
    assertThat(Whole.entry("rule-r-21").all(Field.SEE)).contains("rule-r-21-1", "rule-r-21-7");
    assertThat(CATALOGUE.search("rule:R-21.1").total()).isGreaterThan(1);
    assertThat(CATALOGUE.search("\"timing order\" kind:rule").entries())
        .extracting(Entry::name)
        .contains("R-21.4");
  }

  @Test
  void what_entries_cite_is_there() {
    for (Entry entry : CATALOGUE.search("").entries())
      for (String number : entry.all(Field.RULE))
        assertThat(CATALOGUE.find(number)).as(entry.id() + " cites " + number).isPresent();
  }

  @Test
  void an_origin_that_nobody_knows_says_so() {
    assertThat(CATALOGUE.find("cripple").orElseThrow().code()).isEqualTo("M:?");
    assertThat(CATALOGUE.search("kind:alien origin:?").entries())
        .extracting(Entry::id)
        .containsExactlyInAnyOrder("cripple", "progenitor");
  }
}
