package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who counts as the caller of a request that came through others.
final class ProxiesTest {
  private static final Proxies OURS = new Proxies(List.of("127.0.0.1", "10.0.0.0/8", "fd00::/16"));

  private static List<String> lines(String text) {
    return text == null || text.isEmpty() ? List.of() : List.of(text.split("\\|"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        // Nobody in between, or nobody we know: what the caller says of itself is nothing.
        "203.0.113.7; ; ; 203.0.113.7",
        "203.0.113.7; ; 198.51.100.1; 203.0.113.7",
        "203.0.113.7; for=198.51.100.1; ; 203.0.113.7",
        "127.0.0.2; ; 198.51.100.1; 127.0.0.2",
        // Through one of ours, and through several.
        "127.0.0.1; ; 203.0.113.7; 203.0.113.7",
        "127.0.0.1; ; 203.0.113.7, 10.1.2.3; 203.0.113.7",
        "127.0.0.1; ; 203.0.113.7|10.1.2.3; 203.0.113.7",
        "[::ffff:127.0.0.1]; ; 203.0.113.7; 203.0.113.7",
        // What stands before the caller the caller wrote.
        "127.0.0.1; ; 127.0.0.1, 203.0.113.7; 203.0.113.7",
        "127.0.0.1; ; 198.51.100.1|203.0.113.7; 203.0.113.7",
        "127.0.0.1; for=198.51.100.1, for=203.0.113.7; ; 203.0.113.7",
        // The other header, with ports and brackets.
        "127.0.0.1; for=203.0.113.7:4711,For=10.0.0.1; ; 203.0.113.7",
        "127.0.0.1; for=\"[2001:db8::7]:4711\"; ; 2001:db8:0:0:0:0:0:7",
        "[fd00::5]; ; 2001:db8::7; 2001:db8:0:0:0:0:0:7",
        // One of the two may have come through untouched: both only count when they agree.
        "127.0.0.1; for=198.51.100.1; 203.0.113.7; 127.0.0.1",
        "127.0.0.1; for=203.0.113.7; 203.0.113.7; 203.0.113.7",
        // What is no address.
        "127.0.0.1; for=unknown; ; 127.0.0.1",
        "127.0.0.1; for=_hidden, for=10.0.0.1; ; 10.0.0.1",
        "127.0.0.1; ; localhost; 127.0.0.1",
        "127.0.0.1; ; ,; 127.0.0.1",
      })
  void the_caller_is_the_first_that_is_no_proxy_of_ours(
      String peer, String forwarded, String forwardedFor, String caller) {
    // Semicolons within an element cannot be written in the table; see below.
    assertThat(OURS.origin(peer, lines(forwarded), lines(forwardedFor))).isEqualTo(caller);
  }

  @Test
  void an_element_may_say_more_than_for_whom() {
    assertThat(
            OURS.origin(
                "127.0.0.1", List.of("proto=https;for=203.0.113.7;by=127.0.0.1"), List.of()))
        .isEqualTo("203.0.113.7");
  }

  @Test
  void without_proxies_nobody_is_believed() {
    assertThat(new Proxies(List.of()).origin("127.0.0.1", List.of(), List.of("203.0.113.7")))
        .isEqualTo("127.0.0.1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "::1/129"})
  void what_is_no_address_is_no_proxy(String written) {
    assertThatThrownBy(() -> new Proxies(List.of(written)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + written + "'")
        .hasMessageEndingWith(".");
  }
}
