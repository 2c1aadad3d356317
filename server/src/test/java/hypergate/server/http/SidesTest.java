package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whom limits count as one.
final class SidesTest {
  @ParameterizedTest
  @CsvSource({
    "203.0.113.7, 203.0.113.7, true",
    "203.0.113.7, 203.0.113.8, false",
    "::ffff:203.0.113.7, 203.0.113.7, true",
    "2001:db8:1:2::7, 2001:db8:1:2:ffff:ffff:ffff:ffff, true",
    "2001:db8:1:2::7, 2001:db8:1:3::7, false",
    "2001:db8:1:2:0:0:0:7, 2001:DB8:1:2::8, true",
    "::1, 127.0.0.1, false",
    "fe80::1, fe80::2, false",
    "unknown, unknown, true",
    "unknown, _hidden, false"
  })
  void a_network_of_ipv6_is_one_side_and_an_address_of_ipv4(
      String one, String other, boolean same) {
    assertThat(Sides.of(one).equals(Sides.of(other))).isEqualTo(same);
  }

  @Test
  void who_changes_the_end_of_an_address_has_no_more_tables() throws Exception {
    Limits limits = new Limits(50, 1, 2, 1, 3, 1, 4, 1, 5, 99, 999, 8);
    try (HttpFixture server = new HttpFixture(limits, Optional.empty(), List.of("127.0.0.1"))) {
      for (int i = 1; i <= 3; i++)
        assertThat(
                server
                    .post("/api/v1/tables", "{}", "X-Forwarded-For", "2001:db8:1:2::" + i)
                    .statusCode())
            .isEqualTo(i < 3 ? 201 : 429);
      assertThat(
              server
                  .post("/api/v1/tables", "{}", "X-Forwarded-For", "2001:db8:1:3::1")
                  .statusCode())
          .isEqualTo(201);
    }
  }
}
