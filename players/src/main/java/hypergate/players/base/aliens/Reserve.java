package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Reserve, which plays low attacks as reinforcements and stops those of others.
public final class Reserve {
  public static final Judgement RESERVE =
      Judgement.of("reserve")
          .worth(
              outlook ->
                  outlook.question.window() == Window.REINFORCED
                      ? stopping(outlook)
                      : reinforcing(outlook, 6))
          .answers("card", Reserve::smallest)
          .answers("side", (outlook, question) -> outlook.reinforcing.side(question));

  private Reserve() {}

  // A reinforcement of the side that we do not want to win, in a fight that matters to us.
  private static double stopping(Outlook outlook) {
    Seat other = outlook.encounter.reinforcer();
    if (!other.exists() || !outlook.reinforcing.compares()) return -1;
    boolean foe = outlook.sideOf(other) > 0 != outlook.reinforcing.wantsOffense();
    return foe && Math.abs(outlook.stake()) > 2.5 ? 2 : -1;
  }

  /// Worth the stake when some of our low attacks turn the result.
  public static double reinforcing(Outlook outlook, int highest) {
    if (!outlook.reinforcing.compares() || Math.abs(outlook.stake()) < 2.5) return -1;
    boolean wanted = outlook.reinforcing.wantsOffense();
    if (outlook.reinforcing.offenseWins(0) == wanted) return -1;
    CardSet hand = outlook.view.hand();
    int sum = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      boolean attack = outlook.view.face(card).kind() == Kind.ATTACK;
      int value = outlook.view.face(card).value();
      if (attack && value <= highest) sum += value;
    }
    return outlook.reinforcing.turns(sum, wanted) ? Math.abs(outlook.stake()) : -1;
  }

  /// The smallest card that turns the result, else the largest.
  public static int smallest(Outlook outlook, Question question) {
    boolean wanted = outlook.reinforcing.wantsOffense();
    int best = 0;
    int most = -1;
    int least = 99;
    for (int i = 0; i < question.count(); i++) {
      int value = outlook.view.face(Choice.value(question.option(i))).value();
      boolean turns = outlook.reinforcing.turns(value, wanted);
      if (turns ? value < least : least == 99 && value > most) {
        if (turns) least = value;
        most = Math.max(most, value);
        best = i;
      }
    }
    return best;
  }
}
