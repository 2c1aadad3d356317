package hypergate.workshop.words;

import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.variants.WorkshopVariants;
import java.util.Collections;
import java.util.Map;

/// The verbs: all of them act through the engine's own, so that everybody else's cards can answer.
/// What is said of nobody or nowhere does nothing.
public final class Verbs {
  private static final Map<String, Verb> ALL = declared();

  private Verbs() {}

  private static Map<String, Verb> declared() {
    VerbList verbs = new VerbList();
    TotalVerbs.into(verbs);
    CardVerbs.into(verbs);
    ShipVerbs.into(verbs);
    EncounterVerbs.into(verbs);
    AnswerVerbs.into(verbs);
    PowerVerbs.into(verbs);
    ConsequenceVerbs.into(verbs);
    LendingVerbs.into(verbs);
    for (WorkshopVariant variant : WorkshopVariants.ALL) variant.verbs().forEach(verbs::add);
    return Collections.unmodifiableMap(verbs.all());
  }

  /// All verbs by name.
  public static Map<String, Verb> all() {
    return ALL;
  }
}
