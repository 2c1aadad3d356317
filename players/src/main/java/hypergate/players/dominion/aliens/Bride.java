package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Bride marries whom it can and divorces when half of the hand is worth having; it shows
/// nothing and swaps its worst card.
public final class Bride {
  private static final int RICH = 5;

  public static final Judgement BRIDE =
      Judgement.of("bride")
          .worth(Bride::worth)
          .answers("seat", Bride::richest)
          .answers("card", Bride::given)
          .answers("choice", (_, question) -> Find.word(question, Word.WITHDRAW))
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.DONE)));

  private Bride() {}

  private static double worth(Outlook outlook) {
    Window window = outlook.question.window();
    if (window == Window.INVITING) return 2;
    if (window == Window.INVITED) return -1;
    int sheet = outlook.instance(outlook.me, "bride");
    int most = 0;
    for (int i = 0; sheet >= 0 && i < outlook.seats; i++)
      if (outlook.view.powers().held(sheet, Seat.of(i)) > 0)
        most = Math.max(most, outlook.view.handSize(Seat.of(i)));
    return most >= RICH ? outlook.cards(outlook.me, most / 2) : -1;
  }

  private static int richest(Outlook outlook, Question question) {
    return Find.best(question, seat -> outlook.view.handSize(Seat.of(seat)));
  }

  // Nobody gives a good card for one that it has not seen.
  private static int given(Outlook outlook, Question question) {
    int none = Find.word(question, Word.NONE);
    return Math.max(0, none);
  }
}
