package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Powers;
import hypergate.game.Query;
import hypergate.game.Question;
import hypergate.game.Ships;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.view.View;

/// The table as a novice reads it: who stands where, and what it is worth to us when a side wins.
/// Values are in points: a first foreign colony is 8, a ship in the warp about 0.7, a card about 1,
/// the game 100. Taken anew from the view for each question; nothing is remembered.
final class Outlook {
  static final double GAME = 100;
  private static final double SHARED = 70;
  private static final double SHIP = 0.7;
  private static final double CARD = 0.9;

  /// What a standing is worth to us by the number of colonies that are still missing.
  private static final double[] MISSING = {GAME, 46, 30, 18, 8, 0, -6};

  /// How much a rival's gain hurts us, and its loss pleases us.
  private static final double RIVAL = 0.3;

  Question question;
  View view;
  Encounter encounter;
  Ships ships;
  Seat me = Seat.NONE;
  int seats;
  private int needed;

  /// What cards are worth to us.
  final Values values;

  private final int[] bits;
  private final int[] working = new int[Seat.MOST];
  private final int[] lacks = new int[Seat.MOST];
  private final double[] shipWorth = new double[Seat.MOST];
  private int lacksKnown;
  private int shipsKnown;
  private int taken;
  private int reading;

  Outlook(Question question) {
    this.question = question;
    this.view = question.view();
    this.encounter = view.encounter();
    this.ships = view.ships();
    this.bits = Reckoned.bits(question.rules().content());
    this.values = Values.of(question.rules().content());
    look();
  }

  /// Takes the table from the view of a question.
  void read(Question asked) {
    question = asked;
    View now = asked.view();
    if (now == view && now.taken() == taken) return;
    view = now;
    look();
  }

  private void look() {
    encounter = view.encounter();
    ships = view.ships();
    me = question.seat();
    seats = view.seats();
    needed = question.rules().coloniesToWin();
    taken = view.taken();
    lacksKnown = 0;
    shipsKnown = 0;
    reading++;
    for (int i = 0; i < seats; i++) working[i] = working(Seat.of(i));
  }

  private int working(Seat seat) {
    int there = 0;
    int works = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance)) continue;
      int bit = bits[view.powers().number(instance)] & ~there;
      if (bit != 0 && view.powers().inForce(instance)) works |= bit;
      there |= bit;
    }
    return works;
  }

  /// How often the table has been read anew: what was worked out holds as long as this stays.
  int reading() {
    return reading;
  }

  /// Foreign colonies of a seat.
  int colonies(Seat seat) {
    return view.powers().foreignColonies(seat);
  }

  /// Foreign colonies a seat still lacks.
  int lacks(Seat seat) {
    if (seat.in(lacksKnown)) return lacks[seat.index()];
    int lacking = view.query(Query.COLONIES_NEEDED, seat, needed) - colonies(seat);
    lacks[seat.index()] = lacking;
    lacksKnown |= seat.bit();
    return lacking;
  }

  /// Ships of a seat that are neither lost nor at work elsewhere.
  int fleet(Seat seat) {
    return ships.onColonies(seat);
  }

  /// The rival that is nearest to winning; of equals the one with most cards and ships.
  Seat leader() {
    Seat best = Seat.NONE;
    double most = -1e9;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == me) continue;
      double threat = threat(seat);
      if (threat > most) {
        most = threat;
        best = seat;
      }
    }
    return best;
  }

  /// How dangerous a rival is.
  double threat(Seat seat) {
    return 10 * colonies(seat) + 0.3 * view.handSize(seat) + 0.2 * fleet(seat);
  }

  /// What a card is worth in hand; a flare that we cannot see is any flare.
  double worthOf(int card) {
    boolean unseen =
        question.rules().content().isAlienCard(card) && view.cards().cardAlien(card) < 0;
    return unseen ? Values.FLARE : values.card(view.face(card));
  }

  /// Whether a power works for the seat now.
  boolean has(Seat seat, Reckoned power) {
    return seat.exists() && (working[seat.index()] & power.bit()) != 0;
  }

  /// What the powers of a seat are worth to it.
  double powers(Seat seat) {
    double worth = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance)) worth += values.alien(view.powers().number(instance));
    }
    return worth;
  }

  /// The instance of a seat's power of this id, -1 when it has none.
  int instance(Seat seat, String alien) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance) && view.powers().alien(instance).id().equals(alien))
        return instance;
    }
    return -1;
  }

  /// 1 when the seat sits with the offense in this encounter, -1 with the defense, 0 with nobody.
  int sideOf(Seat seat) {
    if (seat == encounter.offense() || seat.in(encounter.offensive().allies())) return 1;
    if (seat == encounter.defense() || seat.in(encounter.defensive().allies())) return -1;
    return 0;
  }

  private double standing(Seat seat, int more) {
    int lacking = Math.max(0, Math.min(MISSING.length - 1, lacks(seat) - more));
    double points = MISSING[lacking];
    if (seat == me) return points;
    return lacking == 0 ? -GAME : -RIVAL * points;
  }

  /// What gaining (or losing, when negative) foreign colonies would change for us.
  double change(Seat seat, int more) {
    return more == 0 ? 0 : standing(seat, more) - standing(seat, 0);
  }

  /// What a ship of a seat is worth to us.
  double ship(Seat seat) {
    if (seat.in(shipsKnown)) return shipWorth[seat.index()];
    double worth = worthOfShip(seat);
    if (!seat.exists()) return worth;
    shipWorth[seat.index()] = worth;
    shipsKnown |= seat.bit();
    return worth;
  }

  private double worthOfShip(Seat seat) {
    double worth = has(seat, Reckoned.ZOMBIE) ? 0.1 : has(seat, Reckoned.MASOCHIST) ? 0.2 : SHIP;
    if (seat == me && fleet(me) < 9) worth *= 1.6;
    return seat == me ? worth : -RIVAL * worth;
  }

  /// What some cards in a seat's hand are worth to us.
  double cards(Seat seat, int count) {
    return seat == me ? CARD * count : -RIVAL * CARD * count;
  }

  /// What a home colony of a seat is worth to us; more when its power hangs on it.
  double home(Seat seat, int more) {
    int homes = Long.bitCount(ships.homeColonies(seat)) + more;
    double worth = homes < question.rules().homeColoniesNeeded() + (more > 0 ? 1 : 0) ? 6 : 2;
    return more * (seat == me ? worth : -RIVAL * worth);
  }

  /// Whether the offense's victory would give the seat a foreign colony, sending ships or not.
  boolean wouldGain(Seat seat) {
    Planet target = encounter.target();
    return target.exists() && target.system() != seat && ships.on(target, seat) == 0;
  }

  /// What it is worth to us that the ships of the offense's side land, once it has won.
  double landing() {
    double value = 0;
    boolean weWin = false;
    boolean otherWins = false;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      if (ships.onGate(seat) == 0) continue;
      if (!wouldGain(seat)) {
        if (encounter.target().exists() && encounter.target().system() == seat)
          value += home(seat, 1);
        continue;
      }
      weWin |= seat == me && lacks(seat) <= 1;
      otherWins |= seat != me && lacks(seat) <= 1;
      value += change(seat, 1);
    }
    return settled(value, weWin, otherWins);
  }

  /// What it is worth to us when the offense wins.
  ///
  /// @param joiner a seat imagined to send ships besides those that are there; NONE for nobody
  /// @param offensive how many it sends to the gate
  /// @param defensive how many it sends to the defense
  double offenseWins(Seat joiner, int offensive, int defensive) {
    double value = 0;
    boolean weWin = false;
    boolean otherWins = false;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      int gate = ships.onGate(seat) + (seat == joiner ? offensive : 0);
      int beside = ships.at(Place.BESIDE, seat) + (seat == joiner ? defensive : 0);
      int more = 0;
      if (gate > 0 && wouldGain(seat)) more++;
      if (gate > 0 && !wouldGain(seat) && encounter.target().system() == seat)
        value += home(seat, 1);
      if (seat == encounter.defense()) {
        int there = ships.on(encounter.target(), seat);
        value -= there * ship(seat);
        if (there > 0 && encounter.target().system() == seat) value += home(seat, -1);
        if (there > 0 && encounter.target().system() != seat) more--;
      }
      value -= beside * ship(seat);
      if (more == 0) continue;
      boolean wins = lacks(seat) <= more;
      weWin |= wins && seat == me;
      otherWins |= wins && seat != me;
      if (!wins) value += change(seat, more);
    }
    return settled(value, weWin, otherWins);
  }

  /// What it is worth to us when the defense wins.
  double defenseWins(Seat joiner, int offensive, int defensive) {
    double value = 0;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      int gate = ships.onGate(seat) + (seat == joiner ? offensive : 0);
      int beside = ships.at(Place.BESIDE, seat) + (seat == joiner ? defensive : 0);
      value -= gate * ship(seat);
      if (beside > 0) value += cards(seat, beside);
    }
    return value;
  }

  private static double settled(double value, boolean weWin, boolean otherWins) {
    if (weWin) return otherWins ? SHARED : GAME;
    return otherWins ? -GAME : value;
  }

  /// How much we want the offense to win rather than the defense, as things stand; 0 while nobody
  /// knows where they meet.
  double stake() {
    if (!encounter.target().exists()) return 0;
    return offenseWins(Seat.NONE, 0, 0) - defenseWins(Seat.NONE, 0, 0);
  }

  /// Whether a seat would win the game if the offense won this encounter with it on the gate.
  boolean wouldWin(Seat seat) {
    return wouldGain(seat) && lacks(seat) <= 1;
  }

  /// Whether a hazard is in play, by its id.
  boolean isInPlay(String hazard) {
    for (int slot = 0; slot < view.hazards().inPlay(); slot++)
      if (view.hazards().hazard(slot).id().equals(hazard)) return true;
    return false;
  }
}
