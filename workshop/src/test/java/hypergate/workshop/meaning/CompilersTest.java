package hypergate.workshop.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cel.compiler.CelCompiler;
import dev.cel.compiler.CelCompilerFactory;
import hypergate.workshop.words.Type;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is kept of readers of expressions, whatever names strangers think of.
final class CompilersTest {
  private static final int MOST = 8;

  private final List<Scope> made = new ArrayList<>();
  private final Compilers compilers = new Compilers(MOST, this::make);

  private CelCompiler make(Scope scope) {
    made.add(scope);
    return CelCompilerFactory.standardCelCompilerBuilder().build();
  }

  private static Scope scope(int i) {
    return Scope.of("tech").with("name" + i, Type.NUMBER);
  }

  @Test
  void never_more_than_so_many_are_kept_and_the_oldest_go() {
    Scope used = Scope.of("tech");
    for (int i = 0; i < 100; i++) {
      compilers.of(scope(i));
      assertThat(compilers.of(used)).isSameAs(compilers.of(used));
    }
    assertThat(compilers.size()).isEqualTo(MOST);
    assertThat(made).as("what is used is made once").containsOnlyOnce(used);
    compilers.of(scope(99));
    assertThat(made).containsOnlyOnce(scope(99));
    compilers.of(scope(0));
    assertThat(made.stream().filter(scope(0)::equals)).hasSize(2);
  }
}
