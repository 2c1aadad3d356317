package hypergate.players.incursion.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Disease: one ship founds the new colony, the others keep the old one.
public final class Disease {
  public static final Judgement DISEASE =
      Judgement.of("disease").answers("number", (_, question) -> Find.number(question, 1));

  private Disease() {}
}
