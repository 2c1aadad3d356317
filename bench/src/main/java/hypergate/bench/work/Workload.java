package hypergate.bench.work;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// Everything that can be measured, each in a process of its own.
public enum Workload {
  /// Random games with technology.
  TECHNOLOGY(() -> new Playouts(Tables.of(Tables.TECHNOLOGY))),
  /// Random games by the base rules: aliens without powers, no flares, no technology.
  BASE(() -> new Playouts(Tables.of(Boxes.powerless(), Tables.PLAIN))),
  /// Random games with everything on.
  EVERYTHING(() -> new Playouts(Tables.of(Tables.EVERYTHING))),
  /// Forks at a decision and back.
  FORK(Forks::new),
  /// The table as one seat sees it.
  VIEW(Views::new),
  /// Games of novices.
  NOVICES(() -> new Novices(Tables.of(Tables.TECHNOLOGY))),
  /// The base set's game when nothing else is in the box.
  SMALL_BOX(() -> new Playouts(Tables.of(Boxes.base(), Tables.BASE))),
  /// The base set's game with everything in the box.
  BIG_BOX(() -> new Playouts(Tables.of(Tables.BASE))),
  /// Random games in which each seat begins with a card that is written as a file.
  OWN_CARDS(() -> new Playouts(Tables.withOwnCards())),
  /// Windows in which nobody can act.
  WINDOW(IdleWindows::new),
  /// A table for its four seats, as text.
  SHOWN(Shown::new),
  /// Ordinary searches of the catalogue.
  SEARCH(() -> new Searches(Searches.ORDINARY)),
  /// Misspelled ones.
  MISSPELLED(() -> new Searches(Searches.MISSPELLED)),
  /// Those in vain, with suggestions.
  VAIN(() -> new Searches(Searches.IN_VAIN)),
  /// A search for everything.
  ALL(() -> new Searches(Searches.EVERYTHING));

  private final Supplier<Work> work;

  Workload(Supplier<Work> work) {
    this.work = work;
  }

  /// Its name on the command line: `small-box`.
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Sets it up.
  public Work work() {
    return work.get();
  }

  /// The names of all.
  public static List<String> words() {
    return Arrays.stream(values()).map(Workload::word).toList();
  }

  /// The one of this name.
  ///
  /// @throws IllegalArgumentException naming all
  public static Workload of(String word) {
    for (Workload workload : values()) if (workload.word().equals(word)) return workload;
    throw new IllegalArgumentException(
        "nothing is called '" + word + "'; allowed: " + String.join(", ", words()));
  }
}
