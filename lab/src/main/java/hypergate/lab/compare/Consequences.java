package hypergate.lab.compare;

import hypergate.lab.run.Ended;
import hypergate.lab.statistics.ConfidenceSequence;
import hypergate.lab.statistics.Estimate;
import hypergate.lab.statistics.Moments;
import java.util.ArrayList;
import java.util.List;

/// What side B changes beside what is compared, as its author would like to know it: which deals
/// are won only with it, how long games are, and who pays for it. As in a [ComparisonResult] an
/// observation is the mean of a round and intervals hold whenever one looks; pairs of which a game
/// is not whole do not count.
public final class Consequences {
  private final Comparison comparison;
  private final Moments lengthA = new Moments();
  private final Moments lengthB = new Moments();
  private final Moments longer = new Moments();
  private final List<Place> places = new ArrayList<>();
  private int inRound;
  private double sumA;
  private double sumB;
  private long pairs;
  private long onlyA;
  private long onlyB;

  /// Nothing played yet.
  Consequences(Comparison comparison) {
    this.comparison = comparison;
    for (int left = 1; left < comparison.seats(); left++) places.add(new Place());
  }

  /// Adds the next pair.
  void add(Pair pair) {
    int seats = comparison.seats();
    if (pair.a().isWhole() && pair.b().isWhole()) count(pair);
    if ((pair.number() + 1) % seats == 0) closeRound();
  }

  private void count(Pair pair) {
    int seat = comparison.seatIn(pair.number());
    pairs++;
    inRound++;
    sumA += pair.a().encounters();
    sumB += pair.b().encounters();
    boolean isWonByA = pair.a().points(seat) > 0;
    boolean isWonByB = pair.b().points(seat) > 0;
    if (isWonByA && !isWonByB) onlyA++;
    if (isWonByB && !isWonByA) onlyB++;
    for (int left = 1; left < comparison.seats(); left++) {
      int other = (seat + left) % comparison.seats();
      Place place = places.get(left - 1);
      place.sumA += points(pair.a(), other);
      place.sumB += points(pair.b(), other);
    }
  }

  private static double points(Ended game, int seat) {
    return (double) game.points(seat) / Ended.WIN;
  }

  private void closeRound() {
    if (inRound > 0) {
      lengthA.add(sumA / inRound);
      lengthB.add(sumB / inRound);
      longer.add((sumB - sumA) / inRound);
      for (Place place : places) place.close(inRound);
    }
    sumA = 0;
    sumB = 0;
    inRound = 0;
  }

  /// Pairs that count.
  public long pairs() {
    return pairs;
  }

  /// The share of deals that the measured seat wins, alone or with others, as side B only.
  public double onlyB() {
    return pairs == 0 ? 0 : (double) onlyB / pairs;
  }

  /// The share of deals that it wins as side A only.
  public double onlyA() {
    return pairs == 0 ? 0 : (double) onlyA / pairs;
  }

  /// Encounters of a game of side A, on average.
  public double encountersA() {
    return lengthA.mean();
  }

  /// Encounters of a game of side B, on average.
  public double encountersB() {
    return lengthB.mean();
  }

  /// How many encounters more side B's games have.
  public Estimate longer() {
    return ConfidenceSequence.of(longer, lengthA.variance() + lengthB.variance());
  }

  /// How many points more each of the others gets from side B, clockwise from the measured seat's
  /// left; negative: they pay for it.
  public List<Estimate> others() {
    return places.stream().map(Place::difference).toList();
  }

  /// What somebody gets who sits at a place.
  private static final class Place {
    private final Moments ofA = new Moments();
    private final Moments ofB = new Moments();
    private final Moments differences = new Moments();
    private double sumA;
    private double sumB;

    void close(int games) {
      ofA.add(sumA / games);
      ofB.add(sumB / games);
      differences.add((sumB - sumA) / games);
      sumA = 0;
      sumB = 0;
    }

    Estimate difference() {
      return ConfidenceSequence.of(differences, ofA.variance() + ofB.variance());
    }
  }
}
