package hypergate.testing;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.TestAbortedException;

/// Runs a test of [Seeds] once for each of its seeds.
final class SeedsExtension implements TestTemplateInvocationContextProvider {
  /// What fresh seeds follow from where nothing is set: chosen once for this JVM.
  static final long CLOCK = System.currentTimeMillis() / 1000;

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return true;
  }

  // What only `soak` runs has none in the suite.
  @Override
  public boolean mayReturnZeroTestTemplateInvocationContexts(ExtensionContext context) {
    return true;
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    Seeds seeds =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), Seeds.class)
            .orElseThrow();
    String test = name(context);
    List<SeedChoice> choices =
        SeedChoice.of(seeds, test, context::getConfigurationParameter, CLOCK);
    SeedRun.begin(context.getConfigurationParameter(SeedChoice.SEEDS).isEmpty());
    boolean fails =
        context.getConfigurationParameter(FreshReport.FAIL).map(Boolean::valueOf).orElse(false);
    FreshReport report = new FreshReport(context::getConfigurationParameter);
    List<Long> fresh = choices.stream().filter(SeedChoice::fresh).map(SeedChoice::seed).toList();
    if (!fresh.isEmpty()) report.tries(test, fresh);
    return choices.stream().map(choice -> new Invocation(test, choice, fails ? null : report));
  }

  /// `Class.method`, without the package.
  private static String name(ExtensionContext context) {
    return context.getRequiredTestClass().getSimpleName()
        + "."
        + context.getRequiredTestMethod().getName();
  }

  private record Invocation(String test, SeedChoice choice, @Nullable FreshReport report)
      implements TestTemplateInvocationContext {
    @Override
    public String getDisplayName(int index) {
      return (choice.fresh() ? "fresh seed " : "seed ") + choice.seed();
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
      return List.of(new Seed(choice.seed()), new Verdict(test, choice, report));
    }
  }

  /// The seed as the test's parameter.
  private record Seed(long seed) implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == long.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return seed;
    }
  }

  /// What a failure means: of a fresh seed a report, of any other the end of the build.
  ///
  /// @param report null where fresh seeds fail the build as well
  private record Verdict(String test, SeedChoice choice, @Nullable FreshReport report)
      implements TestExecutionExceptionHandler,
          BeforeTestExecutionCallback,
          AfterTestExecutionCallback {
    @Override
    public void beforeTestExecution(ExtensionContext context) {
      SeedRun.enter(test, choice.seed());
    }

    @Override
    public void afterTestExecution(ExtensionContext context) {
      SeedRun.leave();
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable thrown)
        throws Throwable {
      if (thrown instanceof TestAbortedException) throw thrown;
      SeedFailure failure = new SeedFailure(test, choice.seed(), SeedRun.noted(), thrown);
      if (!choice.fresh() || report == null) throw failure;
      report.write(failure);
      throw new TestAbortedException(
          "fresh seed " + choice.seed() + " failed; see " + report.failures());
    }
  }
}
