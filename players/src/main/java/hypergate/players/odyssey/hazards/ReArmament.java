package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;

/// Re-Armament, instead of an encounter: a card that is worth less is exchanged for one from the
/// deck.
public final class ReArmament {
  public static final Judgement RE_ARMAMENT =
      Judgement.of("re-armament")
          .answers(
              "choice",
              (outlook, question) ->
                  Alternatives.take(
                      outlook, question, Alternatives.FRESH * Alternatives.lacking(outlook), 1))
          .discards(0.8);

  private ReArmament() {}
}
