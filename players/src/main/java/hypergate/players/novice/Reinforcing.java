package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.game.word.Query;

/// Reinforcements: only when they turn the result, the smallest that does; a winner holds its own
/// back, ready to answer.
public final class Reinforcing {
  private final Outlook outlook;

  /// By how much the offense is ahead, as the table was last read.
  private int difference;

  private int reading = -1;

  Reinforcing(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Whether the offense would win by the totals as they stand, with something added to its side.
  public boolean offenseWins(int more) {
    Encounter encounter = outlook.encounter;
    Seat offense = encounter.offense();
    Seat defense = encounter.defense();
    boolean wins;
    if (encounter.automaticWinner() != null) {
      wins = encounter.automaticWinner() == encounter.offensive();
    } else if (encounter.attacks(offense) && encounter.attacks(defense)) {
      int difference = difference() + more;
      wins = difference != 0 && difference > 0 != encounter.is(Encounter.LOWER_WINS);
    } else if (encounter.attacks(offense)) {
      wins = !outlook.has(defense, Reckoned.WINS_BY_NEGOTIATING);
    } else {
      wins = encounter.negotiates(offense) && outlook.has(offense, Reckoned.WINS_BY_NEGOTIATING);
    }
    return wins != encounter.isUpset();
  }

  /// Whether both sides will be compared by their totals.
  public boolean compares() {
    Encounter encounter = outlook.encounter;
    return encounter.revealed()
        && encounter.automaticWinner() == null
        && encounter.attacks(encounter.offense())
        && encounter.attacks(encounter.defense());
  }

  /// By how much our side is ahead, as the totals stand; 0 where we sit with nobody.
  public int lead() {
    return outlook.sideOf(outlook.me) * difference();
  }

  private int difference() {
    if (reading == outlook.reading()) return difference;
    reading = outlook.reading();
    Side offense = outlook.encounter.offensive();
    Side defense = outlook.encounter.defensive();
    difference = outlook.view.total(offense) - outlook.view.total(defense);
    return difference;
  }

  /// Whether we want the offense to win.
  public boolean wantsOffense() {
    return outlook.stake() > 0;
  }

  /// Answers the reinforcement part of a `use` question: the position of a card worth playing, else
  /// of `hold` or `pass`; -1 when no reinforcement is offered.
  public int choose(Question question) {
    int hold = Find.word(question, Word.HOLD);
    if (hold < 0) return -1;
    int pass = Find.word(question, Word.PASS);
    double stake = Math.abs(outlook.stake());
    if (!compares() || stake < 2.5) return Math.max(0, pass);
    boolean wanted = wantsOffense();
    if (offenseWins(0) == wanted) return hold;
    int best = -1;
    int least = 99;
    int largest = -1;
    int most = 0;
    int sum = 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      int value = worth(outlook.view.face(Choice.value(question.option(i))).value());
      sum += value;
      if (turns(value, wanted) && value < least) {
        least = value;
        best = i;
      }
      if (value > most) {
        most = value;
        largest = i;
      }
    }
    if (best >= 0) return best;
    return largest >= 0 && turns(sum, wanted) ? largest : Math.max(0, pass);
  }

  private int worth(int printed) {
    return outlook.view.query(Query.REINFORCEMENT_WORTH, outlook.me, printed);
  }

  /// Whether that much on one of the sides turns the result.
  public boolean turns(int value, boolean wanted) {
    return offenseWins(value) == wanted || offenseWins(-value) == wanted;
  }

  /// Answers `reinforcement-N/side`: the side where it helps whom we want to win.
  public int side(Question question) {
    boolean helpsOffense = offenseWins(9) == wantsOffense() || offenseWins(99) == wantsOffense();
    int wanted = Find.word(question, helpsOffense ? Word.OFFENSE : Word.DEFENSE);
    return Math.max(0, wanted);
  }

  /// What a bonus on one side is worth to us now: the stake if it turns the result our way.
  ///
  /// @param side the side's main player or ally whose total changes
  public double gain(Seat side, int more) {
    if (!compares()) return 0;
    int change = outlook.sideOf(side) * more;
    boolean before = offenseWins(0);
    boolean after = offenseWins(change);
    if (before == after) return 0;
    return after == wantsOffense() ? Math.abs(outlook.stake()) : -Math.abs(outlook.stake());
  }

  /// What it is worth that our card becomes an attack of this value: the stake if that turns the
  /// result our way.
  public double becoming(int value) {
    Encounter encounter = outlook.encounter;
    Seat me = outlook.me;
    boolean offense = me == encounter.offense();
    boolean wants = wantsOffense();
    if (wants != offense || offenseWins(0) == wants) return 0;
    Seat other = encounter.opponent(me);
    if (!encounter.attacks(other)) return 0;
    double stake = Math.abs(outlook.stake());
    int more = value + (encounter.negotiates(me) ? encounter.shipsOf(me) : -encounter.value(me));
    if (encounter.attacks(me)) return offenseWins(offense ? more : -more) == wants ? stake : 0;
    int theirs = encounter.value(other) + encounter.shipsOf(other);
    return more > theirs ? stake : 0;
  }

  /// What it is worth to add to our total while totals are collected: whatever can be used then is
  /// worth using unless it hurts.
  public double bonus(int more) {
    double gain = gain(outlook.me, more);
    if (gain != 0) return gain;
    boolean own = outlook.sideOf(outlook.me) > 0 == wantsOffense();
    boolean lower = outlook.encounter.is(Encounter.LOWER_WINS);
    return own && (!lower || more == 1) ? 0.5 : more == 1 ? 0.3 : -1;
  }

  /// What a reinforcement of this value is worth that can be had once only.
  ///
  /// @param least what must be at stake
  public double turning(int value, double least) {
    double stake = Math.abs(outlook.stake());
    if (!compares() || stake < least) return -1;
    boolean wanted = wantsOffense();
    return offenseWins(0) != wanted && turns(value, wanted) ? stake : -1;
  }
}
