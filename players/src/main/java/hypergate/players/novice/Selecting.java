package hypergate.players.novice;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;

/// Which encounter card to play: the one whose expected result, less what the card is worth in
/// hand, is best. High attacks go where much is at stake, low ones where all is lost or won anyway,
/// negotiates where we are weak or a deal pays.
public final class Selecting {
  /// What it costs to talk with an ally aboard, who came to fight and may lose its ships by it.
  private static final double LOYALTY = 1.5;

  private final Outlook outlook;
  private final Forecast forecast;
  private final double[] points = new double[3];
  private double solace;
  private double loyalty;

  Selecting(Outlook outlook) {
    this.outlook = outlook;
    this.forecast = outlook.forecast;
  }

  /// Answers `select`.
  public int select(Question question) {
    weigh();
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = worth(Choice.value(question.option(i)));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// Takes stock before [#best] is asked: what each outcome is worth and what may be played against
  /// us.
  public void weigh() {
    Seat me = outlook.me;
    Seat other = outlook.encounter.opponent(me);
    forecast.read();
    forecast.learn(other);
    forecast.add(isOffense() ? 0 : 1, 0.6 * reinforcements());
    Side side = isOffense() ? outlook.encounter.offensive() : outlook.encounter.defensive();
    loyalty = LOYALTY * outlook.temper().loyalty() * Integer.bitCount(side.allies() & ~me.bit());
    points[Forecast.OFFENSE] = outlook.offenseWins(Seat.NONE, 0, 0);
    points[Forecast.DEFENSE] = outlook.defenseWins(Seat.NONE, 0, 0);
    points[Forecast.DEAL] = outlook.bargaining.prospect();
    int due = Math.min(outlook.encounter.shipsOf(me), outlook.view.handSize(other));
    solace = outlook.has(me, Reckoned.SPARES_SHIPS) ? 0 : 1.2 * due;
  }

  // The expected worth of playing a card now, its worth in hand taken off.
  private double worth(int card) {
    return expected(outlook.view.face(card)) - outlook.temper().thrift() * outlook.worthOf(card);
  }

  private double expected(Face face) {
    // A reinforcement that may be selected counts as an attack, and an attack may follow it.
    boolean other = face.kind() == Kind.REINFORCEMENT;
    Kind kind = other ? Kind.ATTACK : face.kind();
    int value = other ? face.value() + highest() : face.value();
    double expected = forecast.expected(isOffense(), kind, value, points, solace);
    return kind == Kind.NEGOTIATE ? expected - loyalty : expected;
  }

  private int highest() {
    CardSet hand = outlook.view.hand();
    int highest = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK) highest = Math.max(highest, face.value());
    }
    return highest;
  }

  /// The best we can expect from the cards in hand.
  public double best() {
    return best(outlook.view.hand());
  }

  /// The best we can expect from the cards of a set; call [#weigh] before.
  public double best(CardSet cards) {
    double most = -1e9;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.isEncounter()) most = Math.max(most, worth(card));
    }
    return most;
  }

  /// Whether we mean to talk rather than to fight, with the cards that we hold.
  public boolean wouldTalk() {
    weigh();
    double talk = best(Kind.NEGOTIATE);
    return talk > Math.max(best(Kind.ATTACK), best(Kind.MORPH));
  }

  // The best we can expect from the cards of a kind in hand.
  private double best(Kind kind) {
    double most = -1e9;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == kind) most = Math.max(most, worth(card));
    return most;
  }

  /// What an upset would change for the best we can expect, when both must then attack.
  public double upsetGain() {
    weigh();
    double before = best();
    forecast.upset(true);
    CardSet hand = outlook.view.hand();
    double most = -1e9;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK) most = Math.max(most, worth(card));
    }
    return most - before;
  }

  /// What it would change to declare an upset now that our card lies there.
  public double lateUpsetGain() {
    int card = outlook.encounter.card(outlook.me);
    if (card < 0) return 0;
    weigh();
    Face face = outlook.view.face(card);
    double before = expected(face);
    forecast.upset(!outlook.encounter.isUpset());
    return expected(face) - before;
  }

  /// What it would change to exchange the card that we have laid down for the other's.
  public double exchangeGain() {
    int card = outlook.encounter.card(outlook.me);
    if (card < 0) return 0;
    weigh();
    Face face = outlook.view.face(card);
    return forecast.exchanged(isOffense(), face.kind(), face.value(), points) - expected(face);
  }

  /// What it would change to twist the values of both cards, now that ours lies there.
  ///
  /// @param twist as in [Forecast#twist]
  public double twistGain(int twist) {
    int card = outlook.encounter.card(outlook.me);
    if (card < 0) return 0;
    weigh();
    Face face = outlook.view.face(card);
    double before = expected(face);
    forecast.twist(twist);
    return expected(face) - before;
  }

  /// What it would change to add to our total, now that our card lies there.
  public double bonusGain(int more) {
    int card = outlook.encounter.card(outlook.me);
    if (card < 0) return 0;
    weigh();
    Face face = outlook.view.face(card);
    double before = expected(face);
    forecast.add(isOffense() ? 0 : 1, more);
    return expected(face) - before;
  }

  /// What further ships of ours (fewer, when negative) would change with the card we have laid
  /// down, or the best we could lay.
  public double shipsGain(int more) {
    int card = outlook.encounter.card(outlook.me);
    weigh();
    double before = card < 0 ? best() : expected(outlook.view.face(card));
    Seat me = outlook.me;
    int offense = isOffense() ? more : 0;
    int defense = isOffense() ? 0 : more;
    forecast.read(me, offense, defense);
    points[Forecast.OFFENSE] = outlook.offenseWins(me, offense, 0) - defense * outlook.ship(me);
    points[Forecast.DEFENSE] = outlook.defenseWins(me, offense, 0);
    return (card < 0 ? best() : expected(outlook.view.face(card))) - before;
  }

  /// What the card shows that we have chosen.
  public Face chosen() {
    return outlook.view.face(Math.max(0, outlook.encounter.card(outlook.me)));
  }

  /// What another encounter is worth: a card that may win it.
  public double next() {
    CardSet hand = outlook.view.hand();
    int best = -1;
    int encounters = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (!face.isEncounter()) continue;
      encounters++;
      best = Math.max(best, face.kind() == Kind.MORPH ? 10 : face.value());
    }
    if (encounters == 0) return -1;
    return outlook.fleet(outlook.me) < 4 ? -1 : best >= 6 || encounters >= 3 ? 3 : 0.5;
  }

  private boolean isOffense() {
    return outlook.me == outlook.encounter.offense();
  }

  private int reinforcements() {
    CardSet hand = outlook.view.hand();
    int sum = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.REINFORCEMENT) sum += face.value();
    }
    return sum;
  }
}
