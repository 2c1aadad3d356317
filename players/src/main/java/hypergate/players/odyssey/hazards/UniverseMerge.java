package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;

/// The Universe Merge, instead of an encounter.
public final class UniverseMerge {
  public static final Judgement UNIVERSE_MERGE =
      Judgement.of("universe-merge")
          .answers("choice", (outlook, question) -> Alternatives.take(outlook, question, 12, 2));

  private UniverseMerge() {}
}
