package hypergate.bench.measure;

import hypergate.bench.work.Workload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is to be measured.
///
/// @param workloads which, in this order
/// @param quick less settling, fewer slices
/// @param anyway whether to report from a busy machine as well
/// @param json as one JSON object
/// @param against the folder of another build to compare with, null for none
/// @param boxes whether the base set's games are compared in two boxes, and nothing else is done
public record Wish(
    List<Workload> workloads,
    boolean quick,
    boolean anyway,
    boolean json,
    @Nullable Path against,
    boolean boxes) {
  /// What the command line is about.
  public static final String HELP =
      """
      Usage: hypergate bench [--quick] [--anyway] [--json] [--against DIR] [ROW...]
             hypergate bench boxes [--quick] [--anyway] [--json]
             hypergate bench tables [OPTIONS]    (see hypergate bench tables --help)
             hypergate bench start [OPTIONS]     (see hypergate bench start --help)
             hypergate bench spark [OPTIONS]     (see hypergate bench spark --help)
      Measures what the engine, its players, its views and the catalogue cost: four seats, one thread. Each ROW
      is measured in a process of its own whose compiler has had 40 s of processor time to settle, in short slices
      between slices of a reference loop (a generator draw, a bit pick, three array writes, an undo push); told is
      the median in multiples of that loop, so that machines can be compared. Games a second and milliseconds are
      told as on a machine on which the loop takes 2.4 ns. It takes about a minute a row, and half of that where
      two settle at once.

        ROW            any of these; all of them unless said otherwise:
                         technology   random games with technology, all content in the box
                         base         the same by the base rules, without powers, flares and technology
                         everything   the same with two hidden powers, all techs, hazards, rewards, Tech levels
                         fork         a copy of a game at a decision, run up to it, over 1,000 positions
                         view         the table as one seat sees it
                         novices      games of four novices
                         small-box    random games of the base set with only the base roster in the box
                         big-box      the same with everything in the box: should cost the same
                         own-cards    random games with technology and a card out of a file for each seat
                         window       a window in which nobody can act
                         shown        a table for its four seats as text
                         search, misspelled, vain, all    searches of the catalogue
        boxes          instead of rows: small-box and big-box, the very same games, take turns in slices, and the
                       ratio is that of neighbours: what all else in the box costs (must be at most 1.05)
        --quick        15 s to settle and fewer slices: a row in about 20 s, good for differences of 5 %
        --against DIR  compares with another build, in DIR: both settle, then slices of the two take turns, and the
                       ratio is that of neighbours (below 1: this build is faster)
        --anyway       reports on a busy machine as well, and says so. Without it nothing is reported (status 1) where
                       the reference loop or the processor was not the same throughout
        --json         the figures as one JSON object
        --help         this text
      """;

  private static final int SETTLING = 40;
  private static final int QUICK_SETTLING = 15;
  private static final int SLICES = 80;
  private static final int QUICK_SLICES = 40;

  /// Reads the command line.
  ///
  /// @throws IllegalArgumentException with a sentence for whoever wrote it
  public static Wish of(List<String> arguments) {
    List<Workload> workloads = new ArrayList<>();
    boolean quick = false;
    boolean anyway = false;
    boolean json = false;
    Path against = null;
    boolean boxes = false;
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      switch (argument) {
        case "--quick" -> quick = true;
        case "--anyway" -> anyway = true;
        case "--json" -> json = true;
        case "boxes" -> boxes = true;
        case "--against" -> {
          if (++i == arguments.size())
            throw new IllegalArgumentException("--against takes the folder of another build");
          against = Path.of(arguments.get(i)).toAbsolutePath().normalize();
          if (!WorkerProcess.isBuild(against))
            throw new IllegalArgumentException(
                "--against " + arguments.get(i) + ": there is no Hypergate that can be compared");
        }
        default -> {
          if (argument.startsWith("-"))
            throw new IllegalArgumentException(
                "unknown argument '"
                    + argument
                    + "'; allowed: --quick, --anyway, --json, --against, --help, or rows: "
                    + String.join(", ", Workload.words()));
          Workload workload = Workload.of(argument);
          if (!workloads.contains(workload)) workloads.add(workload);
        }
      }
    }
    if (boxes && (against != null || !workloads.isEmpty()))
      throw new IllegalArgumentException(
          "boxes compares two boxes of this build; neither rows nor --against go with it");
    return new Wish(
        workloads.isEmpty() ? List.of(Workload.values()) : List.copyOf(workloads),
        quick,
        anyway,
        json,
        against,
        boxes);
  }

  /// Seconds of processor time in which a compiler settles.
  int settling() {
    return quick ? QUICK_SETTLING : SETTLING;
  }

  /// How many slices are measured of each row.
  int slices() {
    return quick ? QUICK_SLICES : SLICES;
  }
}
