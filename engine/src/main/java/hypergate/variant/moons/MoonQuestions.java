package hypergate.variant.moons;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.explain.Asked;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;

/// The questions that are asked about moons.
final class MoonQuestions {
  /// Which of the moons dealt is attached to which planet.
  static final Prompt PLACE_MOON = Prompt.of("place-moon");

  /// Whether a ship goes to the moon of the planet where it has won.
  static final Prompt OCCUPY = Prompt.of("occupy");

  /// Whether the ship on the target's moon helps to defend.
  static final Prompt DEFEND_MOON = Prompt.of("defend-moon");

  static final List<Asked> ALL =
      List.of(
          asked(PLACE_MOON, "attach a moon to a planet", "M-1.2-1").in(Step.SETUP),
          asked(OCCUPY, "put a ship on the moon or not", "M-1.2-3")
              .in(Step.RESOLUTION, Step.DESTINY)
              .openly(),
          asked(DEFEND_MOON, "let your ship on the moon defend or not", "M-6-4")
              .in(Step.PLANNING)
              .to(Role.DEFENSE)
              .openly());

  private MoonQuestions() {}
}
