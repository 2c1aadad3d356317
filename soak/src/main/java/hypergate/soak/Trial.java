package hypergate.soak;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import hypergate.testing.Seeds;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/// A test that runs for seeds.
///
/// @param run which of the runs it belongs to: `games`
/// @param type its class
/// @param method the test
record Trial(String run, Class<?> type, Method method) {
  /// `Class.method`, as failures name it.
  String name() {
    return type.getSimpleName() + "." + method.getName();
  }

  /// Whether somebody who asks for this means it: a run, a class, a test, or a part of its name.
  boolean isMeantBy(String wanted) {
    return run.equals(wanted) || name().contains(wanted);
  }

  /// Every such test on the class path, those of a run together.
  ///
  /// @param pattern which classes to look into, by their full names
  static List<Trial> found(String pattern) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectPackage("hypergate"))
            .filters(
                ClassNameFilter.includeClassNamePatterns(pattern),
                TagFilter.includeTags(Seeds.TAG),
                // No test of the house's walls runs for seeds, and their engine reads every class
                // before it says so.
                EngineFilter.includeEngines("junit-jupiter"))
            .build();
    TestPlan plan = launcher().discover(request);
    List<Trial> trials = new ArrayList<>();
    for (TestIdentifier root : plan.getRoots())
      for (TestIdentifier test : plan.getDescendants(root))
        if (test.getSource().orElse(null) instanceof MethodSource source)
          trials.add(of(source.getJavaClass(), source.getJavaMethod()));
    trials.sort(Comparator.comparing(Trial::run).thenComparing(Trial::name));
    return trials;
  }

  private static Trial of(Class<?> type, Method method) {
    Seeds seeds = AnnotationSupport.findAnnotation(method, Seeds.class).orElseThrow();
    return new Trial(seeds.run(), type, method);
  }

  /// Runs it for these seeds and for no others.
  ///
  /// @param seeds as in `94,147` or `1-300`
  void play(String seeds, TestExecutionListener listener) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectMethod(type, method))
            .configurationParameter("hypergate.seeds", seeds)
            .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
            .build();
    launcher().execute(request, listener);
  }

  private static Launcher launcher() {
    return LauncherFactory.create(
        LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .build());
  }
}
