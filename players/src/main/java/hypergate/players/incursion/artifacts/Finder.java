package hypergate.players.incursion.artifacts;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Finder, for the best card that we know to be in another hand.
public final class Finder {
  public static final Judgement FINDER =
      Judgement.of("finder")
          .worth(Finder::worth)
          .answers("seat", Finder::holder)
          .answers("choice", Finder::name)
          .answers("card", Finder::name)
          .answers("alien", Finder::name);

  private Finder() {}

  // The card above four bits of its holder, -1 when we know of none.
  private static int wanted(Outlook outlook) {
    double most = 0;
    int where = -1;
    for (int i = 0; i < outlook.seats; i++) {
      if (i == outlook.me.index()) continue;
      CardSet known = outlook.view.knownIn(Seat.of(i));
      for (int card = known.next(0); card >= 0; card = known.next(card + 1))
        if (outlook.worthOf(card) > most) {
          most = outlook.worthOf(card);
          where = card << 4 | i;
        }
    }
    return where;
  }

  private static double worth(Outlook outlook) {
    int where = wanted(outlook);
    return (where < 0 ? 0 : outlook.worthOf(where >> 4)) - 1.2;
  }

  private static int holder(Outlook outlook, Question question) {
    int where = wanted(outlook);
    return where < 0 ? 0 : Find.seat(question, Seat.of(where & 15));
  }

  // By its face, its kind or its alien, whatever is asked.
  private static int name(Outlook outlook, Question question) {
    int where = wanted(outlook);
    if (where < 0) return 0;
    Face face = outlook.view.face(where >> 4);
    for (int i = 0; i < question.count(); i++) {
      String option = question.notation(i);
      if (face.notation().startsWith(option) || face.notation().equals("flare-" + option)) return i;
    }
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equals(outlook.view.content().word(face.kind()))) return i;
    return 0;
  }
}
