package hypergate.content.odyssey.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.variant.essences.Essence;
import java.util.List;

/// The seven fates of the Zilch.
final class Fates {
  private static final String KIND = "Fate";

  /// Their positions in the set.
  static final int ZAP = 0;

  static final int SHIELD = 1;
  static final int PEEK = 2;
  static final int PSYCH = 3;
  static final int DONATE = 4;
  static final int REWARD = 5;
  static final int STEAL = 6;

  static final List<Essence> ALL =
      List.of(
          fate(
              "Zap",
              "Another player's use of a power fails, and the power is off for this encounter."),
          fate(
              "Shield",
              "Before another player uses a power: for the rest of the encounter nothing can"
                  + " cancel it."),
          fate(
              "Peek",
              "Look at a hand, at what lies face down on an alien sheet, at the top five cards of a"
                  + " deck, at a cache, or at a selected encounter card."),
          fate(
              "Psych",
              "As an ally take your ships out of the encounter to your colonies once cards are"
                  + " selected; you may make another ally do the same."),
          fate("Donate", "Give a card of your hand that is no encounter card to another player."),
          fate(
              "Reward",
              "When you would gain rewards let another player gain some or all of them instead."),
          fate(
              "Steal",
              "Take a random card from another player's hand, look at it, and give it to any player"
                  + " but yourself."));

  private Fates() {}

  private static Essence fate(String name, String text) {
    return essence(KIND, name, "odyssey", 0, text);
  }
}
