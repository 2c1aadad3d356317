package hypergate.bench.measure;

import hypergate.bench.work.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// A line of the table: what is told of a workload, and what it must reach.
enum Figure {
  /// A decision with technology.
  DECISION("a decision, technology on, random players", Workload.TECHNOLOGY, Unit.TIMES, 110),
  /// A decision by the base rules.
  PLAIN("the same, base rules without powers", Workload.BASE, Unit.TIMES, 68),
  /// A decision with everything on.
  EVERYTHING("the same, everything on", Workload.EVERYTHING, Unit.TIMES, 165),
  /// Random games.
  GAMES("random games a second and core", Workload.TECHNOLOGY, Unit.GAMES, 2400),
  /// A fork.
  FORK("a fork at a decision and back, 1,000 positions", Workload.FORK, Unit.TIMES, 450),
  /// A view.
  VIEW("a view", Workload.VIEW, Unit.TIMES, 120),
  /// Novices.
  NOVICES("novices' games a second and core", Workload.NOVICES, Unit.GAMES, 1300),
  /// Memory.
  BYTES("bytes a decision, technology on", Workload.TECHNOLOGY, Unit.BYTES, 0.005),
  /// Memory with everything on.
  ALL_BYTES("bytes a decision, everything on", Workload.EVERYTHING, Unit.BYTES, 0.005),
  /// The base set by itself.
  SMALL_BOX(
      "a decision, base set, only the base roster in the box",
      Workload.SMALL_BOX,
      Unit.TIMES,
      Double.NaN),
  /// The base set in the box of everything.
  BIG_BOX("a decision, base set, everything in the box", Workload.BIG_BOX, Unit.TIMES, Double.NaN),
  /// Games with own cards.
  OWN_CARDS(
      "random games with four cards out of files a second and core",
      Workload.OWN_CARDS,
      Unit.GAMES,
      300),
  /// An idle window.
  WINDOW("a window in which nobody can act", Workload.WINDOW, Unit.TIMES, 1),
  /// A table as text.
  SHOWN("a table for its four seats as text", Workload.SHOWN, Unit.TIMES, Double.NaN),
  /// Searches.
  SEARCH("a search of the catalogue", Workload.SEARCH, Unit.MILLIS, 10),
  /// Misspelled searches.
  MISSPELLED("a misspelled search", Workload.MISSPELLED, Unit.MILLIS, 10),
  /// Searches in vain.
  VAIN("a search in vain, with suggestions", Workload.VAIN, Unit.MILLIS, 10),
  /// Everything in the catalogue.
  ALL("a search for everything", Workload.ALL, Unit.MILLIS, 10);

  /// The reference of the machine for which games a second are told.
  static final double NORMAL = 2.4;

  /// How a figure is read.
  enum Unit {
    /// Multiples of the reference; less is better.
    TIMES("×", true, result -> result.multiple()),
    /// Games a second on a machine whose reference takes 2.4 ns; more is better.
    GAMES("/s", false, result -> 1e9 / (result.game() * NORMAL)),
    /// Bytes a unit; less is better.
    BYTES(" B", true, result -> result.bytes()),
    /// Milliseconds on a machine whose reference takes 2.4 ns; less is better.
    MILLIS(" ms", true, result -> result.multiple() * NORMAL / 1e6);

    private final String sign;
    private final boolean less;
    private final ToDoubleFunction<Result> value;

    Unit(String sign, boolean less, ToDoubleFunction<Result> value) {
      this.sign = sign;
      this.less = less;
      this.value = value;
    }
  }

  private final String words;
  private final Workload workload;
  private final Unit unit;
  private final double target;

  Figure(String words, Workload workload, Unit unit, double target) {
    this.words = words;
    this.workload = workload;
    this.unit = unit;
    this.target = target;
  }

  /// The figures that are told of a workload.
  static List<Figure> of(Workload workload) {
    return Arrays.stream(values()).filter(figure -> figure.workload == workload).toList();
  }

  /// What it is.
  String words() {
    return words;
  }

  /// Its number.
  double value(Result result) {
    return unit.value.applyAsDouble(result);
  }

  /// Its number as it is printed.
  String text(double value) {
    int digits = unit == Unit.TIMES && value >= 10 || unit == Unit.GAMES ? 0 : 2;
    if (unit == Unit.TIMES && value < 1000 && value >= 10) digits = 1;
    return String.format(Locale.ROOT, "%,." + digits + "f%s", value, unit.sign);
  }

  /// What it must reach, as it is printed; empty when that is nowhere said.
  String target() {
    if (Double.isNaN(target)) return "";
    return (unit.less ? "≤ " : "≥ ") + (unit == Unit.BYTES ? "0 B" : text(target));
  }

  /// `reached` or `MISSED`; empty when nothing has to be reached.
  String verdict(double value) {
    if (Double.isNaN(target)) return "";
    return (unit.less ? value <= target : value >= target) ? "reached" : "MISSED";
  }
}
