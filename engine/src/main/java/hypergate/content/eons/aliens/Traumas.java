package hypergate.content.eons.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.variant.essences.Essence;
import java.util.List;

/// The nine traumas of the Alien; two of them there are twice.
final class Traumas {
  private static final String KIND = "Trauma";

  /// Their positions in the set.
  static final int VICTIM = 0;

  static final int BREAKDOWN = 1;
  static final int ABANDONMENT = 2;
  static final int VOICES = 3;
  static final int MORE_VOICES = 4;
  static final int HALLUCINATIONS = 5;
  static final int MORE_HALLUCINATIONS = 6;
  static final int AGGRESSION = 7;

  private static final String VOICES_TEXT =
      "If all other players agree, one of these: you lose a colony to the warp, discard half of"
          + " your hand at random, or get up to two cards from the discard pile, of their choice.";
  private static final String HALLUCINATIONS_TEXT =
      "Your opponent may exchange its revealed card for another encounter card of its hand.";

  static final List<Essence> ALL =
      List.of(
          trauma(
              "Victim Complex",
              "With two attacks the total of your side is 2 more while it is lower. Otherwise you"
                  + " are due 2 cards of compensation more and owe 2 fewer, and a failed deal"
                  + " costs you no ships."),
          trauma("Nervous Breakdown", "You lose the encounter at once, and get no compensation."),
          trauma("Abandonment", "Each of your allies may leave, or change sides."),
          trauma("Hearing Voices", VOICES_TEXT),
          trauma("Hearing Voices Again", VOICES_TEXT),
          trauma("Hallucinations", HALLUCINATIONS_TEXT),
          trauma("More Hallucinations", HALLUCINATIONS_TEXT),
          trauma("Aggression", "You may play attacks as reinforcements in this encounter."),
          trauma("Depression", "If your revealed card is an attack, its value is 00."));

  private Traumas() {}

  private static Essence trauma(String name, String text) {
    return essence(KIND, name, "eons", 0, text);
  }
}
