package hypergate.players.novice;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/// How an encounter may end: the totals of both sides as far as ships and powers go, and how likely
/// each outcome is for cards that are not known. Unknown cards are taken from the make-up of the
/// deck, half as if drawn blindly and half as if picked with care.
public final class Forecast {
  /// Outcomes of a pair of cards.
  public static final int OFFENSE = 0;

  public static final int DEFENSE = 1;
  public static final int DEAL = 2;

  private static final int[] VALUE = {
    0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40
  };
  private static final int[] COPIES = {1, 1, 4, 1, 7, 1, 7, 1, 4, 1, 2, 1, 2, 1, 2, 1, 1, 1};
  private static final double NEGOTIATES = 0.2;
  private static final double[] SHARE = new double[VALUE.length];
  private static final int WIDEST = 80;
  private static final double[] OFFENSE_CHANCE = new double[2 * WIDEST + 1];
  private static final double DEALS = NEGOTIATES * NEGOTIATES;

  static {
    int all = 0;
    for (int copies : COPIES) all += copies;
    double below = 0;
    for (int i = 0; i < VALUE.length; i++) {
      double upTo = below + (double) COPIES[i] / all;
      double picked = upTo * upTo * upTo - below * below * below;
      SHARE[i] = (1 - NEGOTIATES) * (0.5 * COPIES[i] / all + 0.5 * picked);
      below = upTo;
    }
    for (int d = -WIDEST; d <= WIDEST; d++) {
      double chance = (1 - NEGOTIATES) * NEGOTIATES;
      for (int o = 0; o < VALUE.length; o++)
        for (int t = 0; t < VALUE.length; t++)
          if (VALUE[o] + d > VALUE[t]) chance += SHARE[o] * SHARE[t];
      OFFENSE_CHANCE[d + WIDEST] = chance;
    }
  }

  /// A twist: the higher of two attacks is reduced by the lower.
  public static final int EQUALIZED = 1;

  /// A twist: the digits of the offense's attack are swapped.
  public static final int OFFENSE_REVERSED = 2;

  /// A twist: the digits of the defense's attack are swapped.
  public static final int DEFENSE_REVERSED = 4;

  private final Outlook outlook;
  private final double[] ownShips = new double[2];
  private final double[] rest = new double[2];

  // What has been counted since the table was last read.
  private int reading = -1;
  private final int[] shipsThere = new int[2];
  private final double[] there = new double[2];
  private final boolean[] subtracts = new boolean[2];
  private final boolean[] winsByNegotiating = new boolean[2];
  private boolean lowerWins;
  private final boolean[] multiplies = new boolean[2];
  private final boolean[] triples = new boolean[2];
  private final Seat[] main = {Seat.NONE, Seat.NONE};
  private boolean lower;
  private boolean ceaseFire;
  private int highest;
  private int twist;
  private boolean upset;
  private boolean unrevealed;
  private int[] theirValue = new int[VALUE.length + 1];
  private Kind[] theirKind = new Kind[VALUE.length + 1];
  private double[] theirShare = new double[VALUE.length + 1];
  private int theirs;

  Forecast(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Counts ships and powers of both sides as they stand.
  public Forecast read() {
    return read(Seat.NONE, 0, 0);
  }

  /// Counts ships and powers as if a seat had sent further ships to the offense and the defense.
  public Forecast read(Seat joiner, int offensive, int defensive) {
    if (reading != outlook.reading()) count();
    lower = lowerWins;
    upset = outlook.encounter.isUpset();
    ceaseFire = false;
    highest = Integer.MAX_VALUE;
    List<Consumer<Forecast>> foreseen = outlook.foreseen();
    for (int i = 0; i < foreseen.size(); i++) foreseen.get(i).accept(this);
    twist = 0;
    for (int side = 0; side < 2; side++) {
      ownShips[side] = shipsThere[side];
      rest[side] = there[side];
      int extra = side == 0 ? offensive : defensive;
      if (joiner.exists() && extra != 0) join(side, joiner, extra);
    }
    return this;
  }

  // Counts what there is; everything is a whole number, so that its order does not matter.
  private void count() {
    reading = outlook.reading();
    Encounter encounter = outlook.encounter;
    main[0] = encounter.offense();
    main[1] = encounter.defense();
    unrevealed = !encounter.revealed();
    for (int side = 0; side < 2; side++) {
      subtracts[side] = outlook.has(main[side], Reckoned.SUBTRACTS);
      triples[side] = outlook.has(main[side], Reckoned.TRIPLES);
      multiplies[side] = outlook.has(main[side], Reckoned.MULTIPLIES);
      winsByNegotiating[side] = outlook.has(main[side], Reckoned.WINS_BY_NEGOTIATING);
    }
    lowerWins = encounter.is(Encounter.LOWER_WINS) || subtracts[0] || subtracts[1];
    for (int side = 0; side < 2; side++) {
      Side group = side == 0 ? encounter.offensive() : encounter.defensive();
      int ships = encounter.shipsOf(main[side]);
      shipsThere[side] = ships;
      double sum = group.bonus() + group.reinforcements() + edge(main[side], ships);
      sum += own(side, ships);
      for (int left = group.allies(); left != 0; left &= left - 1) {
        Seat ally = Seat.of(Integer.numberOfTrailingZeros(left));
        if (ally != main[side]) sum += allied(ally, encounter.allied(group, ally));
      }
      if (side == 1 && unrevealed && encounter.target().exists())
        sum += outlook.guarded(encounter.target());
      there[side] = sum;
    }
  }

  // What ships of the main player add to its side.
  private double own(int side, int ships) {
    if (subtracts[side]) return -worth(main[side]) * ships;
    return multiplies[side] ? 0 : worth(main[side]) * ships;
  }

  // What ships of an ally add to its side.
  private double allied(Seat ally, int ships) {
    if (ships == 0) return 0;
    int counted = outlook.encounter.counting(ally, worth(ally) * ships);
    return subtracts[0] || subtracts[1] ? -counted : counted + edge(ally, ships);
  }

  private void join(int side, Seat joiner, int extra) {
    if (joiner == main[side]) {
      ownShips[side] += extra;
      rest[side] += own(side, extra);
      return;
    }
    Side group = side == 0 ? outlook.encounter.offensive() : outlook.encounter.defensive();
    int before = outlook.encounter.allied(group, joiner);
    rest[side] += allied(joiner, before + extra) - allied(joiner, before);
  }

  private int worth(Seat seat) {
    int now = outlook.encounter.worth(seat);
    return now > 1 ? now : outlook.has(seat, Reckoned.SHIPS_OF_FOUR) ? 4 : 1;
  }

  // What a power that has not been used yet will add to its side.
  private double edge(Seat seat, double ships) {
    if (!unrevealed) return 0;
    double edge = 0;
    if (ships > 0 || seat == main[0] || seat == main[1])
      edge += outlook.has(seat, Reckoned.ADDS_FOUR) ? 4 : 0;
    if (seat == main[0] || seat == main[1]) {
      if (outlook.has(seat, Reckoned.ADDS_WARP))
        for (int i = 0; i < outlook.seats; i++) edge += outlook.ships.inWarp(Seat.of(i));
      if (outlook.has(seat, Reckoned.ADDS_TOKENS))
        edge += outlook.view.powers().counter(outlook.instance(seat, Reckoned.ADDS_TOKENS), 0);
    }
    return edge;
  }

  /// Adds something to a side: ships on their way, reinforcements in hand.
  public void add(int side, double more) {
    rest[side] += more;
  }

  private double total(int side, int printed) {
    int value = printed;
    if (triples[side]) value = printed > 10 ? Math.ceilDiv(printed, 3) : 3 * printed;
    return multiplies[side] ? value * ownShips[side] + rest[side] : value + rest[side];
  }

  /// The outcome of a pair of cards: [#OFFENSE], [#DEFENSE] or [#DEAL].
  public int outcome(Kind offense, int offenseValue, Kind defense, int defenseValue) {
    Kind o = offense == Kind.MORPH ? defense : offense;
    Kind d = defense == Kind.MORPH ? offense : defense;
    int ov = offense == Kind.MORPH ? defenseValue : offenseValue;
    int dv = defense == Kind.MORPH ? offenseValue : defenseValue;
    if (ov > highest) o = Kind.NEGOTIATE;
    if (dv > highest) d = Kind.NEGOTIATE;
    if (o == Kind.NEGOTIATE && d == Kind.NEGOTIATE) return DEAL;
    if (twist != 0) {
      int lower = Math.min(ov, dv);
      if ((twist & EQUALIZED) != 0 && ov > lower) ov -= lower;
      else if ((twist & EQUALIZED) != 0 && dv > lower) dv -= lower;
      if ((twist & OFFENSE_REVERSED) != 0) ov = ov % 10 * 10 + ov / 10;
      if ((twist & DEFENSE_REVERSED) != 0) dv = dv % 10 * 10 + dv / 10;
    }
    // Who alone attacks loses, whatever else applies.
    if (ceaseFire && (o == Kind.NEGOTIATE) != (d == Kind.NEGOTIATE))
      return o == Kind.NEGOTIATE ? OFFENSE : DEFENSE;
    boolean wins;
    if (o == Kind.NEGOTIATE) wins = winsByNegotiating[0];
    else if (d == Kind.NEGOTIATE) wins = !winsByNegotiating[1];
    else {
      double one = total(0, ov);
      double other = total(1, dv);
      wins = one != other && one > other != lower;
    }
    return wins != upset ? OFFENSE : DEFENSE;
  }

  /// How likely the offense is to win when neither card is known.
  public double offenseChance() {
    double difference = rest[0] - rest[1];
    if (multiplies[0]) difference += 10 * (ownShips[0] - 1);
    if (multiplies[1]) difference -= 10 * (ownShips[1] - 1);
    if (lower) difference = -difference;
    int at = (int) Math.max(-WIDEST, Math.min(WIDEST, Math.rint(difference)));
    double chance = OFFENSE_CHANCE[at + WIDEST];
    return upset ? 1 - DEALS - chance : chance;
  }

  /// How likely a deal is when neither card is known.
  public static double dealChance() {
    return DEALS;
  }

  /// Gathers what the other main player may play: its card if we can see it, its hand if we know
  /// all of it, else the make-up of the deck.
  public void learn(Seat other) {
    theirs = 0;
    int shown = outlook.encounter.card(other);
    if (shown < 0 && outlook.encounter.isUp(other)) {
      expect(outlook.encounter.kind(other), outlook.encounter.value(other), 1);
      return;
    }
    if (shown >= 0 && shown < Sizes.CARDS) {
      expect(outlook.view.face(shown), 1);
      return;
    }
    CardSet known = outlook.view.knownIn(other);
    if (!known.isEmpty() && shown < 0 && known.size() == outlook.view.handSize(other)) {
      for (int card = known.next(0); card >= 0; card = known.next(card + 1))
        if (outlook.view.face(card).isEncounter()) expect(outlook.view.face(card), 1);
      for (int i = 0; i < theirs; i++) theirShare[i] /= theirs;
      if (theirs > 0) return;
    }
    for (int i = 0; i < VALUE.length; i++) expect(Kind.ATTACK, VALUE[i], SHARE[i]);
    expect(Kind.NEGOTIATE, 0, NEGOTIATES);
  }

  private void expect(Face face, double share) {
    expect(face.kind(), face.value(), share);
  }

  private void expect(Kind kind, int value, double share) {
    if (theirs == theirKind.length) {
      theirKind = Arrays.copyOf(theirKind, 2 * theirs);
      theirValue = Arrays.copyOf(theirValue, 2 * theirs);
      theirShare = Arrays.copyOf(theirShare, 2 * theirs);
    }
    theirKind[theirs] = kind;
    theirValue[theirs] = value;
    theirShare[theirs++] = share;
  }

  /// The expected value of playing a card against what was learnt.
  ///
  /// @param isOffense whether it is the offense's card
  /// @param points what each outcome is worth, by its number
  /// @param solace what losing with a negotiate to an attack brings on top
  public double expected(boolean isOffense, Kind kind, int value, double[] points, double solace) {
    double sum = 0;
    int lost = isOffense ? DEFENSE : OFFENSE;
    for (int i = 0; i < theirs; i++) {
      int outcome =
          isOffense
              ? outcome(kind, value, theirKind[i], theirValue[i])
              : outcome(theirKind[i], theirValue[i], kind, value);
      double worth = points[outcome];
      if (outcome == lost && kind == Kind.NEGOTIATE) worth += solace;
      if (outcome == 1 - lost && theirKind[i] == Kind.NEGOTIATE) worth -= solace;
      sum += theirShare[i] * worth;
    }
    return sum;
  }

  /// The same with the cards exchanged: the other plays ours and we play its card.
  public double exchanged(boolean isOffense, Kind kind, int value, double[] points) {
    double sum = 0;
    for (int i = 0; i < theirs; i++)
      sum +=
          theirShare[i]
              * points[
                  isOffense
                      ? outcome(theirKind[i], theirValue[i], kind, value)
                      : outcome(kind, value, theirKind[i], theirValue[i])];
    return sum;
  }

  /// Lets the values of the cards be twisted in this forecast.
  public void twist(int how) {
    twist = how;
  }

  /// Lets whoever alone attacks lose in this forecast, whatever else applies.
  public void noLoneAttack() {
    ceaseFire = true;
  }

  /// Lets attacks above a value count as negotiates in this forecast.
  public void noAttackAbove(int value) {
    highest = value;
  }

  /// Turns the declared upset on or off in this forecast.
  public void upset(boolean declared) {
    upset = declared;
  }
}
