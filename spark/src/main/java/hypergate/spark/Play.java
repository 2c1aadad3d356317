package hypergate.spark;

import hypergate.cli.command.Spread;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// What an executor does: plays the games of its range. What they come to follows from the
/// experiment and their numbers alone, so whoever plays them, and how often, changes nothing.
final class Play extends AbstractFunction1<Iterator<Range>, Play.Part> implements Serializable {
  private static final long serialVersionUID = 1;

  private final String kind;
  private final ArrayList<String> arguments;
  private final Gate gate;

  /// Somebody whom an executor asks before it plays a range; tests hold it up there.
  @FunctionalInterface
  interface Gate extends Serializable {
    /// Lets it play.
    Gate OPEN = _ -> {};

    /// Returns when it may play.
    void pass(int range);
  }

  /// A range that was played.
  ///
  /// @param index of the range
  /// @param lines what its games came to
  record Part(int index, ArrayList<String> lines) implements Serializable {}

  Play(String kind, List<String> arguments, Gate gate) {
    this.kind = kind;
    this.arguments = new ArrayList<>(arguments);
    this.gate = gate;
  }

  @Override
  public Part apply(Iterator<Range> ranges) {
    Range range = ranges.next();
    gate.pass(range.index());
    ArrayList<String> lines = new ArrayList<>();
    Spread.of(kind, arguments).lines(range.from(), range.until(), lines::add);
    return new Part(range.index(), lines);
  }
}
