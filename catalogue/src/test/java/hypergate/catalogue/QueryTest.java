package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How a query reads, and what is said about one that does not.
class QueryTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "human",
        "warp gate",
        "\"in the warp\"",
        "kind:alien set:base role:ally phase:alliance -set:odyssey cost<=4 \"warp\" win>0.3",
        "kind:tech (set:base OR set:odyssey)",
        "-(kind:rule OR kind:ruling) zap",
        "author:\"Jack Reda\",\"Gerald Katz\"",
        "has:flare has:pulsar",
        "set:tech",
        "experience>=Advanced cost!=X",
        "window:before-selection",
        "-\"warp\""
      })
  void a_query_reads_as_it_is_written(String text) {
    Query query = Query.parse(text);
    assertThat(query.toString()).isEqualTo(text);
    assertThat(Query.parse(query.toString())).isEqualTo(query);
  }

  @Test
  void other_words_for_fields_and_values_are_understood() {
    assertThat(Query.parse("type:alien")).hasToString("kind:alien");
    assertThat(Query.parse("type:alien,combat")).hasToString("kind:alien OR type:combat");
    assertThat(Query.parse("type!=alien,combat")).hasToString("kind!=alien type!=combat");
    assertThat(Query.parse("type:essence")).hasToString("type:essence");
    assertThat(Query.parse("set:base,TECH")).hasToString("set:tech OR set:base");
    assertThat(Query.parse("set!=tech")).hasToString("-set:tech");
    assertThat(Query.parse("role:main")).hasToString("role:offense,defense");
    assertThat(Query.parse("omb:M")).hasToString("obligation:M");
    assertThat(Query.parse("search:tick")).hasToString("name:tick");
    assertThat(Query.parse("level:red")).hasToString("experience:Expert");
    assertThat(Query.parse("-mandatory")).hasToString("-obligation:M,B");
    assertThat(Query.parse("a | b")).hasToString("a OR b");
    assertThat(Query.parse("NOT zap")).hasToString("-zap");
    assertThat(Query.parse("phase:start")).hasToString("phase:start-turn");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sett:base                | 1  | there is no field 'sett'; did you mean set?       | set:base
          type:alien colour:red    | 12 | there is no field 'colour'; there are             | type:alien "colour:red"
          phase:alliannce          | 7  | phase cannot be 'alliannce'; did you mean alliance? | phase:alliance
          human phase:             | 7  | after phase: a value is missing                   | human
          cost<=four               | 7  | cost is compared with a number, not with 'four'   | cost<=1
          cost<=4ships             | 7  | cost is compared with a number                    | cost<=4
          text:"warp               | 6  | this quotation mark is not closed                 | text:"warp"
          (human OR virus          | 1  | this bracket is not closed                        | (human OR virus)
          human)                   | 6  | this bracket closes nothing                       | human
          human OR                 | 7  | OR stands between two things; one is missing      | human
          human -                  | 7  | after - something is missing                      | human
          text:"***" human         | 1  | there is no word in this text                     | human
          (NOT) human              | 2  | after NOT something is missing                    | () human
          :base                    | 1  | before : a field is missing                       | base
          has:flares               | 5  | has cannot be 'flares'; did you mean flare?       | has:flare
          set:bse phse:reveal      | 5  | set cannot be 'bse'; did you mean base?           | set:base phase:reveal
          kind:                    | 1  | after kind: a value is missing                    | ''
          """)
  void a_broken_query_says_where_and_shows_the_nearest(
      String text, int column, String message, String nearest) {
    QueryError error = catchThrowableOfType(QueryError.class, () -> Query.parse(text));
    assertThat(error).as(text).isNotNull();
    assertThat(error.getMessage()).contains(message);
    assertThat(error.column()).isEqualTo(column);
    assertThat(error.nearest()).isEqualTo(nearest);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'; DROP TABLE powers; --",
        "<script>alert(1)</script>",
        "a/b\\c*?~^[]{}+&&||!",
        "../../etc/passwd",
        "\u0000\u202e",
        "((((((((((",
        "))))))",
        "\"\"\"",
        "-----",
        ":::::",
        "OR OR OR",
        "${jndi:ldap://x}",
        "%s %n %d"
      })
  void whatever_is_typed_is_text_or_a_mistake_with_its_column(String text) {
    try {
      Whole.CATALOGUE.search(text);
    } catch (QueryError e) {
      assertThat(e.column()).isBetween(1, text.length() + 1);
      Whole.CATALOGUE.search(e.nearest());
    }
  }

  @Test
  void a_query_that_is_long_or_deep_is_no_trouble() {
    Whole.CATALOGUE.search("human ".repeat(500));
    String deep = "(".repeat(200) + "human" + ")".repeat(200);
    assertThat(Query.parse(deep)).isEqualTo(Query.parse("human"));
  }

  @Test
  void what_is_nested_without_end_is_a_mistake() {
    for (String text : List.of("(".repeat(20_000), "-".repeat(20_000) + "a"))
      assertThat(catchThrowableOfType(QueryError.class, () -> Query.parse(text)).column())
          .isEqualTo(251);
  }

  @Test
  void any_query_is_written_so_that_it_reads_as_the_same() {
    List<String> pieces =
        List.of(
            "human",
            "ships",
            "aliens",
            "the ",
            " or ",
            "-",
            "NOT",
            "NOT ",
            "OR",
            " OR ",
            "|",
            "(",
            ")",
            "\"",
            "\"a b\"",
            ",",
            ":",
            "set:",
            "tech",
            "base",
            "set:base,tech",
            "type:alien,combat",
            "type!=alien",
            "cost",
            "<=",
            "4",
            "-5",
            "year:\"-5\"",
            "has:flare,pulsar",
            "text:warp",
            "text:\"a b\",c",
            "mandatory",
            "name:\"x,y\"",
            "author:\"Jack Reda\"",
            "!",
            "*",
            "'",
            "role:any",
            " ",
            " ",
            " ",
            "é",
            "=");
    java.util.Random random = new java.util.Random(6);
    int read = 0;
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(8); n >= 0; n--)
        text.append(pieces.get(random.nextInt(pieces.size())));
      Query query;
      try {
        query = Query.parse(text.toString());
      } catch (QueryError e) {
        assertThat(e.nearest()).as(text.toString()).isNotNull();
        Query.parse(e.nearest());
        continue;
      }
      read++;
      assertThat(Query.parse(query.toString())).as("%s as %s", text, query).isEqualTo(query);
    }
    assertThat(read).isGreaterThan(20_000);
  }
}
