package hypergate.players.dominion.flares;

import hypergate.players.dominion.aliens.Whirligig;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Whirligig's flare: the worst card goes into the mix.
public final class WhirligigFlare {
  public static final Judgement WHIRLIGIG_FLARE =
      Judgement.of("flare-whirligig")
          .worth("wild", _ -> 0.4)
          .worth("super", outlook -> Whirligig.worth(outlook))
          .answers(
              "wild/card",
              (outlook, question) -> Find.best(question, card -> -outlook.worthOf(card)));

  private WhirligigFlare() {}
}
