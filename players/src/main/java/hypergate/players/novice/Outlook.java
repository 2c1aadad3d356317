package hypergate.players.novice;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Ships;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The table as a novice reads it: who stands where, and what it is worth to us when a side wins;
/// and what it thinks of each topic that it then has to decide on. Values are in points: a first
/// foreign colony is 8, a ship in the warp about 0.7, a card about 1, the game 100. Taken anew from
/// the view for each question; nothing is remembered. It is long because all judgements read one
/// table with one set of prices: a second reader would weigh the same ships twice.
public final class Outlook {
  public static final double GAME = 100;
  private static final double SHARED = 70;
  private static final double HALF = 0.5;
  private static final double SHIP = 0.55;
  private static final double CARD = 0.9;

  /// What a standing is worth to us by the number of colonies that are still missing.
  private static final double[] MISSING = {GAME, 46, 30, 18, 8, 0, -6};

  /// How much a rival's gain hurts us, and its loss pleases us.
  private static final double RIVAL = 0.3;

  public Question question;
  public View view;
  public Encounter encounter;
  public Ships ships;
  public Seat me = Seat.NONE;
  public int seats;
  private int needed;

  /// What cards are worth to us.
  public final Values values;

  /// What we make of single cards.
  public final Judgements judgements;

  public final Forecast forecast;
  public final Shipping shipping;
  public final Bargaining bargaining;
  public final Selecting selecting;
  public final Alliances alliances;
  public final Reinforcing reinforcing;
  public final Aiming aiming;
  public final Answers answers;
  public final Uses uses;
  public final Choosing choosing;
  public final Effects effects;

  private Temper temper;
  private final int[] reckoned;
  private final int[] working = new int[Seat.MOST];
  private final int[] lacks = new int[Seat.MOST];
  private final double[] shipWorth = new double[Seat.MOST];
  private final List<Consumer<Forecast>> foreseen = new ArrayList<>();
  private final int[] fleet = new int[Seat.MOST];
  private double stake;
  private boolean stakeKnown;
  private int workingKnown;
  private int lacksKnown;
  private int shipsKnown;
  private int fleetKnown;
  private int taken;
  private int reading;

  /// Looks at the table of a question, as a novice of some temper does.
  public Outlook(Question question, Judgements judgements, Temper temper) {
    this.temper = temper;
    this.question = question;
    this.view = question.view();
    this.encounter = view.encounter();
    this.ships = view.ships();
    this.judgements = judgements;
    this.reckoned = judgements.reckoned;
    this.values = judgements.values;
    this.forecast = new Forecast(this);
    this.shipping = new Shipping(this);
    this.bargaining = new Bargaining(this);
    this.selecting = new Selecting(this);
    this.alliances = new Alliances(this);
    this.reinforcing = new Reinforcing(this);
    this.aiming = new Aiming(this);
    this.answers = new Answers(this);
    this.uses = new Uses(this);
    this.choosing = new Choosing(this);
    this.effects = new Effects(this);
    look();
  }

  /// How the novice is by nature.
  public Temper temper() {
    return temper;
  }

  /// Makes it another novice: what was weighed is weighed anew.
  public void temper(Temper given) {
    temper = given;
    taken = -1;
  }

  /// Takes the table from the view of a question.
  public void read(Question asked) {
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
    stakeKnown = false;
    workingKnown = 0;
    lacksKnown = 0;
    shipsKnown = 0;
    fleetKnown = 0;
    reading++;
    foreseen.clear();
    for (Consumer<Outlook> look : judgements.looks) look.accept(this);
  }

  /// Lets forecasts reckon with what lies in play, until we look again.
  public void foresee(String card) {
    Consumer<Forecast> change = judgements.card(card).foresees;
    if (change != null) foreseen.add(change);
  }

  /// What lies in play that changes forecasts.
  List<Consumer<Forecast>> foreseen() {
    return foreseen;
  }

  // The powers of a seat that are reckoned with and in force, as a mask.
  private int working(Seat seat) {
    if (seat.in(workingKnown)) return working[seat.index()];
    int there = 0;
    int works = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance)) continue;
      int bit = reckoned[view.powers().number(instance)] & ~there;
      if (bit != 0 && view.powers().inForce(instance)) works |= bit;
      there |= bit;
    }
    working[seat.index()] = works;
    workingKnown |= seat.bit();
    return works;
  }

  /// How often the table has been read anew: what was worked out holds as long as this stays.
  public int reading() {
    return reading;
  }

  /// Foreign colonies of a seat that count for its victory.
  public int colonies(Seat seat) {
    return view.powers().colonyMarker(seat);
  }

  /// Foreign colonies a seat still lacks.
  public int lacks(Seat seat) {
    if (seat.in(lacksKnown)) return lacks[seat.index()];
    int lacking = view.query(Query.COLONIES_NEEDED, seat, needed) - colonies(seat);
    if (has(seat, Reckoned.WINS_BY_ONE)) lacking = Math.min(lacking, 1);
    lacks[seat.index()] = lacking;
    lacksKnown |= seat.bit();
    return lacking;
  }

  /// Ships of a seat that are neither lost nor at work elsewhere.
  public int fleet(Seat seat) {
    if (seat.in(fleetKnown)) return fleet[seat.index()];
    int count = ships.onColonies(seat);
    fleet[seat.index()] = count;
    fleetKnown |= seat.bit();
    return count;
  }

  /// The rival that is nearest to winning; of equals the one with most cards and ships.
  public Seat leader() {
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
  public double threat(Seat seat) {
    return 10 * colonies(seat) + 0.3 * view.handSize(seat) + 0.2 * fleet(seat);
  }

  /// What a card is worth in hand; a flare that we cannot see is any flare.
  public double worthOf(int card) {
    if (!view.content().isAlienCard(card)) return values.card(card);
    return view.cards().cardAlien(card) < 0 ? Values.FLARE : values.card(view.face(card));
  }

  /// Whether a power works for the seat now.
  public boolean has(Seat seat, Reckoned power) {
    return seat.exists() && (working(seat) & power.bit()) != 0;
  }

  /// What the powers of a seat are worth to it.
  public double powers(Seat seat) {
    double worth = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance)) worth += values.alien(view.powers().number(instance));
    }
    return worth;
  }

  /// The instance of a seat's power of this id, -1 when it has none.
  public int instance(Seat seat, String alien) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance) && view.powers().alien(instance).id().equals(alien))
        return instance;
    }
    return -1;
  }

  /// The instance of a seat's first power that is reckoned with like this, -1 when it has none.
  int instance(Seat seat, Reckoned power) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance)
          && (reckoned[view.powers().number(instance)] & power.bit()) != 0) return instance;
    }
    return -1;
  }

  /// What powers of others than the offense will add to the defense of a planet.
  public int guarded(Planet planet) {
    int sum = 0;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == encounter.offense() || !has(seat, Reckoned.GUARDS)) continue;
      int instance = instance(seat, Reckoned.GUARDS);
      Judgement.Guard guard = judgements.card(view.powers().alien(instance).id()).guards;
      if (guard != null) sum += guard.of(this, instance, planet);
    }
    return sum;
  }

  /// 1 when the seat sits with the offense in this encounter, -1 with the defense, 0 with nobody.
  public int sideOf(Seat seat) {
    if (seat == encounter.offense() || seat.in(encounter.offensive().allies())) return 1;
    if (seat == encounter.defense() || seat.in(encounter.defensive().allies())) return -1;
    return 0;
  }

  /// The other main player, if we are one.
  public Seat opponent() {
    return encounter.opponent(me);
  }

  /// Whether somebody sits on the side that we do not want to win.
  public boolean isFoe(Seat seat) {
    return seat.exists()
        && seat != me
        && encounter.defense().exists()
        && sideOf(seat) * stake() < 0;
  }

  /// Whether we have ships to spare.
  public boolean isRich() {
    return fleet(me) >= 12;
  }

  private double standing(Seat seat, int more) {
    int lacking = Math.max(0, Math.min(MISSING.length - 1, lacks(seat) - more));
    double points = MISSING[lacking];
    if (seat == me) return points;
    return lacking == 0 ? -GAME : -RIVAL * temper.envy() * points;
  }

  /// What gaining (or losing, when negative) foreign colonies would change for us.
  public double change(Seat seat, int more) {
    return more == 0 ? 0 : standing(seat, more) - standing(seat, 0);
  }

  /// What a ship of a seat is worth to us.
  public double ship(Seat seat) {
    if (seat.in(shipsKnown)) return shipWorth[seat.index()];
    double worth = worthOfShip(seat);
    if (!seat.exists()) return worth;
    shipWorth[seat.index()] = worth;
    shipsKnown |= seat.bit();
    return worth;
  }

  private double worthOfShip(Seat seat) {
    double worth =
        has(seat, Reckoned.SPARES_SHIPS) ? 0.1 : has(seat, Reckoned.LIKES_LOSSES) ? 0.2 : SHIP;
    if (seat == me && fleet(me) < 9) worth *= 1.6;
    return seat == me ? temper.caution() * worth : -RIVAL * temper.envy() * worth;
  }

  /// What some cards in a seat's hand are worth to us.
  public double cards(Seat seat, int count) {
    return seat == me ? CARD * count : -RIVAL * CARD * count;
  }

  /// What a home colony of a seat is worth to us; more when its power hangs on it.
  public double home(Seat seat, int more) {
    int homes = Long.bitCount(ships.homeColonies(seat)) + more;
    double worth = homes < question.rules().homeColoniesNeeded() + (more > 0 ? 1 : 0) ? 6 : 2;
    return more * (seat == me ? worth : -RIVAL * worth);
  }

  /// What it is worth to us that a seat loses its colony on a planet.
  public double abandoned(Seat seat, Planet planet) {
    return ships.systemOf(planet) == seat ? home(seat, -1) : change(seat, -1);
  }

  /// What it is worth to us that a planet and all ships on it are gone.
  public double destruction(Planet planet) {
    double worth = 0;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      int there = ships.on(planet, seat);
      if (there == 0) continue;
      worth -= there * ship(seat);
      worth += abandoned(seat, planet);
    }
    return worth;
  }

  /// Whether the offense's victory would give the seat a foreign colony, sending ships or not.
  public boolean wouldGain(Seat seat) {
    Planet target = encounter.target();
    return target.exists() && ships.systemOf(target) != seat && ships.on(target, seat) == 0;
  }

  /// Whether a colony on a planet would bring the seat nearer to its victory by itself.
  boolean counts(Seat seat, Planet planet) {
    return view.powers().gain(seat, planet.bit()) > 0;
  }

  private boolean wouldCount(Seat seat) {
    return counts(seat, encounter.target());
  }

  // What a colony more on the target would change for us: one that does not count by itself will
  // with the next one.
  double settling(Seat seat) {
    return settling(seat, encounter.target());
  }

  /// What a colony more on a planet would change for us.
  double settling(Seat seat, Planet planet) {
    return (counts(seat, planet) ? 1 : HALF) * change(seat, 1);
  }

  /// What colonies on the planets of a mask would change for us, all together.
  double settling(Seat seat, long planets) {
    int gain = view.powers().gain(seat, planets);
    return planets == 0 ? 0 : gain == 0 ? HALF * change(seat, 1) : change(seat, gain);
  }

  /// A guess among so many options, of which none is better for all that we know.
  public int guess(int options) {
    return temper.guess(options, 16L * (16L * view.turns() + view.handSize(me)) + me.index());
  }

  /// What it is worth to us that the ships of the offense's side land, once it has won.
  public double landing() {
    double value = 0;
    boolean weWin = false;
    boolean otherWins = false;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      if (ships.onGate(seat) == 0) continue;
      if (!wouldGain(seat)) {
        if (encounter.target().exists() && ships.systemOf(encounter.target()) == seat)
          value += home(seat, 1);
        continue;
      }
      boolean wins = lacks(seat) <= 1 && wouldCount(seat);
      weWin |= seat == me && wins;
      otherWins |= seat != me && wins;
      value += settling(seat);
    }
    return settled(value, weWin, otherWins);
  }

  /// What it is worth to us when the offense wins.
  ///
  /// @param joiner a seat imagined to send ships besides those that are there; NONE for nobody
  /// @param offensive how many it sends to the gate
  /// @param defensive how many it sends to the defense
  public double offenseWins(Seat joiner, int offensive, int defensive) {
    Planet target = encounter.target();
    boolean aimed = target.exists();
    Seat system = ships.systemOf(target);
    Seat defense = encounter.defense();
    double value = 0;
    boolean weWin = false;
    boolean otherWins = false;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      int gate = ships.onGate(seat) + (seat == joiner ? offensive : 0);
      int beside = ships.at(Place.BESIDE, seat) + (seat == joiner ? defensive : 0);
      int more = 0;
      if (gate > 0) {
        boolean gains = aimed && system != seat && ships.on(target, seat) == 0;
        if (gains) more++;
        else if (system == seat) value += home(seat, 1);
      }
      if (seat == defense) {
        int there = ships.on(target, seat);
        value -= there * ship(seat);
        if (there > 0 && system == seat) value += home(seat, -1);
        if (there > 0 && system != seat) more--;
      }
      if (beside > 0) value -= beside * ship(seat);
      if (more == 0) continue;
      boolean wins = lacks(seat) <= more && (more <= 0 || wouldCount(seat));
      weWin |= wins && seat == me;
      otherWins |= wins && seat != me;
      if (!wins) value += more > 0 ? settling(seat) : change(seat, more);
    }
    return settled(value, weWin, otherWins);
  }

  /// What it is worth to us when the defense wins.
  public double defenseWins(Seat joiner, int offensive, int defensive) {
    double value = 0;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      int gate = ships.onGate(seat) + (seat == joiner ? offensive : 0);
      int beside = ships.at(Place.BESIDE, seat) + (seat == joiner ? defensive : 0);
      if (gate > 0) value -= gate * ship(seat);
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
  public double stake() {
    if (stakeKnown) return stake;
    stake =
        encounter.target().exists()
            ? offenseWins(Seat.NONE, 0, 0) - defenseWins(Seat.NONE, 0, 0)
            : 0;
    stakeKnown = true;
    return stake;
  }

  /// Whether a seat would win the game if the offense won this encounter with it on the gate.
  public boolean wouldWin(Seat seat) {
    return wouldGain(seat) && lacks(seat) <= 1 && wouldCount(seat);
  }
}
