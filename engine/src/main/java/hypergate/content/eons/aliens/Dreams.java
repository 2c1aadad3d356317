package hypergate.content.eons.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.variant.essences.Essence;
import java.util.List;

/// The ten bad dreams of the Nightmare, which its power carries out when it turns them up.
final class Dreams {
  private static final String KIND = "Bad Dream";

  /// Their positions in the set.
  static final int UNPREPARED = 0;

  static final int TEETH = 1;
  static final int THE_DEAD = 2;
  static final int RUNNING = 3;
  static final int OUT_OF_FUEL = 4;
  static final int NAKED = 5;
  static final int LOST = 6;
  static final int LATE = 7;
  static final int FALLING = 8;
  static final int CHASED = 9;

  static final List<Essence> ALL =
      List.of(
          dream(
              "Unprepared",
              "About to select an encounter card you draw cards instead: the Nightmare gets what is"
                  + " none, and you play the first that is one."),
          dream("Teeth Falling Out", "The value of the attack that you reveal is halved."),
          dream(
              "Seeing the Dead",
              "In your regroup phase every other player retrieves a ship in place of you."),
          dream(
              "Running But Getting Nowhere",
              "When you accept an invitation you decline all of them instead."),
          dream("Out of Fuel", "As you begin your second encounter your turn ends instead."),
          dream("Naked in Public", "When you win with others they win without you."),
          dream(
              "Lost the Way Home",
              "When a deal gives you a colony you get a random card in its place."),
          dream("Late for Work", "Your regroup phase is skipped."),
          dream("Falling Forever", "Your ships go to the warp instead of landing."),
          dream(
              "Being Chased",
              "When the gate is aimed at somebody else, the encounter is with you in your"
                  + " system."));

  private Dreams() {}

  private static Essence dream(String name, String text) {
    return essence(KIND, name, "eons", 0, text);
  }
}
