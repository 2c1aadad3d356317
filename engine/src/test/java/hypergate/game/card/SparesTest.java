package hypergate.game.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// What is lent is one caller's at a time.
final class SparesTest {
  private final Spares spares = new Spares();

  @Test
  void what_is_given_back_is_lent_again_and_never_to_two() {
    StringBuilder first = spares.take(StringBuilder.class, StringBuilder::new);
    StringBuilder second = spares.take(StringBuilder.class, StringBuilder::new);
    assertThat(second).isNotSameAs(first);
    spares.give(first);
    assertThat(spares.take(StringBuilder.class, StringBuilder::new)).isSameAs(first);
    assertThat(spares.take(StringBuilder.class, StringBuilder::new)).isNotSameAs(first);
  }

  @Test
  void a_thing_of_another_kind_is_left_alone() {
    AtomicInteger count = new AtomicInteger();
    spares.give(count);
    assertThat(spares.take(Object.class, Object::new)).isNotSameAs(count);
    assertThat(spares.take(AtomicInteger.class, AtomicInteger::new)).isSameAs(count);
  }
}
