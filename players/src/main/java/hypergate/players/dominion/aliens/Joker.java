package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Joker makes the card of its own side the highest attack that is left, and that of the other
/// side the lowest; as a bystander it helps whoever is further from winning the game.
public final class Joker {
  public static final Judgement JOKER =
      Judgement.of("joker")
          .answers("choice", (outlook, question) -> pick(outlook, question, true))
          .answers("choice-2", (outlook, question) -> pick(outlook, question, false));

  private Joker() {}

  private static int pick(Outlook outlook, Question question, boolean offense) {
    boolean own = helpsOffense(outlook) == offense;
    int best = 0;
    int found = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.NUMBER) continue;
      int value = Choice.asNumber(question.option(i));
      if (own ? value <= found : value >= found) continue;
      found = value;
      best = i;
    }
    return best;
  }

  private static boolean helpsOffense(Outlook outlook) {
    if (outlook.encounter.isInvolved(outlook.me))
      return outlook.encounter.sideOf(outlook.me) == outlook.encounter.offensive();
    Seat offense = outlook.encounter.offense();
    return outlook.threat(offense) < outlook.threat(outlook.encounter.defense());
  }
}
