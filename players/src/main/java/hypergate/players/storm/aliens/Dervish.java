package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dervish: the direction from which more cards come than it has to pass on.
public final class Dervish {
  public static final Judgement DERVISH =
      Judgement.of("dervish")
          .worth(outlook -> Math.max(coming(outlook, true), coming(outlook, false)) - 1)
          .answers(
              "choice",
              (outlook, question) ->
                  Find.word(
                      question,
                      coming(outlook, true) >= coming(outlook, false) ? Word.LEFT : Word.RIGHT));

  private Dervish() {}

  // What it is worth that hands go to the left, or to the right.
  private static double coming(Outlook outlook, boolean left) {
    if (!outlook.encounter.isInvolved(outlook.me)) return -1;
    int at = outlook.me.index();
    do at = (at + (left ? outlook.seats - 1 : 1)) % outlook.seats;
    while (!outlook.encounter.isInvolved(Seat.of(at)));
    return outlook.choosing.swapping(Seat.of(at));
  }
}
