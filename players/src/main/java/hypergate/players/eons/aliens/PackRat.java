package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Pack Rat takes what costs its owner most; owners buy nothing back, and it sells for any
/// price.
public final class PackRat {
  public static final Judgement PACK_RAT =
      Judgement.of("pack-rat")
          .answers("choice", (_, question) -> Find.either(Find.word(question, Word.CARD), 0))
          .answers("choice-3", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("choice-4", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("seat", (_, question) -> question.count() - 1);

  private PackRat() {}
}
