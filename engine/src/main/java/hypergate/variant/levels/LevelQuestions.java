package hypergate.variant.levels;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.explain.Asked;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;
import java.util.Set;

/// The questions that are asked about Tech levels.
public final class LevelQuestions {
  /// The field in which a player advances at the start of its turn.
  static final Prompt ADVANCE = Prompt.of("advance");

  /// Whether to wield a Tech level against what somebody does.
  static final Prompt WIELD = Prompt.of("wield");

  /// Whether to advocate what somebody is wielded against for.
  static final Prompt ADVOCATE = Prompt.of("advocate");

  /// Whether to wield again, above an advocate.
  static final Prompt RE_WIELD = Prompt.of("re-wield");

  /// Those in which somebody speaks about what is being done.
  public static final Set<Prompt> SPEAKING = Set.of(WIELD, ADVOCATE, RE_WIELD);

  static final List<Asked> ALL =
      List.of(
          asked(ADVANCE, "advance a Tech level", "L-8")
              .in(Step.START_TURN)
              .to(Role.OFFENSE)
              .openly()
              .alwaysChecked(LevelChecks::advance),
          asked(WIELD, "wield a Tech level or not", "L-19")
              .openly()
              .alwaysChecked(LevelChecks::speak),
          asked(ADVOCATE, "advocate or not", "L-23").openly().alwaysChecked(LevelChecks::speak),
          asked(RE_WIELD, "wield again or not", "L-24").openly().alwaysChecked(LevelChecks::speak));

  private LevelQuestions() {}
}
