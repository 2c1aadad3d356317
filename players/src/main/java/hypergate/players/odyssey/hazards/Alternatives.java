package hypergate.players.odyssey.hazards;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Outlook;

/// Hazards that stand in for the encounter: what the others take is free; the offense gives an
/// encounter away, which costs it the better the more it could gain there. Nobody gives away the
/// one that could win the game.
public final class Alternatives {
  /// What a card from the deck is worth.
  static final double FRESH = 0.9;

  private Alternatives() {}

  /// Takes what there is, or not.
  ///
  /// @param worth what we get by it
  /// @param theirs how many cards or as much each of the others gets
  static int take(Outlook outlook, Question question, double worth, double theirs) {
    boolean yes = outlook.me != outlook.encounter.offense();
    if (!yes) {
      double others = 0.3 * FRESH * theirs * (outlook.seats - 1) / 2;
      boolean winning = outlook.lacks(outlook.me) <= 1;
      yes = !winning && worth - others > 0.45 * outlook.change(outlook.me, 1);
    }
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }

  /// How many cards we lack of a full hand.
  static int lacking(Outlook outlook) {
    return Math.max(0, 8 - outlook.view.handSize(outlook.me));
  }
}
