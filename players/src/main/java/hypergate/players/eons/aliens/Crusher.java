package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Crusher crushes whom it can, spares nobody, and frees for anything at all; who has stacks
/// keeps them at home as long as there are other ships to send.
public final class Crusher {
  public static final Judgement CRUSHER =
      Judgement.of("crusher")
          .worth(Crusher::crushing)
          .answers("seat", Find::foe)
          .answers("seats", (_, question) -> Math.max(0, Find.word(question, Word.DONE)))
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.DONE)))
          .answers("number", (_, question) -> Find.best(question, number -> -number))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("choice-3", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Crusher() {}

  private static double crushing(Outlook outlook) {
    return switch (outlook.question.window()) {
      case INVITING, ALLIED -> 0.5;
      default -> 3;
    };
  }
}
