package hypergate.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A few tables for a few seconds: nothing about speed, all about what must not be lost.
final class TablesBenchTest {
  @Test
  void nothing_is_lost_and_nothing_comes_twice_when_the_server_is_killed() throws Exception {
    var out = new ByteArrayOutputStream();
    Plan plan = new Plan(3, 2, 0, "strict", false, Optional.empty());
    boolean whole = new TablesBench(plan, new PrintStream(out, true, StandardCharsets.UTF_8)).run();
    String report = out.toString(StandardCharsets.UTF_8);
    assertThat(whole).as(report).isTrue();
    assertThat(report).contains("Nothing was lost").containsPattern("[1-9]\\d* answers/s");
  }

  @Test
  void a_lost_number_and_an_event_that_comes_twice_are_noticed() {
    EventLog log = new EventLog();
    assertThat(log.add("{\"id\":2000,\"type\":\"a\"}")).isTrue();
    assertThat(log.add("{\"id\":1000,\"type\":\"b\"}")).isTrue();
    assertThat(log.add("{\"id\":2000,\"type\":\"a\"}")).isFalse();
    EventLog end = new EventLog();
    end.add("{\"id\":2000,\"type\":\"a\"}");
    assertThat(log.endsWith(end)).isTrue();
    EventLog other = new EventLog();
    other.add("{\"id\":2000,\"type\":\"c\"}");
    assertThat(log.endsWith(other)).isFalse();
  }

  @Test
  void members_are_told_apart_by_their_commas_alone() {
    assertThat(Members.map("{\"a\":1,\"b\":{\"c\":[1,{\"d\":\"},\\\"{\"}]},\"e\":\"x,y\"}"))
        .isEqualTo(Map.of("a", "1", "b", "{\"c\":[1,{\"d\":\"},\\\"{\"}]}", "e", "\"x,y\""));
    List<String> elements = new ArrayList<>();
    Members.elements("[{\"id\":1,\"x\":[2,3]},\"a,b\",5]", elements::add);
    assertThat(elements).containsExactly("{\"id\":1,\"x\":[2,3]}", "\"a,b\"", "5");
    assertThat(Members.map("{}")).isEmpty();
  }

  @Test
  void half_of_all_and_the_slowest_hundredth() {
    Latencies latencies = new Latencies();
    for (int millis = 1; millis <= 100; millis++) latencies.add(millis * 1_000_000L - 1);
    assertThat(latencies.count()).isEqualTo(100);
    assertThat(latencies.millis(0.5)).isEqualTo(50);
    assertThat(latencies.millis(0.99)).isEqualTo(99);
  }

  @Test
  void arguments_are_read_or_explained() {
    Plan plan = Plan.of(List.of("--tables", "7", "--rate", "30"));
    assertThat(plan.tables()).isEqualTo(7);
    assertThat(plan.rate()).isEqualTo(30);
    assertThatThrownBy(() -> Plan.of(List.of("--tables", "many"))).hasMessageContaining("--tables");
    assertThatThrownBy(() -> Plan.of(List.of("--chairs", "3"))).hasMessageContaining("--chairs");
  }
}
