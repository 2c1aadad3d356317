package hypergate.players.dominion.flares;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Diplomat's flare: everybody votes for its own side, bystanders for whom they fear less, and
/// nobody sells a vote that is its own.
public final class DiplomatFlare {
  public static final Judgement DIPLOMAT_FLARE =
      Judgement.of("flare-diplomat")
          .worth("wild", _ -> -1)
          .worth("super", _ -> -0.5)
          .answers("super/choice", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("super/choice-2", DiplomatFlare::sells)
          .answers("super/side", DiplomatFlare::votes);

  private DiplomatFlare() {}

  private static boolean prefersOffense(Outlook outlook) {
    Seat offense = outlook.encounter.offense();
    Seat defense = outlook.encounter.defense();
    if (outlook.encounter.isMain(outlook.me)) return outlook.me == offense;
    if (outlook.encounter.isAlly(outlook.me))
      return outlook.encounter.sideOf(outlook.me) == outlook.encounter.offensive();
    return outlook.threat(offense) < outlook.threat(defense);
  }

  private static int sells(Outlook outlook, Question question) {
    boolean sides = outlook.encounter.isMain(outlook.me) || outlook.encounter.isAlly(outlook.me);
    return Math.max(0, Find.word(question, sides ? Word.NO : Word.YES));
  }

  private static int votes(Outlook outlook, Question question) {
    return Find.word(question, prefersOffense(outlook) ? Word.OFFENSE : Word.DEFENSE);
  }
}
