package hypergate.bench.measure;

import hypergate.bench.work.Workload;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Measures rows and prints the table.
public final class Bench {
  // What a game may cost with everything in the box, in multiples of what it costs without.
  private static final double BOX_COSTS = 1.05;

  private final Wish wish;
  private final PrintStream out;
  private final Map<String, Double> numbers = new LinkedHashMap<>();
  private boolean busy;

  /// @param out where the table goes
  public Bench(Wish wish, PrintStream out) {
    this.wish = wish;
    this.out = out;
  }

  /// Measures.
  ///
  /// @return the exit status: 1 when nothing could be believed
  public int run() {
    Path other = wish.against();
    boolean measured;
    if (wish.boxes()) measured = boxes();
    else {
      if (!wish.json()) heading(other != null);
      measured = other == null ? alone() : against(other);
    }
    if (wish.json() && measured) out.println(json());
    return measured ? 0 : 1;
  }

  // As many settle at once as there are processors; then one after another is measured.
  private boolean alone() {
    int together = Math.max(1, Runtime.getRuntime().availableProcessors());
    for (int from = 0; from < wish.workloads().size(); from += together) {
      List<Workload> some =
          wish.workloads().subList(from, Math.min(from + together, wish.workloads().size()));
      List<WorkerProcess> workers = new ArrayList<>();
      try {
        for (Workload workload : some)
          workers.add(WorkerProcess.start(null, workload, wish.settling()));
        workers.forEach(WorkerProcess::await);
        for (int i = 0; i < some.size(); i++) {
          List<Slice> slices = new ArrayList<>();
          for (int n = 0; n < wish.slices(); n++) slices.add(workers.get(i).slice());
          Result result = Result.of(slices);
          if (!isCalm(some.get(i), result.calm())) return false;
          report(some.get(i), result);
        }
      } finally {
        workers.forEach(WorkerProcess::close);
      }
    }
    return true;
  }

  private boolean against(Path other) {
    for (Workload workload : wish.workloads()) {
      try (WorkerProcess here = WorkerProcess.start(null, workload, wish.settling());
          WorkerProcess there = WorkerProcess.start(other, workload, wish.settling())) {
        List<Slice> ours = new ArrayList<>();
        List<Slice> theirs = new ArrayList<>();
        takeTurns(here, there, ours, theirs);
        Result our = Result.of(ours);
        Result their = Result.of(theirs);
        if (!isCalm(workload, our.calm()) || !isCalm(workload, their.calm())) return false;
        compare(workload, our, their, ratios(ours, theirs));
      }
    }
    return true;
  }

  // The same games, once with all else in the box and once without it.
  private boolean boxes() {
    try (WorkerProcess big = WorkerProcess.start(null, Workload.BIG_BOX, wish.settling());
        WorkerProcess small = WorkerProcess.start(null, Workload.SMALL_BOX, wish.settling())) {
      List<Slice> everything = new ArrayList<>();
      List<Slice> alone = new ArrayList<>();
      takeTurns(big, small, everything, alone);
      Result full = Result.of(everything);
      Result bare = Result.of(alone);
      if (!isCalm(Workload.BIG_BOX, full.calm()) || !isCalm(Workload.SMALL_BOX, bare.calm()))
        return false;
      Samples ratios = ratios(everything, alone);
      numbers.put("boxes.ratio", ratios.median());
      numbers.put("big_box", full.multiple());
      numbers.put("small_box", bare.multiple());
      if (!wish.json())
        out.printf(
            Locale.ROOT,
            "A decision of the base set's games: %.1f× with everything in the box, %.1f× with its"
                + " roster alone.%nRatio of neighbours %.3f (half of them %.3f to %.3f); must be"
                + " at most %.2f: %s%s%n",
            full.multiple(),
            bare.multiple(),
            ratios.median(),
            ratios.at(0.25),
            ratios.at(0.75),
            BOX_COSTS,
            ratios.median() <= BOX_COSTS ? "reached" : "MISSED",
            marked(full.calm()));
      return true;
    }
  }

  // Slices of two that have settled; neither always goes first.
  private void takeTurns(
      WorkerProcess one, WorkerProcess other, List<Slice> ofOne, List<Slice> ofOther) {
    one.await();
    other.await();
    for (int n = 0; n < wish.slices(); n++) {
      if (n % 2 == 0) ofOne.add(one.slice());
      ofOther.add(other.slice());
      if (n % 2 == 1) ofOne.add(one.slice());
    }
  }

  /// The ratios of neighbours.
  static Samples ratios(List<Slice> ours, List<Slice> theirs) {
    double[] ratios = new double[ours.size()];
    for (int i = 0; i < ratios.length; i++)
      ratios[i] = ours.get(i).multiple() / theirs.get(i).multiple();
    return Samples.of(ratios);
  }

  private boolean isCalm(Workload workload, Calm calm) {
    if (calm.isEnough()) return true;
    if (wish.anyway()) {
      busy = true;
      return true;
    }
    out.println();
    out.println("This machine is too busy to measure " + workload.word() + ": " + calm.words());
    out.println("Nothing of it is reported; --anyway reports all the same.");
    return false;
  }

  // ---- the table

  private void heading(boolean compares) {
    if (compares) row("figure", "this build", "the other", "ratio", "");
    else row("figure", "measured", "scatter", "must reach", "");
  }

  private void report(Workload workload, Result result) {
    numbers.put(workload.word() + ".reference", result.reference());
    for (Figure figure : Figure.of(workload)) {
      double value = figure.value(result);
      numbers.put(figure.name().toLowerCase(Locale.ROOT), value);
      if (wish.json()) continue;
      row(
          figure.words(),
          figure.text(value),
          String.format(Locale.ROOT, "± %.1f %%", result.scatter() * 100),
          figure.target(),
          figure.verdict(value) + marked(result.calm()));
    }
    if (!wish.json())
      out.printf(
          Locale.ROOT,
          "  %s: the reference took %.2f ns, spread %.0f %%%n",
          workload.word(),
          result.reference(),
          result.calm().spread() * 100);
    out.flush();
  }

  private void compare(Workload workload, Result our, Result their, Samples ratios) {
    numbers.put(workload.word() + ".ratio", ratios.median());
    for (Figure figure : Figure.of(workload)) {
      numbers.put(figure.name().toLowerCase(Locale.ROOT), figure.value(our));
      numbers.put(figure.name().toLowerCase(Locale.ROOT) + ".other", figure.value(their));
      if (wish.json()) continue;
      row(
          figure.words(),
          figure.text(figure.value(our)),
          figure.text(figure.value(their)),
          String.format(
              Locale.ROOT,
              "%.3f (%.3f to %.3f)",
              ratios.median(),
              ratios.at(0.25),
              ratios.at(0.75)),
          marked(our.calm()) + marked(their.calm()));
    }
    out.flush();
  }

  private static String marked(Calm calm) {
    return calm.isEnough() ? "" : " (busy machine)";
  }

  private void row(
      String figure, String measured, @Nullable String scatter, String target, String verdict) {
    out.printf(
        Locale.ROOT, "%-54s %12s %12s  %-22s %s%n", figure, measured, scatter, target, verdict);
  }

  private String json() {
    List<String> fields = new ArrayList<>();
    numbers.forEach(
        (name, value) -> fields.add(String.format(Locale.ROOT, "\"%s\": %.5g", name, value)));
    fields.add("\"busy\": " + busy);
    return "{" + String.join(", ", fields) + "}";
  }
}
