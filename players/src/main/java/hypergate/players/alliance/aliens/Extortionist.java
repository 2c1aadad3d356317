package hypergate.players.alliance.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Extortionist: whoever has ships to spare pays with one.
public final class Extortionist {
  public static final Judgement EXTORTIONIST =
      Judgement.of("extortionist")
          .worth(_ -> 1.5)
          .answers(
              "choice",
              (outlook, question) -> Find.word(question, outlook.isRich() ? Word.YES : Word.NO));

  private Extortionist() {}
}
