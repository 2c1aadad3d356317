package hypergate.lab.balance;

import hypergate.lab.run.Ended;
import java.util.List;
import java.util.Map;

/// What was seen of one game.
///
/// @param number counted from 0
/// @param ended how it ended
/// @param aliens the ids of the aliens of each seat; empty when the game did not get so far
/// @param has what seats have or have had: by kind, for each seat, the ids
/// @param behind how many foreign colonies each seat was behind the leader after half of the
///   encounters
/// @param withoutChoice encounters of seats in which the seat was asked nothing
/// @param parked ships that lay on something unfinished, added up over encounters
/// @param unfinished things that lay before seats and were not finished in the end
/// @param finished things that were
public record Measured(
    long number,
    Ended ended,
    List<List<String>> aliens,
    Map<String, List<List<String>>> has,
    List<Integer> behind,
    int withoutChoice,
    int parked,
    int unfinished,
    int finished) {
  /// A game of which nothing was seen but how it ended.
  static Measured of(long number, Ended ended) {
    return new Measured(number, ended, List.of(), Map.of(), List.of(), 0, 0, 0, 0);
  }

  /// The same under another number.
  Measured numbered(long other) {
    return new Measured(
        other, ended, aliens, has, behind, withoutChoice, parked, unfinished, finished);
  }
}
