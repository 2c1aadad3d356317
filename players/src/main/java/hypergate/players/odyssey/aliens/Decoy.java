package hypergate.players.odyssey.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Decoy lays its best attack down and swaps where that wins; opponents take what is left.
public final class Decoy {
  public static final Judgement DECOY =
      Judgement.of("decoy")
          .answers("card", (outlook, question) -> Find.best(question, outlook::worthOf))
          .answers("choice", Decoy::swap)
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me));

  private Decoy() {}

  private static int swap(Outlook outlook, Question question) {
    int no = Math.max(0, Find.word(question, Word.NO));
    int lying = lying(outlook);
    if (lying < 0 || !outlook.encounter.isUp(outlook.me) || !outlook.encounter.bothAttack())
      return no;
    Face face = outlook.view.face(lying);
    if (face.kind() != Kind.ATTACK) return no;
    int more = face.value() - outlook.encounter.value(outlook.me);
    Side own = outlook.encounter.sideOf(outlook.me);
    int lead = total(outlook, own) - total(outlook, own.other());
    boolean ties = outlook.me == outlook.encounter.defense();
    boolean turns = lead + more > 0 || ties && lead + more == 0;
    boolean ahead = lead > 0 || ties && lead == 0;
    return turns && !ahead ? Math.max(0, Find.word(question, Word.YES)) : no;
  }

  // The sheet of whoever has it, on the own side.
  private static int lying(Outlook outlook) {
    for (int i = 0; i < outlook.seats; i++) {
      int sheet = outlook.instance(Seat.of(i), "decoy");
      if (sheet >= 0) return outlook.view.cards().pile(sheet).next(0);
    }
    return -1;
  }

  private static int total(Outlook outlook, Side side) {
    return outlook.encounter.value(side.main()) + side.ships() + side.bonus();
  }
}
