package hypergate.players.dominion.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Usurper takes a higher attack of an ally; of what it has not seen it takes nothing. Allies
/// lay down their highest attack.
public final class Usurper {
  public static final Judgement USURPER =
      Judgement.of("usurper")
          .worth(
              outlook ->
                  outlook.encounter.sideOf(outlook.me).allies() != 0 && own(outlook) >= 0 ? 2 : -1)
          .answers("card", (outlook, question) -> Find.best(question, card -> value(outlook, card)))
          .answers("seat", Usurper::higher)
          .answers("seat-2", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private Usurper() {}

  private static int value(Outlook outlook, int card) {
    Face face = outlook.view.face(card);
    return face.kind() == Kind.ATTACK ? face.value() : -1;
  }

  // What its own card shows as an attack, -1 for anything else.
  private static int own(Outlook outlook) {
    int card = outlook.encounter.card(outlook.me);
    return card < 0 ? -1 : value(outlook, card);
  }

  private static int higher(Outlook outlook, Question question) {
    int best = Math.max(0, Find.word(question, Word.NONE));
    int highest = own(outlook);
    for (int i = 0; highest >= 0 && i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      int card = outlook.encounter.second(Seat.of(Choice.value(question.option(i))));
      if (card < 0 || value(outlook, card) <= highest) continue;
      highest = value(outlook, card);
      best = i;
    }
    return best;
  }
}
