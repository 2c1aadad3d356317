package hypergate.players.storm.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Phantasm: a high card for itself, a low one for its opponent; a card that has come up is
/// taken as it is.
public final class Phantasm {
  public static final Judgement PHANTASM =
      Judgement.of("phantasm")
          .answers("card", (outlook, question) -> outlook.choosing.best(question))
          .answers("choice", (_, question) -> Find.word(question, Word.NO))
          .answers("seat", Phantasm::whose);

  private Phantasm() {}

  private static int whose(Outlook outlook, Question question) {
    int sheet = outlook.instance(outlook.me, "phantasm");
    int card = sheet < 0 ? -1 : outlook.view.cards().pile(sheet).next(0);
    Seat foe = outlook.opponent();
    if (card < 0 || !foe.exists()) return 0;
    return Find.seat(question, isOurs(outlook, outlook.view.face(card)) ? outlook.me : foe);
  }

  // Where it makes the greater difference.
  private static boolean isOurs(Outlook outlook, Face face) {
    Seat foe = outlook.opponent();
    if (face.kind() != Kind.ATTACK) return face.kind() == Kind.MORPH;
    if (!outlook.encounter.attacks(foe) || !outlook.encounter.attacks(outlook.me)) return true;
    int both = outlook.encounter.value(foe) + outlook.encounter.value(outlook.me);
    return 2 * face.value() >= both;
  }
}
