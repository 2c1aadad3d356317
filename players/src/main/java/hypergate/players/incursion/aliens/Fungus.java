package hypergate.players.incursion.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Fungus puts all captured ships under one of its own, and sends its stacks where they count:
/// the larger ones first.
public final class Fungus {
  public static final Judgement FUNGUS =
      Judgement.of("fungus")
          .worth(_ -> 5)
          .answers("number", (_, question) -> Find.best(question, number -> number))
          .answers("number-2", (_, question) -> Find.best(question, number -> -number))
          .answers("number-3", (_, question) -> Find.best(question, number -> number));

  private Fungus() {}
}
