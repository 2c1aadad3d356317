package hypergate.players.odyssey.flares;

import hypergate.players.base.aliens.Reserve;
import hypergate.players.novice.Judgement;

/// The Bubble's flare: an attack as a reinforcement, where it turns the result.
public final class BubbleFlare {
  private static final int ANY_VALUE = 40;

  public static final Judgement BUBBLE_FLARE =
      Judgement.of("flare-bubble")
          .worth("wild", outlook -> Reserve.reinforcing(outlook, ANY_VALUE))
          .answers("wild/card", Reserve::smallest)
          .answers("wild/side", (outlook, question) -> outlook.reinforcing.side(question));

  private BubbleFlare() {}
}
