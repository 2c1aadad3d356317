package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;

/// Learn from the Past, instead of an encounter.
public final class LearnFromThePast {
  public static final Judgement LEARN_FROM_THE_PAST =
      Judgement.of("learn-from-the-past")
          .answers(
              "choice",
              (outlook, question) ->
                  Alternatives.take(outlook, question, 1.2 * Alternatives.lacking(outlook), 1));

  private LearnFromThePast() {}
}
