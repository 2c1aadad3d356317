package hypergate.variant.fronts;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.explain.Asked;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;

/// The questions that are asked in an encounter with two fronts.
public final class FrontQuestions {
  /// Ships that an ally of the defense sends to the second front.
  public static final Prompt JOIN_SECOND = Prompt.of("join-second");

  /// The encounter card for the second front.
  static final Prompt SELECT_SECOND = Prompt.of("select-second");

  /// Where ships that have won on both fronts land.
  static final Prompt LAND = Prompt.of("land");

  static final List<Asked> ALL =
      List.of(
          asked(JOIN_SECOND, "answer invitations to the second planet", "R-8.3")
              .in(Step.ALLIANCE)
              .to(Role.NOT_MAIN),
          asked(SELECT_SECOND, "choose an encounter card for the second planet", "R-9.5")
              .in(Step.PLANNING)
              .to(Role.MAIN),
          asked(LAND, "land ships", "R-12.2").in(Step.RESOLUTION).openly());

  private FrontQuestions() {}
}
