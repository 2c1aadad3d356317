package hypergate.lab.compare;

import hypergate.game.piece.Luck;
import hypergate.lab.run.LabTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What is compared: two ways to play, side A and side B, on the same deals. Games come in pairs,
/// one of each side from the same seed, and pairs in rounds of as many as there are seats: all
/// pairs of a round have the same seed, and the measured seat moves on by one. Pair `i` follows
/// from the seed and `i` alone.
///
/// @param games the most games of both sides together
/// @param sides the two
/// @param against who sits at the other seats, clockwise from the measured one's left; one name
///   stands for all of them
/// @param measure what is compared
/// @param worth how large a difference is worth knowing; empty: any
/// @param all whether all games are played, however clear it is before
/// @param seed what all games follow from
public record Comparison(
    long games,
    List<Side> sides,
    List<String> against,
    Measure measure,
    Optional<Double> worth,
    boolean all,
    long seed) {
  /// The most games that may be asked for.
  public static final int MOST_GAMES = 100_000_000;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public Comparison {
    if (sides.size() != 2) throw new IllegalArgumentException("two sides are compared");
    int seats = sides.getFirst().seats();
    if (sides.getLast().seats() != seats)
      throw new IllegalArgumentException(
          "the sides have "
              + seats
              + " and "
              + sides.getLast().seats()
              + " seats; only tables of the same size are compared");
    if (games < 2L * seats || games > MOST_GAMES)
      throw new IllegalArgumentException(
          "games must be " + 2 * seats + " (a round of both sides) to " + MOST_GAMES);
    if (against.size() != 1 && against.size() != seats - 1)
      throw new IllegalArgumentException(
          against.size() + " opponents were named; allowed: 1 for all, or " + (seats - 1));
    against.forEach(Side::checkPlayer);
    if (worth.isPresent() && !(worth.get() > 0))
      throw new IllegalArgumentException("a difference that is worth something is above 0");
    if (sides.getFirst().toString().equals(sides.getLast().toString()))
      throw new IllegalArgumentException("both sides are '" + sides.getFirst() + "'");
    sides = List.copyOf(sides);
    against = List.copyOf(against);
  }

  /// What two sides are compared by when nobody says: points where they differ in what the measured
  /// seat has, otherwise encounters.
  public static Measure usual(List<Side> sides) {
    return sides.stream().anyMatch(Side::isOfSeat) ? Measure.POINTS : Measure.ENCOUNTERS;
  }

  /// Seats at the table, and pairs in a round.
  public int seats() {
    return sides.getFirst().seats();
  }

  /// The most pairs: whole rounds.
  public long pairs() {
    return games / (2L * seats()) * seats();
  }

  /// The measured seat of a pair, counted from 0.
  public int seatIn(long pair) {
    return (int) (pair % seats());
  }

  /// What both games of a pair follow from: the same for all of a round.
  public long seedOf(long pair) {
    return Luck.mix(Luck.mix(seed) + pair / seats());
  }

  /// Who sits where in the game of a side.
  List<LabTable.Sitting> sitting(long pair, Side side) {
    int seat = seatIn(pair);
    return IntStream.range(0, seats())
        .mapToObj(
            at -> {
              int left = Math.floorMod(at - seat, seats());
              long own = Luck.mix(seedOf(pair) + left + 1);
              return left == 0
                  ? new LabTable.Sitting(side.player(), own, side.alien())
                  : new LabTable.Sitting(against.get((left - 1) % against.size()), own);
            })
        .toList();
  }
}
