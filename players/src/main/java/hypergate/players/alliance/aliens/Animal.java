package hypergate.players.alliance.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Animal: at a party everybody draws.
public final class Animal {
  public static final Judgement ANIMAL =
      Judgement.of("animal")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("number", (_, question) -> question.count() - 1);

  private Animal() {}
}
