package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.WINNING_GIVES;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.word.Query;
import hypergate.variant.hazards.Hazard;

/// Reverse Rewards: winning defensive allies get a colony, winning offensive allies rewards. What
/// reverses them as well sets them right again.
public final class ReverseRewards {
  public static final Hazard REVERSE_REWARDS =
      hazard("Reverse Rewards", "conflict", 3)
          .text(
              "If the defense wins, its allies land on the planet instead of getting rewards. If"
                  + " the offense wins, its allies get rewards and their ships return.")
          .bends(
              WINNING_GIVES,
              (game, me, subject, gives) ->
                  gives == 0 || !subject.in(game.encounter().winners().allies())
                      ? gives
                      : Query.AS_USUAL + Query.SWAPPED - gives);

  private ReverseRewards() {}
}
