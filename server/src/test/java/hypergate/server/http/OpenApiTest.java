package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.OwnCards;
import hypergate.server.catalogue.Shelf;
import hypergate.server.lab.Reports;
import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Json;
import hypergate.server.table.Deed;
import hypergate.server.table.Games;
import hypergate.server.table.Library;
import hypergate.server.trace.Traces;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The contract and the program say the same.
final class OpenApiTest {
  private static final List<String> METHODS = List.of("get", "put", "post", "delete", "patch");

  private static Map<?, ?> map(Object file, String... way) {
    return (Map<?, ?>) at(file, way);
  }

  private static Object at(Object file, String... way) {
    Object at = file;
    for (String name : way) {
      Object next = ((Map<?, ?>) at).get(name);
      at = next == null ? "nothing at " + name : next;
    }
    return at;
  }

  private static <T> T nobody(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, _, _) -> null));
  }

  /// Every route there is.
  static List<Route> routes() {
    try (Metrics metrics = new Metrics();
        Streams streams = new Streams(() -> 42, metrics)) {
      FakeTables tables = new FakeTables();
      Gate gate = new Gate(new HttpConfig("127.0.0.1", 0, Optional.empty(), Limits.LOCAL));
      Services services =
          new Services(
              tables,
              nobody(Games.class),
              nobody(Library.class),
              new Shelf(List::of),
              new Reports(Optional.empty()),
              metrics,
              Traces.NONE,
              OwnCards.ALL);
      Commands commands = new Commands(tables, metrics);
      TableStreams table = new TableStreams(tables, gate, streams, commands, Traces.NONE);
      Routes routes = new Routes(services, gate, table, commands, Optional::empty, () -> false);
      List<Route> all = new ArrayList<>(routes.all());
      all.addAll(routes.household());
      return all;
    }
  }

  @Test
  void every_address_of_the_contract_is_answered_and_no_other() {
    Set<String> promised = new TreeSet<>();
    map(Contract.contract().file(), "paths")
        .forEach(
            (path, item) -> {
              for (String method : METHODS)
                if (map(item).containsKey(method))
                  promised.add(method.toUpperCase(Locale.ROOT) + " " + path);
            });
    Set<String> kept = new TreeSet<>();
    for (Route route : routes()) kept.add(route.method() + " " + route.path());
    assertThat(kept).isEqualTo(promised);
  }

  @Test
  void whatever_may_be_too_much_says_so() {
    for (Route route : routes()) {
      if (!route.path().startsWith("/api/") || route.path().endsWith("/socket")) continue;
      String method = route.method().toLowerCase(Locale.ROOT);
      Map<?, ?> answers =
          map(Contract.contract().file(), "paths", route.path(), method, "responses");
      assertThat(answers.containsKey("429")).as(route.path()).isTrue();
      if (route.cost().lane().isPresent())
        assertThat(answers.containsKey("503")).as(route.path()).isTrue();
    }
  }

  @Test
  void every_reference_leads_somewhere() {
    List<String> references = new ArrayList<>();
    collect(Contract.contract().file(), references);
    assertThat(references).isNotEmpty();
    for (String reference : references) {
      assertThat(at(Contract.contract().file(), reference.substring(2).split("/")))
          .as(reference)
          .isInstanceOf(Map.class);
    }
  }

  @Test
  void every_command_of_the_contract_has_its_decision_and_no_other() {
    Object words =
        at(
            Contract.contract().file(),
            "components",
            "schemas",
            "Command",
            "properties",
            "do",
            "enum");
    assertThat((List<?>) words)
        .map(Object::toString)
        .containsExactlyInAnyOrderElementsOf(Deed.commands().stream().map(Deed::word).toList());
  }

  // A description with a comma in it, written without quotes, is cut in two.
  @Test
  void no_word_stands_alone() {
    assertThat(alone(Contract.contract().file(), "")).isEmpty();
  }

  private static List<String> alone(Object at, String place) {
    List<String> found = new ArrayList<>();
    if (at instanceof Map<?, ?> map)
      map.forEach(
          (key, value) -> {
            if (value == null) found.add(place + ": " + key);
            else found.addAll(alone(value, place + "/" + key));
          });
    if (at instanceof List<?> list) list.forEach(one -> found.addAll(alone(one, place)));
    return found;
  }

  private static void collect(Object at, List<String> references) {
    switch (at) {
      case Map<?, ?> map -> {
        if (map.get("$ref") instanceof String reference) references.add(reference);
        map.values().forEach(value -> collect(value, references));
      }
      case List<?> list -> list.forEach(value -> collect(value, references));
      case null, default -> {}
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Command",
        "NewTable",
        "ClockRules",
        "SeatChange",
        "Enter",
        "ExplainRequest",
        "DealDraft",
        "PromiseDraft",
        "StandingOrder",
        "Branch"
      })
  void a_record_of_a_request_has_the_members_of_its_schema(String name) throws Exception {
    Class<?> type = Class.forName("hypergate.server.protocol." + name);
    Set<String> members = new TreeSet<>();
    for (RecordComponent component : type.getRecordComponents())
      members.add(component.getName().equals("what") ? "do" : component.getName());
    Set<String> promised = new TreeSet<>();
    map(Contract.contract().file(), "components", "schemas", name, "properties")
        .keySet()
        .forEach(key -> promised.add(key.toString()));
    assertThat(members).isEqualTo(promised);
  }

  /// Everything in a request is bounded, so that nobody is asked to keep, or to read, without end.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Command",
        "NewTable",
        "SeatChange",
        "Enter",
        "ExplainRequest",
        "DealDraft",
        "Branch"
      })
  void nothing_in_a_request_is_without_bounds(String name) {
    assertThat(unbounded(map(Contract.contract().file(), "components", "schemas", name), name))
        .isEmpty();
  }

  private static List<String> unbounded(Map<?, ?> schema, String place) {
    List<String> found = new ArrayList<>();
    if (schema.get("$ref") instanceof String reference)
      return unbounded(map(Contract.contract().file(), reference.substring(2).split("/")), place);
    boolean known = schema.containsKey("enum") || schema.containsKey("pattern");
    String type = String.valueOf(schema.get("type"));
    if (type.contains("string") && !known && !schema.containsKey("maxLength")) found.add(place);
    if (type.contains("array") && !schema.containsKey("maxItems")) found.add(place);
    boolean open = schema.containsKey("additionalProperties");
    if (type.contains("object") && open && !schema.containsKey("maxProperties")) found.add(place);
    for (String inner : List.of("items", "additionalProperties"))
      if (schema.get(inner) instanceof Map<?, ?> one) found.addAll(unbounded(one, place + "[]"));
    if (schema.get("properties") instanceof Map<?, ?> members)
      members.forEach((key, one) -> found.addAll(unbounded((Map<?, ?>) one, place + "." + key)));
    return found;
  }

  /// A whole number that a record keeps in 32 bits has bounds within these.
  @ParameterizedTest
  @ValueSource(strings = {"Command", "NewTable", "ClockRules", "ExplainRequest", "Branch"})
  void a_number_that_the_contract_lets_through_has_room_in_its_record(String name)
      throws Exception {
    Class<?> type = Class.forName("hypergate.server.protocol." + name);
    for (RecordComponent component : type.getRecordComponents()) {
      if (component.getType() != Integer.class && component.getType() != int.class) continue;
      Map<?, ?> schema =
          map(Contract.contract().file(), "components", "schemas", name, "properties");
      assertThat(map(Objects.requireNonNull(schema.get(component.getName()))))
          .as(component.getName())
          .matches(bounds -> bounds.containsKey("minimum") && bounds.containsKey("maximum"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Beat|{'kind':'beat','n':3,'now':5,'events':[],'changes':{}}",
        "Reply|{'kind':'reply','key':'k','status':200,'result':{}}",
        "Bye|{'kind':'bye','reason':'too-slow'}",
        "Still|{'kind':'still','now':5}",
        "Done|{'done':true,'result':{}}",
      })
  void what_the_shell_itself_says_is_as_promised(String example) {
    String[] parts = example.split("\\|");
    assertThat(
            Contract.contract().fault(parts[0], Json.MAPPER.readTree(parts[1].replace('\'', '"'))))
        .isEmpty();
  }
}
