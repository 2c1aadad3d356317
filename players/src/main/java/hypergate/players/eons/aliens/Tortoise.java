package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Tortoise takes its cards off the deck and keeps them in its hand; it has nothing to lose by
/// a last turn, and a victory that it shares is good enough.
public final class Tortoise {
  public static final Judgement TORTOISE =
      Judgement.of("tortoise")
          .answers("number", (_, question) -> Math.max(0, Find.number(question, 0)))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private Tortoise() {}
}
