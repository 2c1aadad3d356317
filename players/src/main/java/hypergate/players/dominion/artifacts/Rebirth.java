package hypergate.players.dominion.artifacts;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Rebirth: a lost home planet again, with ships from the warp.
public final class Rebirth {
  public static final Judgement REBIRTH =
      Judgement.of("rebirth")
          .worth(outlook -> lostHomes(outlook) != 0 && outlook.ships.inWarp(outlook.me) > 0 ? 4 : 0)
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me))
          .answers("planet", (_, question) -> question.count() - 1)
          .answers("ships", (_, question) -> fromWarp(question));

  private Rebirth() {}

  private static long lostHomes(Outlook outlook) {
    return outlook.ships.planetsOf(outlook.me) & ~outlook.ships.colonies(outlook.me);
  }

  private static int fromWarp(Question question) {
    int warp = Find.option(question, Choice.PLACE, Place.WARP);
    return warp >= 0 ? warp : Math.max(0, Find.word(question, Word.DONE));
  }
}
