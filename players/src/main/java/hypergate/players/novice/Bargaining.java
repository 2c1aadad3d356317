package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;
import hypergate.game.view.Question;

/// Deals: colony for colony when that is even or wins, a fair price for anything else, and never a
/// colony with which the other wins alone. A failed deal costs three ships, so a small loss is
/// better than none agreed.
public final class Bargaining {
  private final Outlook outlook;
  // Planets on which the other gets a colony that it could count, and those on which we do.
  private long given;
  private long taken;

  Bargaining(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `deal`.
  public int deal(Question question) {
    int reject = Find.word(question, Word.REJECT);
    int accept = Find.word(question, Word.ACCEPT);
    double failure = failure();
    double standing = accept >= 0 ? standing(question.offer()) : -1e9;
    int best = reject;
    double most = Math.max(failure, standing);
    if (accept >= 0 && standing > failure) best = accept;
    boolean offers = false;
    double hope = -1e9;
    int hoped = reject;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      if (Choice.kind(option) != Choice.OFFER) continue;
      offers = true;
      double mine = offer(Choice.value(option));
      double chance = willing(Choice.value(option));
      double worth = chance * mine + (1 - chance) * Math.max(failure, Math.min(standing, 0));
      if (worth > hope) {
        hope = worth;
        hoped = i;
      }
    }
    // As long as we may still speak, asking costs nothing but an offer that already stands.
    if (offers && hope > most + (accept >= 0 && standing > 0 ? 1.5 : -0.5)) best = hoped;
    else if (offers && best == reject && hope > failure) best = hoped;
    return Math.max(0, best);
  }

  /// Whether an answer in a deal gives a foreign colony away: for none, and for nothing else that
  /// is worth as much to us.
  ///
  /// @param option that of the question which answers it
  public boolean givesAway(Question question, int option) {
    double worth;
    if (Choice.kind(option) == Choice.OFFER) worth = offer(Choice.value(option));
    else if (Choice.is(option, Word.ACCEPT)) worth = standing(question.offer());
    else return false;
    return given != 0 && taken == 0 && worth < 0;
  }

  // With whom a seat deals: also one that deals in the place of a main player does.
  private Seat partner(Seat seat) {
    return seat.in(outlook.encounter.dealers())
        ? outlook.encounter.partner(seat)
        : outlook.encounter.opponent(seat);
  }

  private Seat other() {
    Seat other = partner(outlook.me);
    if (other.exists()) return other;
    Offer offer = outlook.question.offer();
    for (int i = 0; i < offer.terms(); i++) if (offer.giver(i) != outlook.me) return offer.giver(i);
    return offer.speaker();
  }

  /// What a failed deal is worth to us: three ships each.
  public double failure() {
    Seat other = other();
    if (!other.exists()) return 0;
    int mine = Math.min(3, outlook.fleet(outlook.me) + outlook.ships.onGate(outlook.me));
    int theirs = Math.min(3, outlook.fleet(other) + outlook.ships.onGate(other));
    return -mine * outlook.ship(outlook.me) - theirs * outlook.ship(other);
  }

  /// What we may expect from negotiating in this encounter.
  public double prospect() {
    double failure = failure();
    Seat other = other();
    if (!other.exists()) return 0;
    boolean both = grantable(outlook.me, other) && grantable(other, outlook.me);
    double swap = both ? outcome(1, 1) : 0;
    return 0.5 * Math.max(0, swap) + 0.5 * failure;
  }

  private boolean grantable(Seat from, Seat to) {
    long abroad = ~outlook.ships.placesOf(to) & ~outlook.ships.colonies(to);
    return (outlook.ships.colonies(from) & abroad) != 0;
  }

  private double standing(Offer offer) {
    given = 0;
    taken = 0;
    double goods = 0;
    for (int i = 0; i < offer.terms(); i++) {
      boolean mine = offer.giver(i) == outlook.me;
      goods += term(offer.term(i), mine);
    }
    return outcome() + goods;
  }

  private double offer(int packed) {
    given = 0;
    taken = 0;
    double goods = 0;
    if (packed >> 12 != 0) goods += term(packed >> 12, true);
    if ((packed & 0xfff) != 0) goods += term(packed & 0xfff, false);
    return outcome() + goods;
  }

  // How likely the other is to accept: what it gets, as we would value it in its place.
  private double willing(int packed) {
    offer(packed);
    Seat other = other();
    // Nobody gives the game away for nothing.
    int ours = gain(outlook.me, taken);
    int gained = gain(other, given);
    if (ours > 0 && outlook.lacks(outlook.me) <= ours && outlook.lacks(other) > gained) return 0;
    double theirs = 8 * weight(gained, given) - 3 * weight(ours, taken);
    if (packed >> 12 != 0) theirs -= term(packed >> 12, true) * 1.3;
    if ((packed & 0xfff) != 0) theirs -= term(packed & 0xfff, false) * 1.3;
    return theirs >= 3 ? 0.75 : theirs >= 0 ? 0.6 : theirs > -2.2 ? 0.25 : 0.1;
  }

  // Cards and ships in points; colonies are counted, since together they may decide the game.
  private double term(int term, boolean mine) {
    int value = term & 0xff;
    Seat other = other();
    return switch (term >> 8) {
      case Notation.COLONY, Notation.COLONY_OUTPOST ->
          colony(Planet.of(value), mine ? other : outlook.me);
      case Notation.CARD -> (mine ? -1.2 : 1) * outlook.worthOf(value);
      case Notation.CARDS ->
          mine
              ? outlook.cards(other, value) - value
              : outlook.cards(outlook.me, value) + 0.25 * value;
      case Notation.KIND -> mine ? -1 : 0.8;
      case Notation.PILE -> mine ? -0.2 * value : 0.7 * value;
      case Notation.TOKENS -> mine ? 0.5 * value : -0.5 * value;
      case Notation.FREE -> value * outlook.ship(mine ? other : outlook.me);
      case Notation.SEND -> sent(Notation.sentOf(value), Notation.sentCount(value));
      case Notation.FLARE, Notation.ALIEN_CARD -> 0;
      default -> {
        DealTerm own = outlook.view.parts().term((term >> 8) - Notation.OF_PART);
        yield mine ? -own.loss() : own.gain();
      }
    };
  }

  // From the warp ships come back, from a sheet they do not.
  private double sent(Seat owner, int ships) {
    double each = outlook.ship(owner) / 2;
    return ships * (owner == outlook.me ? each : -0.3 * each);
  }

  private double colony(Planet planet, Seat receiver) {
    if (outlook.ships.systemOf(planet) == receiver) return outlook.home(receiver, 1);
    if (receiver == outlook.me) {
      taken |= planet.bit();
      return 0;
    }
    given |= planet.bit();
    return -0.5;
  }

  private int gain(Seat seat, long planets) {
    return planets == 0 ? 0 : outlook.view.powers().gain(seat, planets);
  }

  // A colony that does not count by itself will with the next one.
  private static double weight(int gain, long planets) {
    return gain > 0 || planets == 0 ? gain : 0.5;
  }

  private double outcome() {
    Seat other = other();
    int ours = gain(outlook.me, taken);
    int theirs = gain(other, given);
    double halves =
        (ours == 0 ? outlook.settling(outlook.me, taken) : 0)
            + (theirs == 0 ? outlook.settling(other, given) : 0);
    return outcome(ours, theirs) + halves;
  }

  private double outcome(int ours, int theirs) {
    Seat other = other();
    boolean weWin = ours > 0 && outlook.lacks(outlook.me) <= ours;
    boolean theyWin = theirs > 0 && outlook.lacks(other) <= theirs;
    if (weWin) return theyWin ? 60 : Outlook.GAME;
    if (theyWin) return -Outlook.GAME;
    return outlook.change(outlook.me, ours) + outlook.change(other, theirs);
  }

  /// What a deal between others is worth to us.
  public double dealOfOthers(Offer offer) {
    double value = 0;
    for (int i = 0; i < offer.terms(); i++) {
      int type = offer.term(i) >> 8;
      if (type != Notation.COLONY && type != Notation.COLONY_OUTPOST) continue;
      Seat receiver = partner(offer.giver(i));
      if (!receiver.exists()) continue;
      if (outlook.ships.systemOf(Planet.of(offer.term(i) & 0xff)) != receiver)
        value += outlook.settling(receiver, Planet.of(offer.term(i) & 0xff));
    }
    return value;
  }

  /// What the standing deal of ours is worth to us.
  public double ownDeal(Offer offer) {
    return standing(offer);
  }
}
