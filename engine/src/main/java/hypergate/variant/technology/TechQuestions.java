package hypergate.variant.technology;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.explain.Asked;
import hypergate.game.word.Step;
import java.util.List;

/// The questions that are asked about techs.
public final class TechQuestions {
  /// Which of the techs drawn is kept.
  public static final Prompt KEEP_TECH = Prompt.of("keep-tech");

  /// What a seat does with its techs as an encounter begins.
  public static final Prompt TECH_ACTION = Prompt.of("tech-action");

  static final List<Asked> ALL =
      List.of(
          asked(KEEP_TECH, "choose a tech", "TC-3.3")
              .in(Step.SETUP, Step.NEXT_ENCOUNTER)
              .checked(TechChecks::keep),
          asked(TECH_ACTION, "take a tech action", "TC-4")
              .in(Step.REGROUP)
              .alwaysChecked(TechChecks::action));

  private TechQuestions() {}
}
