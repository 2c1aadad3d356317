package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Query;
import java.util.Arrays;

/// Whom to invite and whom to join. Who means to talk invites nobody: allies come to fight. Nobody
/// is invited who would win the game by it unless we win too, and no side is joined that would let
/// somebody else win.
public final class Alliances {
  /// Numbers of ships below this are asked for again and again.
  private static final int FEW = 8;

  private final Outlook outlook;
  private final Forecast forecast;
  private final Shipping shipping;

  /// What has been worked out since the table was last read, by side and number of ships.
  private final double[] known = new double[2 * FEW];

  private final int[] best = new int[2];
  private int knows;
  private int spare = -1;

  /// The chance of the offense as things stand; not a number while it has not been reckoned.
  private double alone = Double.NaN;

  /// The seats we would like on our side, of those that have been weighed.
  private int wanted;

  private int weighedSeats;
  private int reading = -1;

  Alliances(Outlook outlook) {
    this.outlook = outlook;
    this.forecast = outlook.forecast;
    this.shipping = outlook.shipping;
  }

  /// Answers `invite`: the next of those whom we would like on our side.
  public int invite(Question question) {
    refresh();
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      if (Choice.kind(option) == Choice.SEAT && helps(Seat.of(Choice.value(option)))) return i;
    }
    return Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
  }

  private boolean helps(Seat seat) {
    if (seat.in(weighedSeats)) return seat.in(wanted);
    weighedSeats |= seat.bit();
    boolean offense = outlook.me == outlook.encounter.offense();
    boolean helps =
        !outlook.selecting.wouldTalk() && (offense ? helpsOffense(seat) : helpsDefense());
    if (helps) wanted |= seat.bit();
    return helps;
  }

  private boolean helpsOffense(Seat seat) {
    if (outlook.wouldWin(seat)) return false;
    if (Double.isNaN(alone)) alone = forecast.read().offenseChance();
    double defended = forecast.read(seat, 0, 2).offenseChance();
    double without = 0.5 * alone + 0.5 * (defended > 0 ? 1 : 0) * defended;
    double with = forecast.read(seat, 3, 0).offenseChance();
    double stake = outlook.stake();
    double price = outlook.wouldGain(seat) ? -outlook.settling(seat) : 0.5;
    return (with - without) * stake > 0.5 * with * price;
  }

  // Allies of a defense gain no colony: only their rewards count against them.
  private boolean helpsDefense() {
    return outlook.stake() < 0 || outlook.encounter.shipsOf(outlook.me) > 0;
  }

  /// Answers `join`: first the side, then ship by ship.
  public int join(Question question) {
    if (question.gestureStep() == 0) return chooseSide(question);
    int taken = question.gestureStep() - 1;
    boolean mayOffense = outlook.me.in(outlook.encounter.invited(outlook.encounter.offensive()));
    boolean mayDefense = outlook.me.in(outlook.encounter.invited(outlook.encounter.defensive()));
    boolean joinsOffense =
        mayOffense == mayDefense
            ? value(true, ships(true)) >= value(false, ships(false))
            : mayOffense;
    return shipping.send(question, taken, Math.max(1, ships(joinsOffense)));
  }

  private int chooseSide(Question question) {
    int none = Find.word(question, Word.NONE);
    int offense = Find.word(question, Word.OFFENSE);
    int defense = Find.word(question, Word.DEFENSE);
    double best = none >= 0 ? value(true, 0) + outlook.temper().reserve() : -1e9;
    int choice = Math.max(0, none);
    if (offense >= 0 && value(true, Math.max(1, ships(true))) > best) {
      best = value(true, Math.max(1, ships(true)));
      choice = offense;
    }
    if (defense >= 0 && value(false, Math.max(1, ships(false))) > best) choice = defense;
    return choice;
  }

  /// How many ships we would send to a side: what makes it best for us.
  private int ships(boolean offense) {
    refresh();
    int side = offense ? 0 : 1;
    if (best[side] < 0) best[side] = bestShips(offense);
    return best[side];
  }

  private void refresh() {
    if (reading == outlook.reading()) return;
    reading = outlook.reading();
    knows = 0;
    spare = -1;
    alone = Double.NaN;
    wanted = 0;
    weighedSeats = 0;
    Arrays.fill(best, -1);
  }

  private int bestShips(boolean offense) {
    if (spare < 0)
      spare = shipping.spare(Math.min(4, outlook.view.query(Query.JOIN_LIMIT, outlook.me, 4)));
    int best = 0;
    double most = -1e9;
    for (int count = 1; count <= spare; count++) {
      double value = value(offense, count);
      if (value > most) {
        most = value;
        best = count;
      }
    }
    return best;
  }

  /// What the encounter is worth to us when we send ships to a side.
  public double value(boolean offense, int count) {
    if (count < 0 || count >= FEW) return weighed(offense, count);
    refresh();
    int at = offense ? count : FEW + count;
    if ((knows >>> at & 1) == 0) {
      known[at] = weighed(offense, count);
      knows |= 1 << at;
    }
    return known[at];
  }

  private double weighed(boolean offense, int count) {
    int offensive = offense ? count : 0;
    int defensive = offense ? 0 : count;
    Seat me = outlook.me;
    double chance = forecast.read(me, offensive, defensive).offenseChance();
    double lost = 1 - chance - Forecast.dealChance();
    return chance * outlook.offenseWins(me, offensive, defensive)
        + lost * outlook.defenseWins(me, offensive, defensive);
  }

  /// What it is worth to take our ships out of the encounter: themselves, when our side is likely
  /// to lose, and nothing else.
  public double flight() {
    double chance = forecast.read().offenseChance();
    boolean offensive = outlook.sideOf(outlook.me) > 0;
    double wins = offensive ? chance : 1 - chance - Forecast.dealChance();
    int ships = outlook.encounter.shipsOf(outlook.me);
    return wins < 0.25 ? ships * outlook.ship(outlook.me) : 0;
  }

  /// What joining is worth beyond staying out, at best, when we may join either side.
  public double gain() {
    int offense = ships(true);
    int defense = ships(false);
    double best = -1e9;
    if (offense > 0) best = Math.max(best, value(true, offense));
    if (defense > 0) best = Math.max(best, value(false, defense));
    return best - value(true, 0);
  }
}
