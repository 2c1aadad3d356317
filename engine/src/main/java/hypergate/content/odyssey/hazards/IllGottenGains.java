package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.rewards.RewardDeck;

/// Ill-Gotten Gains: brings the reward deck into the game; when it is there already everybody draws
/// a reward card, the offense first. With three or more hazards left it is shuffled into their deck
/// again. Of the ultra rewards nothing is known (ruling H-110).
public final class IllGottenGains {
  private static final int MANY = 3;

  public static final Hazard ILL_GOTTEN_GAINS =
      hazard("Ill-Gotten Gains", "odyssey", 1)
          .bringsPart(RewardDeck.class)
          .text(
              "Brings the reward deck into the game. If it is there already, everybody draws a"
                  + " reward card. With three or more hazards left this is shuffled into their"
                  + " deck.")
          .whenDrawn(IllGottenGains::gain);

  private IllGottenGains() {}

  private static void gain(Game game, Seat me) {
    RewardDeck deck = RewardDeck.of(game);
    boolean there = deck.inUse();
    deck.open();
    for (int p = 0; there && p < game.seats(); p++) deck.draw(game.leftOf(me, p), 1);
    if (Hazards.of(game).deckSize() >= MANY) Hazards.of(game).shuffleBack(game.here());
  }
}
