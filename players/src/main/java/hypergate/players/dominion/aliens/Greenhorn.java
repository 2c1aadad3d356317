package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Greenhorn shows what it can spare to whoever is furthest behind, and draws a new hand when
/// that is better; its ships stay where they are.
public final class Greenhorn {
  private static final int FEW = 5;

  public static final Judgement GREENHORN =
      Judgement.of("greenhorn")
          .worth(Greenhorn::worth)
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers(
              "seat",
              (outlook, question) -> Find.best(question, seat -> -outlook.threat(Seat.of(seat))))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.DISCARD)));

  private Greenhorn() {}

  private static double worth(Outlook outlook) {
    if (outlook.question.window() == Window.PHASE_END) return -1;
    return outlook.view.hand().size() <= FEW ? 2 : -1;
  }
}
