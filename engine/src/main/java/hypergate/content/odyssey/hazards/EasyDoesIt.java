package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.WARNED;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.game.word.Query;
import hypergate.variant.hazards.Hazard;

/// Easy Does It (semi-permanent): only the second encounter of a turn draws a hazard.
public final class EasyDoesIt {
  public static final Hazard EASY_DOES_IT =
      semiPermanent("Easy Does It", "odyssey")
          .text(
              "While this is in play, a hazard is drawn in second encounters and in no others,"
                  + " warning or not.")
          .bends(WARNED, (game, me, subject, trigger) -> Query.SECOND_ENCOUNTERS);

  private EasyDoesIt() {}
}
