package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Display;
import hypergate.catalogue.Entry;
import hypergate.catalogue.Field;
import hypergate.catalogue.FlareStyle;
import hypergate.catalogue.Format;
import hypergate.catalogue.Order;
import hypergate.catalogue.Query;
import hypergate.catalogue.Switch;
import hypergate.catalogue.TimingStyle;
import hypergate.server.catalogue.Shelf;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Each address of the catalogue: what it answers, held against openapi.yaml, and what it refuses.
final class CatalogueHttpTest {
  private static final String AT = "/api/v1/catalogue";

  /// Asks for more at once than anybody else would.
  private static final Limits AMPLE =
      new Limits(
          1_000_000, 1_000_000, 5_000, 60_000, 200, 600, 400, 200, 20_000, 5_000, 30_000, 80);

  private static final HttpFixture SERVER = new HttpFixture(AMPLE, Optional.empty());
  private static final Catalogue CATALOGUE = new Shelf(List::of).catalogue();

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static HttpResponse<String> get(String path, String... headers) throws Exception {
    return SERVER.get(AT + path, headers);
  }

  private static JsonNode json(String schema, String path) throws Exception {
    var answer = get(path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
    Schemas.checkText(schema, answer.body());
    return Json.MAPPER.readTree(answer.body());
  }

  private static JsonNode search(String query, String more) throws Exception {
    return json("CatalogueFound", "/search?q=" + encoded(query) + more);
  }

  private static JsonNode problem(String path, int status, String kind) throws Exception {
    var answer = get(path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    Schemas.checkText("Problem", answer.body());
    JsonNode problem = Json.MAPPER.readTree(answer.body());
    assertThat(problem.path("type").asString()).isEqualTo("/problems/" + kind);
    assertThat(problem.path("detail").asString()).matches("(?s).+[.?]");
    return problem;
  }

  private static List<String> texts(JsonNode list, String member) {
    List<String> texts = new ArrayList<>();
    for (JsonNode one : list) texts.add(one.path(member).asString());
    return texts;
  }

  private static List<String> ids(List<Entry> entries) {
    return entries.stream().map(Entry::id).toList();
  }

  // ---- search

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "human",
        "set:tech",
        "type:alien set:base role:ally phase:alliance -mandatory",
        "kind:tech cost<=4",
        "kind:moon OR kind:hazard",
        "zappp",
        "\"ships to the warp\"",
      })
  void a_search_says_what_the_catalogue_says(String query) throws Exception {
    Catalogue.Found found = CATALOGUE.search(Query.parse(query), Order.RELEVANCE, 50);
    JsonNode answer = search(query, "");
    assertThat(answer.path("query").asString()).isEqualTo(found.query().toString());
    assertThat(answer.path("total").asInt()).isEqualTo(found.total());
    assertThat(texts(answer.path("entries"), "id")).isEqualTo(ids(found.entries()));
    assertThat(texts(answer.path("facets"), "field"))
        .isEqualTo(found.facets().stream().map(f -> f.field().word()).toList());
  }

  @Test
  void every_entry_is_as_the_contract_says() throws Exception {
    List<String> all = new ArrayList<>();
    for (int from = 0; from < CATALOGUE.entries().size(); from += 1000)
      all.addAll(texts(search("", "&limit=1000&offset=" + from).path("entries"), "id"));
    assertThat(all).containsExactlyInAnyOrderElementsOf(ids(CATALOGUE.entries()));
    assertThat(Json.MAPPER.readTree(get("/export").body()))
        .isEqualTo(
            Json.MAPPER.readTree(
                Format.JSON.write(CATALOGUE.search("").entries(), 0, Display.USUAL)));
  }

  @Test
  void pages_follow_one_another() throws Exception {
    List<String> all = texts(search("kind:alien", "&limit=7").path("entries"), "id");
    List<String> first = texts(search("kind:alien", "&limit=4").path("entries"), "id");
    List<String> second = texts(search("kind:alien", "&limit=3&offset=4").path("entries"), "id");
    assertThat(first).hasSize(4);
    first.addAll(second);
    assertThat(first).isEqualTo(all);
    assertThat(search("kind:alien", "&offset=100000").path("entries")).isEmpty();
    assertThat(search("kind:alien", "&limit=1").path("total").asInt()).isGreaterThan(200);
  }

  @Test
  void it_sorts_by_fields() throws Exception {
    var order = Order.of("-experience,name");
    List<Entry> wanted = CATALOGUE.search(Query.parse("kind:alien set:base"), order, 10).entries();
    assertThat(
            texts(
                search("kind:alien set:base", "&limit=10&sort=-experience,name").path("entries"),
                "id"))
        .isEqualTo(ids(wanted));
    assertThat(wanted.getFirst().first(Field.EXPERIENCE)).isEqualTo("Expert");
  }

  @Test
  void pressing_a_value_of_a_facet_finds_what_it_counted() throws Exception {
    JsonNode facets = search("kind:alien", "").path("facets");
    for (JsonNode facet : facets)
      for (JsonNode value : facet.path("values")) {
        boolean chosen = value.path("chosen").asBoolean();
        assertThat(chosen).isEqualTo(value.path("value").asString().equals("alien"));
        if (!chosen && !facet.path("field").asString().equals("kind"))
          assertThat(search(value.path("query").asString(), "&limit=1").path("total").asInt())
              .as(value.toString())
              .isEqualTo(value.path("count").asInt());
      }
  }

  @Test
  void nothing_found_suggests_what_finds_something() throws Exception {
    JsonNode answer = search("kind:alien set:base virus cost>9", "");
    assertThat(answer.path("total").asInt()).isZero();
    assertThat(answer.path("suggestions")).isNotEmpty();
    for (JsonNode suggestion : answer.path("suggestions"))
      assertThat(search(suggestion.path("query").asString(), "").path("total").asInt())
          .isEqualTo(suggestion.path("total").asInt())
          .isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          typ:alien          | 1  | type:alien
          kind:alein human   | 6  | kind:alien human
          human kind:        | 7  | human
          (human             | 1  | (human)
          human \"no end     | 7  | human \"no end\"
          cost<=four         | 7  | cost<=1
          """)
  void a_broken_query_says_where_and_shows_the_nearest_right_one(
      String query, int column, String nearest) throws Exception {
    for (String address : List.of("/search", "/draw", "/export")) {
      JsonNode problem = problem(address + "?q=" + encoded(query), 400, "malformed");
      assertThat(problem.path("column").asInt()).isEqualTo(column);
      assertThat(problem.path("nearest").asString()).isEqualTo(nearest);
      assertThat(problem.path("detail").asString()).startsWith("Column " + column + ": ");
    }
    search(nearest, "");
  }

  // What comes back is JSON; that the page shows it as text is tested there.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "'; DROP TABLE tables; --",
        "\"' OR 1=1 --\"",
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "../../../../etc/passwd",
        "..\\..\\windows\\system32",
        "${jndi:ldap://127.0.0.1/a}",
        "%s%n%x {{7*7}} #{1+1}",
        "*:* AND [a TO z] ~2 ^9 /.*/",
        "\\u0000 \\x00",
        "ﷺ 🛸 Ωmega ｈｕｍａｎ",
        "((((((((((((((((((((((((((((((((((((((((",
        "----------------------------------------",
        "OR OR OR",
        "|",
        ":",
        "\"",
      })
  void what_looks_like_an_attack_is_text(String query) throws Exception {
    for (String address : List.of("/search", "/draw", "/export")) {
      var answer = get(address + "?q=" + encoded(query));
      assertThat(answer.statusCode()).as(answer.body()).isIn(200, 400, 422);
      assertThat(answer.headers().firstValue("Content-Type").orElse("")).contains("json");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(answer.body()).doesNotContain("root:", "Exception", "org.apache");
    }
    assertThat(get("/entries/" + encoded(query)).statusCode()).isIn(400, 404);
    assertThat(get("/comparison?ids=" + encoded(query)).statusCode()).isIn(400, 404, 422);
    assertThat(get("/search?sort=" + encoded(query)).statusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /search?q=%00                | q contains characters that cannot be shown.
          /search?q=a%1Bb              | q contains characters that cannot be shown.
          /search?q=%E2%80%AEnamuh     | q contains characters that cannot be shown.
          /search?limit=1001           | limit must be at most 1000.
          /search?limit=-1             | limit must be at least 1.
          /search?limit=0              | limit must be at least 1.
          /export?limit=0              | limit must be at least 1.
          /search?hide=history         | there is no parameter 'hide' here; there are q, sort, limit, offset.
          /search?flares=4             | there is no parameter 'flares' here; there are q, sort, limit, offset.
          /words?q=human               | there is no parameter 'q' here.
          /search?limit=ten            | limit must be a whole number.
          /search?limit=9999999999999999999999 | limit must be a whole number.
          /search?limit=               | limit must be a whole number.
          /search?offset=-1            | offset must be at least 0.
          /search?offset=1000000       | offset must be at most 100000.
          /search?sort=nmae            | Cannot sort by 'nmae'; did you mean name?
          /export?sort=nmae            | Cannot sort by 'nmae'; did you mean name?
          /export?format=xml           | format must be one of json, csv, raw, table, card, normal, ffgames, ceconvert.
          /export?flares=some          | flares must be one of all, one-shot, retained, con-wild-super, none, 1, 2, mayfair, 3, ffg, eon, 4, nebulas, 5.
          /export?timing=late          | timing must be one of words, classic, strip, text, mayfair, ff.
          /export?hide=history,faces   | hide must be one of history, art, author, theme, notes, type, experience.
          /comparison                  | ids is missing.
          /draw?count=0                | count must be at least 1.
          /draw?count=101              | count must be at most 100.
          /draw?seed=luck              | seed must be a whole number.
          /draw?seed=1.5               | seed must be a whole number.
          """)
  void what_is_not_as_the_contract_says_is_refused_in_a_sentence(String path, String detail)
      throws Exception {
    assertThat(problem(path, 400, "malformed").path("detail").asString()).isEqualTo(detail);
  }

  @Test
  void a_query_has_at_most_500_characters() throws Exception {
    assertThat(problem("/search?q=" + "a".repeat(501), 400, "malformed").path("detail").asString())
        .isEqualTo("q is longer than 500 characters.");
    search("a".repeat(500), "");
    search("a ".repeat(250), "");
    problem("/search?sort=" + "a".repeat(201), 400, "malformed");
    problem("/comparison?ids=" + "a,".repeat(151), 400, "malformed");
  }

  // ---- one entry

  @Test
  void every_entry_has_a_page() throws Exception {
    for (Entry entry : CATALOGUE.entries()) {
      JsonNode page = json("CataloguePage", "/entries/" + entry.id());
      assertThat(page.path("entry").path("id").asString()).isEqualTo(entry.id());
      assertThat(page.path("entry").path("code").asString("")).isEqualTo(entry.code());
      assertThat(page.path("similar").size()).isLessThanOrEqualTo(6);
      assertThat(texts(page.path("similar"), "kind")).allMatch(entry.kind().word()::equals);
      assertThat(texts(page.path("conflicts"), "id")).isEqualTo(entry.all(Field.CONFLICT));
      assertThat(texts(page.path("see"), "id")).isEqualTo(entry.all(Field.SEE));
      assertThat(texts(page.path("rulings"), "name"))
          .as(entry.id())
          .isEqualTo(entry.all(Field.RULING).stream().distinct().toList());
      assertThat(page.path("scenarios").size()).isEqualTo(entry.all(Field.SCENARIO).size());
    }
  }

  @Test
  void a_name_leads_to_its_entry_as_well() throws Exception {
    assertThat(json("CataloguePage", "/entries/Xenon%20Lasers").path("entry").path("id").asString())
        .isEqualTo("xenon-lasers");
    assertThat(json("CataloguePage", "/entries/HUMAN").path("entry").path("id").asString())
        .isEqualTo("human");
  }

  @Test
  void an_unknown_entry_says_which_was_probably_meant() throws Exception {
    for (String path : List.of("/entries/humna", "/comparison?ids=virus,humna")) {
      JsonNode problem = problem(path, 404, "not-found");
      assertThat(problem.path("detail").asString()).contains("did you mean human?");
      assertThat(problem.path("nearest").asString()).isEqualTo("human");
    }
    assertThat(problem("/entries/qqqqqqqq", 404, "not-found").has("nearest")).isFalse();
    JsonNode problem = problem("/entries/" + "a".repeat(2000), 404, "not-found");
    assertThat(problem.path("detail").asString()).doesNotContain("aaaa");
    assertThat(get("/entries/%3Cb%3Ehuman").body()).doesNotContain("<b>");
  }

  // ---- comparison

  @Test
  void entries_are_compared_field_by_field() throws Exception {
    JsonNode compared = json("CatalogueComparison", "/comparison?ids=human,virus,%20zombie%20");
    assertThat(texts(compared.path("entries"), "id")).containsExactly("human", "virus", "zombie");
    for (JsonNode row : compared.path("rows")) {
      Field field = Field.named(row.path("field").asString()).orElseThrow();
      List<String> values = new ArrayList<>();
      for (String id : List.of("human", "virus", "zombie"))
        values.add(String.join(", ", CATALOGUE.find(id).orElseThrow().all(field)));
      List<String> sent = new ArrayList<>();
      for (JsonNode value : row.path("values")) sent.add(value.asString());
      assertThat(sent).isEqualTo(values);
      assertThat(row.path("differs").asBoolean()).isEqualTo(Set.copyOf(values).size() > 1);
    }
    assertThat(texts(compared.path("rows"), "field"))
        .contains("phase", "text", "wild", "super")
        .doesNotContain("id", "name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"human", "human,human", ",", "", "human,virus,zombie,macron,loser"})
  void only_two_to_four_can_be_compared(String ids) throws Exception {
    problem("/comparison?ids=" + ids, 422, "not-legal");
  }

  // ---- draw

  @Test
  void the_same_seed_draws_the_same_and_no_seed_another() throws Exception {
    String at = "/draw?q=kind:alien+enforced&count=6";
    JsonNode drawn = json("CatalogueDraw", at);
    assertThat(drawn.path("entries")).hasSize(6);
    String seed = drawn.path("seed").asString();
    assertThat(json("CatalogueDraw", at + "&seed=" + seed)).isEqualTo(drawn);
    assertThat(texts(json("CatalogueDraw", at + "&seed=9007199254740993").path("entries"), "id"))
        .isEqualTo(ids(CATALOGUE.draw(Query.parse("kind:alien enforced"), 6, 9007199254740993L)));
    assertThat(get(at).headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(json("CatalogueDraw", "/draw").path("entries")).hasSize(4);
  }

  @Test
  void what_does_not_suffice_cannot_be_drawn_from() throws Exception {
    assertThat(
            problem("/draw?q=human+kind:alien&count=5", 422, "not-legal").path("detail").asString())
        .startsWith("Cannot draw 5");
  }

  // ---- export

  @ParameterizedTest
  @CsvSource({
    "json,application/json,json",
    "csv,text/csv;charset=utf-8,csv",
    "raw,text/plain;charset=utf-8,txt",
    "table,text/plain;charset=utf-8,txt",
    "card,text/plain;charset=utf-8,txt",
  })
  void an_export_is_the_text_of_the_terminal_as_a_file(String word, String type, String ending)
      throws Exception {
    Format format = Format.valueOf(word.toUpperCase(java.util.Locale.ROOT));
    Catalogue.Found found =
        CATALOGUE.search(Query.parse("kind:alien set:base"), Order.of("-name"), 9);
    var answer = get("/export?q=kind:alien+set:base&sort=-name&limit=9&format=" + word);
    assertThat(answer.body())
        .isEqualTo(
            format.write(
                found.entries(), found.total(), Display.USUAL.flares(format.usualFlares())));
    assertThat(answer.headers().firstValue("Content-Type")).contains(type);
    assertThat(answer.headers().firstValue("Content-Disposition"))
        .contains("attachment; filename=\"hypergate-catalogue." + ending + "\"");
  }

  @Test
  void an_export_shows_and_hides_what_is_wanted() throws Exception {
    Display display =
        Display.USUAL
            .flares(FlareStyle.ALL)
            .timing(TimingStyle.CLASSIC)
            .hiding(Switch.AUTHOR)
            .hiding(Switch.TYPE);
    List<Entry> human = List.of(CATALOGUE.find("human").orElseThrow());
    assertThat(
            get("/export?q=kind:alien+name:human&format=card&flares=all&timing=classic"
                    + "&hide=author,type")
                .body())
        .isEqualTo(Format.CARD.write(human, 1, display));
  }

  // ---- all of them

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/search?q=human",
        "/entries/human",
        "/comparison?ids=human,virus",
        "/draw?seed=7",
        "/export?q=human",
        "/words"
      })
  void what_lasts_has_a_tag(String path) throws Exception {
    var first = get(path);
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    var second = get(path, "If-None-Match", tag);
    assertThat(second.statusCode()).isEqualTo(304);
    assertThat(second.body()).isEmpty();
    assertThat(SERVER.send("POST", AT + path, "{}").statusCode()).isEqualTo(405);
  }

  @ParameterizedTest
  @CsvSource({
    "flares=4, flares=con-wild-super",
    "flares=mayfair, flares=one-shot",
    "timing=mayfair, timing=classic",
    "timing=ff, timing=strip",
    "format=ffgames, format=card",
    "format=ceconvert, format=raw"
  })
  void words_of_the_old_database_choose_too(String old, String ours) throws Exception {
    String path = "/export?q=human" + (old.startsWith("format") ? "&" : "&format=card&");
    assertThat(get(path + old).body()).isEqualTo(get(path + ours).body()).isNotEmpty();
  }

  @Test
  void a_raw_record_is_whole_unless_a_style_of_flares_is_asked_for() throws Exception {
    assertThat(get("/export?q=id:human&format=raw").body()).contains("\nPro: ", "\nWild: ");
    assertThat(get("/export?q=id:human&format=raw&flares=3").body())
        .contains("\nWild: ")
        .doesNotContain("\nPro: ");
  }

  @Test
  void the_words_are_those_of_queries() throws Exception {
    JsonNode words = json("CatalogueWords", "/words");
    for (JsonNode kind : words.path("kinds"))
      search("kind:" + kind.path("word").asString(), "&limit=1");
    for (JsonNode field : words.path("fields"))
      search("has:" + field.path("word").asString(), "&limit=1");
    for (JsonNode phase : words.path("phases"))
      search("phase:" + phase.path("word").asString(), "&limit=1");
    for (JsonNode sort : words.path("sorts")) search("", "&limit=1&sort=" + sort.asString());
    for (JsonNode style : words.path("flares"))
      assertThat(get("/export?limit=1&flares=" + style.path("word").asString()).statusCode())
          .isEqualTo(200);
    for (JsonNode style : words.path("timings"))
      assertThat(get("/export?limit=1&timing=" + style.asString()).statusCode()).isEqualTo(200);
    for (JsonNode hidden : words.path("hides"))
      assertThat(get("/export?limit=1&hide=" + hidden.asString()).statusCode()).isEqualTo(200);
    assertThat(words.path("classic")).hasSize(11);
    assertThat(words.path("unknown").valueStream().map(JsonNode::asString))
        .containsExactly("art", "one-shot");
    assertThat(words.path("facets")).isNotEmpty();
  }

  @Test
  void what_the_lab_has_measured_is_shown_and_searched() throws Exception {
    var measured = List.of(new Catalogue.Measured("human", 1000, 0.31, 0.28, 0.34));
    Entry human = new Shelf(() -> measured).catalogue().search("win>0.3").entries().getFirst();
    assertThat(human.id()).isEqualTo("human");
    JsonNode entry = Json.MAPPER.readTree(human.json());
    Schemas.checkNode("CatalogueEntry", entry);
    assertThat(entry.path("win").asDouble()).isEqualTo(0.31);
    assertThat(entry.path("games").asInt()).isEqualTo(1000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/catalogue",
        "/catalogue?q=kind:alien&view=cards",
        "/catalogue/human",
        "/catalogue/compare?ids=human,virus",
        "/catalogue/draw?count=4",
      })
  void each_address_of_the_page_is_the_page(String path) throws Exception {
    var answer = SERVER.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("<div id=\"app\">");
  }
}
