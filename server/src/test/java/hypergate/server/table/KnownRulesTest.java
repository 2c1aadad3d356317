package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tables share their rules when every option is the same, and only then.
final class KnownRulesTest {
  private static Options options(String seats) {
    return AllContent.OPTIONS.of(Map.of("seats", seats, "planets", "4"));
  }

  @Test
  void the_same_options_have_the_same_rules() {
    assertThat(KnownRules.of(options("4"))).isSameAs(KnownRules.of(options("4")));
    assertThat(KnownRules.of(options("4").withAliens(List.of("-human"))))
        .isSameAs(KnownRules.of(options("4").withAliens(List.of("-human"))));
  }

  @Test
  void what_differs_in_anything_has_rules_of_its_own() {
    Options four = options("4");
    assertThat(KnownRules.of(options("5"))).isNotSameAs(KnownRules.of(four));
    assertThat(KnownRules.of(four.withAliens(List.of("-human")))).isNotSameAs(KnownRules.of(four));
    assertThat(KnownRules.of(four.with("flares", "off")).options().text(flares())).isEqualTo("off");
  }

  private static Option flares() {
    return AllContent.OPTIONS.named("flares");
  }
}
