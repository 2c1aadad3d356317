package hypergate.game.state;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Everything that can change in a game, in three flat arrays. This is the only class in the engine
/// with a copy method. What an index means knows the part that has claimed it from [Cells].
public final class State {
  /// Ships, decks in order, flares, aliens, what lies before players.
  public byte[] b = {};

  /// Scalars, the encounter, counters of powers.
  public int[] n = {};

  /// Sets of cards and planets, and the generator.
  public long[] w = {};

  /// A state with what every game needs, empty.
  public State() {
    fit(Layout.BYTES, Layout.INTS, Layout.WORDS);
  }

  /// An empty state of these lengths.
  State(int bytes, int ints, int words) {
    fit(bytes, ints, words);
  }

  /// Makes the arrays as long as what is claimed, and empty.
  public void fit(Cells cells) {
    cells.complete();
    fit(cells.size(Cells.Kind.BYTES), cells.size(Cells.Kind.INTS), cells.size(Cells.Kind.WORDS));
  }

  private void fit(int bytes, int ints, int words) {
    b = new byte[bytes];
    n = new int[ints];
    w = new long[words];
  }

  /// Empties every cell.
  public void clear() {
    java.util.Arrays.fill(b, (byte) 0);
    java.util.Arrays.fill(n, 0);
    java.util.Arrays.fill(w, 0);
  }

  /// Makes this state equal to another.
  public void copyFrom(State other) {
    copyFrom(other.b, other.n, other.w);
  }

  /// Makes this state equal to another where somebody can see anything; what nobody sees stays as
  /// it is.
  public void copySeen(State other) {
    System.arraycopy(other.b, 0, b, 0, Layout.UNSEEN);
    System.arraycopy(
        other.b, Layout.UNSEEN_END, b, Layout.UNSEEN_END, b.length - Layout.UNSEEN_END);
    System.arraycopy(other.n, 0, n, 0, n.length);
    System.arraycopy(other.w, 0, w, 0, w.length);
  }

  /// The same of the arrays of one.
  void copyFrom(byte[] bytes, int[] ints, long[] words) {
    if (b.length != bytes.length || n.length != ints.length || w.length != words.length)
      fit(bytes.length, ints.length, words.length);
    System.arraycopy(bytes, 0, b, 0, b.length);
    System.arraycopy(ints, 0, n, 0, n.length);
    System.arraycopy(words, 0, w, 0, w.length);
  }

  /// Whether both states are the same in every cell.
  public boolean sameAs(State other) {
    return java.util.Arrays.equals(b, other.b)
        && java.util.Arrays.equals(n, other.n)
        && java.util.Arrays.equals(w, other.w);
  }

  /// Ships of a seat at a place that is no card before a player.
  public int ships(int place, int seat) {
    return b[Layout.SHIPS + place * Seat.MOST + seat];
  }

  /// Adds (or with a negative number takes) ships at a place that is no card before a player, and
  /// keeps the mask of occupied planets true.
  public void addShips(int place, int seat, int count) {
    int at = Layout.SHIPS + place * Seat.MOST + seat;
    int now = b[at] + count;
    if (now < 0)
      throw new IllegalStateException(
          "less than no ships of " + Seat.of(seat) + " at place " + place);
    b[at] = (byte) now;
    if (place < Planet.MOST) {
      if (now > 0) w[Layout.OCCUPIED + seat] |= 1L << place;
      else w[Layout.OCCUPIED + seat] &= ~(1L << place) | w[Layout.ON_OUTPOSTS + seat];
    } else if (place >= Place.OUTPOST) {
      outpostShip(b[Layout.OUTPOST_PLANET + place - Place.OUTPOST], seat, now);
    }
  }

  // A ship on an outpost is a colony on its planet.
  private void outpostShip(int planet, int seat, int now) {
    n[Layout.OUTPOSTS_STIRRED] = 1;
    if (now > 0) {
      w[Layout.ON_OUTPOSTS + seat] |= 1L << planet;
      w[Layout.OCCUPIED + seat] |= 1L << planet;
    } else {
      w[Layout.ON_OUTPOSTS + seat] &= ~(1L << planet);
      if (ships(planet, seat) == 0) w[Layout.OCCUPIED + seat] &= ~(1L << planet);
    }
  }

  /// Planets on which the seat has a colony: ships there or on its outpost.
  public long occupied(int seat) {
    return w[Layout.OCCUPIED + seat];
  }

  /// Planets that are on the table.
  public long planets() {
    return w[Layout.PLANETS];
  }

  /// A planet is on the table, or it is not.
  public void planet(Planet planet, boolean there) {
    if (there) w[Layout.PLANETS] |= planet.bit();
    else w[Layout.PLANETS] &= ~planet.bit();
    if (!there) adrift(planet, false);
  }

  /// Places that belong to the home system of a seat beside those of its own row.
  public long further(int seat) {
    return w[Layout.FURTHER + seat];
  }

  /// Says which places beside those of its own row belong to the home system of a seat.
  public void further(int seat, long places) {
    w[Layout.FURTHER + seat] = places;
  }

  /// Planets that are in the warp and in no system.
  public long adrift() {
    return w[Layout.ADRIFT];
  }

  /// A planet is in the warp, or it is not.
  public void adrift(Planet planet, boolean there) {
    if (there) w[Layout.ADRIFT] |= planet.bit();
    else w[Layout.ADRIFT] &= ~planet.bit();
  }

  /// Planets on whose outposts a seat has a ship.
  public long onOutposts(int seat) {
    return w[Layout.ON_OUTPOSTS + seat];
  }

  /// The planet that an outpost stands by, by its slot.
  public int outpostPlanet(int slot) {
    return b[Layout.OUTPOST_PLANET + slot];
  }

  /// An outpost stands by a planet.
  public void outpostPlanet(int slot, int planet) {
    b[Layout.OUTPOST_PLANET + slot] = (byte) planet;
  }

  /// Clears everything that lasts for one encounter.
  public void clearEncounter() {
    java.util.Arrays.fill(n, Layout.ENCOUNTER_BEGIN, Layout.ENCOUNTER_END, 0);
  }

  /// Takes all cards out of a zone.
  public void empty(int zone) {
    w[zone] = 0;
    w[zone + 1] = 0;
  }

  /// Low word of a card zone; the high word follows it.
  public long low(int zone) {
    return w[zone];
  }

  /// High word of a card zone.
  public long high(int zone) {
    return w[zone + 1];
  }

  /// Whether the card is in the zone.
  public boolean has(int zone, int card) {
    return (w[zone + (card >> 6)] >>> card & 1) != 0;
  }

  /// Puts a card into a zone.
  public void put(int zone, int card) {
    w[zone + (card >> 6)] |= 1L << card;
  }

  /// Takes a card out of a zone.
  public void pull(int zone, int card) {
    w[zone + (card >> 6)] &= ~(1L << card);
  }

  /// Number of cards in a zone.
  public int size(int zone) {
    return Long.bitCount(w[zone]) + Long.bitCount(w[zone + 1]);
  }

  /// Whether there is no card in a zone.
  public boolean isEmpty(int zone) {
    return (w[zone] | w[zone + 1]) == 0;
  }

  /// Numbers of cards in zones that follow each other.
  ///
  /// @param sizes receives as many numbers as there are zones
  public void sizes(int zone, int zones, int[] sizes) {
    long[] words = w;
    for (int i = 0; i < zones; i++) {
      int at = zone + 2 * i;
      sizes[i] = Long.bitCount(words[at]) + Long.bitCount(words[at + 1]);
    }
  }

  /// The first card of a zone at or after a number, -1 when there is none.
  public int next(int zone, int from) {
    return CardSet.next(w[zone], w[zone + 1], from);
  }

  /// The next raw number of the generator, xoroshiro128++ (Blackman and Vigna, 2019).
  public long random() {
    long s0 = w[Layout.RANDOM];
    long s1 = w[Layout.RANDOM + 1];
    long result = Long.rotateLeft(s0 + s1, 17) + s0;
    s1 ^= s0;
    w[Layout.RANDOM] = Long.rotateLeft(s0, 49) ^ s1 ^ (s1 << 21);
    w[Layout.RANDOM + 1] = Long.rotateLeft(s1, 28);
    return result;
  }

  /// A uniform number from 0 to `bound - 1` (multiply-shift; the bias is below 2^-32 for our
  /// bounds).
  public int random(int bound) {
    return (int) (((random() >>> 32) * bound) >>> 32);
  }

  /// Starts the generator from a seed through SplitMix64.
  public void seed(long seed) {
    w[Layout.RANDOM] = Luck.mix(seed + 0x9e3779b97f4a7c15L);
    w[Layout.RANDOM + 1] = Luck.mix(seed + 0x3c6ef372fe94f82aL);
  }

  /// Shuffles `count` bytes starting at `from` (Fisher and Yates).
  public void shuffle(int from, int count) {
    for (int i = count - 1; i > 0; i--) {
      int j = random(i + 1);
      byte t = b[from + i];
      b[from + i] = b[from + j];
      b[from + j] = t;
    }
  }
}
