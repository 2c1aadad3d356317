package hypergate.catalogue;

import static hypergate.catalogue.Whole.CATALOGUE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a search counts, and the queries that its values make.
class FacetTest {
  private static Facet facet(String query, Field field) {
    return CATALOGUE.search(query).facets().stream()
        .filter(facet -> facet.field() == field)
        .findFirst()
        .orElseThrow();
  }

  private static Facet.Value value(String query, Field field, String value) {
    return facet(query, field).values().stream()
        .filter(v -> v.value().equals(value))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void facets_count_what_fits_not_only_what_is_shown() {
    Catalogue.Found found = CATALOGUE.search(Query.parse("kind:alien"), Order.RELEVANCE, 10);
    assertThat(found.entries()).hasSize(10);
    assertThat(found.total()).isEqualTo(241);
    assertThat(facet("kind:alien", Field.EXPERIENCE).values())
        .extracting(Facet.Value::value, Facet.Value::count)
        .containsExactly(tuple("Advanced", 102), tuple("Novice", 71), tuple("Expert", 68));
    assertThat(value("kind:alien", Field.SET, "base").count()).isEqualTo(50);
  }

  @Test
  void a_value_is_added_to_those_of_its_field_and_taken_out_again() {
    assertThat(value("zap kind:alien", Field.SET, "base").query())
        .isEqualTo("zap kind:alien set:base");
    Facet.Value eons = value("kind:alien set:base", Field.SET, "eons");
    assertThat(eons).isEqualTo(new Facet.Value("eons", 30, false, "kind:alien set:base,eons"));
    assertThat(value("kind:alien set:base,eons", Field.SET, "eons"))
        .isEqualTo(new Facet.Value("eons", 30, true, "kind:alien set:base"));
    assertThat(value("set:base", Field.SET, "base").query()).isEmpty();
    assertThat(value("human OR virus", Field.KIND, "alien").query())
        .isEqualTo("(human OR virus) kind:alien");
    assertThat(value("author:\"Jack Reda\"", Field.AUTHOR, "Gerald Katz").query())
        .isEqualTo("author:\"Jack Reda\",\"Gerald Katz\"");
  }

  @Test
  void what_is_chosen_in_other_words_is_chosen() {
    assertThat(value("mandatory kind:alien", Field.OBLIGATION, "M").query())
        .isEqualTo("obligation:B kind:alien");
    assertThat(value("type:alien", Field.KIND, "alien").chosen()).isTrue();
    assertThat(value("experience:RED", Field.EXPERIENCE, "Expert").chosen()).isTrue();
    assertThat(value("-set:base", Field.SET, "eons").chosen()).isFalse();
  }

  @Test
  void a_value_that_is_asked_for_is_there_though_nothing_has_it() {
    assertThat(value("kind:moon set:base", Field.SET, "base"))
        .isEqualTo(new Facet.Value("base", 0, true, "kind:moon"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "kind:alien",
        "type:alien set:base role:ally",
        "theme:planet,essence",
        "role:ally role:offense",
        "human OR virus",
        "-mandatory kind:alien",
        "set:tech",
        "phase:alliance,planning set:eons kind:alien",
        "set=base kind!=flare",
        "author:\"Jack*\""
      })
  void each_value_makes_a_query_that_finds_what_it_counts(String text) {
    Query query = Query.parse(text);
    for (Facet facet : CATALOGUE.search(text).facets())
      for (Facet.Value value : facet.values()) {
        String label = text + " / " + facet.field() + " " + value;
        Query made = Query.parse(value.query());
        assertThat(made).as(label).hasToString(value.query());
        List<Query> others =
            query.conditions().stream().filter(p -> !chooses(p, facet.field())).toList();
        Query.Has alone = new Query.Has(facet.field(), Query.Comparison.IS, List.of(value.value()));
        Query counted = Query.all(Stream.concat(others.stream(), Stream.of(alone)).toList());
        assertThat(total(counted)).as(label).isEqualTo(value.count());
        boolean inMade =
            made.conditions().stream()
                .anyMatch(p -> chooses(p, facet.field()) && ((Query.Has) p).isAsked(value.value()));
        assertThat(inMade).as(label).isEqualTo(!value.chosen());
      }
  }

  private static boolean chooses(Query part, Field field) {
    return part instanceof Query.Has has
        && has.field() == field
        && (has.comparison() == Query.Comparison.IS || has.comparison() == Query.Comparison.EQUAL);
  }

  private static int total(Query query) {
    return CATALOGUE.search(query, Order.RELEVANCE, 0).total();
  }
}
