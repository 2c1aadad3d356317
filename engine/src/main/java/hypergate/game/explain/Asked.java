package hypergate.game.explain;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.decide.Prompt;
import java.util.List;

/// When and to whom the rules put a kind of question.
///
/// @param steps the phases; empty: any
/// @param role who is asked
/// @param rule the rule that asks
/// @param open whether everybody knows who is being asked
public record Asked(List<Step> steps, Role role, String rule, boolean open) {
  /// What is known of a prompt; an effect's own questions can come at any time.
  public static Asked of(String prompt) {
    return switch (prompt) {
      case "use" -> new Asked(List.of(), Role.ANY, "R-3.5", false);
      case "keep-alien" -> new Asked(List.of(Step.SETUP), Role.ANY, "R-2.3", false);
      case "keep-tech" ->
          new Asked(List.of(Step.SETUP, Step.NEXT_ENCOUNTER), Role.ANY, "TC-3.3", false);
      case "tech-action" -> new Asked(List.of(Step.REGROUP), Role.ANY, "TC-4", false);
      case "place" -> new Asked(List.of(), Role.ANY, "R-16.5", true);
      case "lose" -> new Asked(List.of(), Role.ANY, "R-16.10", true);
      case "defense" -> new Asked(List.of(Step.DESTINY), Role.OFFENSE, "R-6.5", true);
      case "system" -> new Asked(List.of(Step.DESTINY), Role.OFFENSE, "R-6.4", true);
      case "aim" -> new Asked(List.of(Step.LAUNCH, Step.DESTINY), Role.OFFENSE, "R-7.1", true);
      case "launch" -> new Asked(List.of(Step.LAUNCH, Step.DESTINY), Role.OFFENSE, "R-7.3", true);
      case "invite" -> new Asked(List.of(Step.ALLIANCE), Role.MAIN, "R-8.1", true);
      case "join" -> new Asked(List.of(Step.ALLIANCE), Role.NOT_MAIN, "R-8.3", false);
      case "select" -> new Asked(List.of(Step.PLANNING), Role.MAIN, "R-9.5", false);
      case "deal" -> new Asked(List.of(Step.RESOLUTION), Role.MAIN, "R-14.12", true);
      case "join-second" -> new Asked(List.of(Step.ALLIANCE), Role.NOT_MAIN, "R-8.3", false);
      case "select-second" -> new Asked(List.of(Step.PLANNING), Role.MAIN, "R-9.5", false);
      case "land" -> new Asked(List.of(Step.RESOLUTION), Role.ANY, "R-12.2", true);
      // Hazards give rewards to others and at other moments too.
      case "reward" -> new Asked(List.of(), Role.ANY, "R-13.6", true);
      case "reward-deck" -> new Asked(List.of(), Role.ANY, "R-25.3", true);
      case "back" -> new Asked(List.of(), Role.ANY, "R-23.4", true);
      case "take", "discard" -> new Asked(List.of(), Role.ANY, "R-0.5", true);
      case "advance" -> new Asked(List.of(Step.START_TURN), Role.OFFENSE, "L-8", true);
      case "wield" -> new Asked(List.of(), Role.ANY, "L-19", true);
      case "advocate" -> new Asked(List.of(), Role.ANY, "L-23", true);
      case "re-wield" -> new Asked(List.of(), Role.ANY, "L-24", true);
      case "place-moon" -> new Asked(List.of(Step.SETUP), Role.ANY, "M-1.2-1", false);
      case "occupy" -> new Asked(List.of(Step.RESOLUTION, Step.DESTINY), Role.ANY, "M-1.2-3", true);
      case "defend-moon" -> new Asked(List.of(Step.PLANNING), Role.DEFENSE, "M-6-4", true);
      case "next" -> new Asked(List.of(Step.NEXT_ENCOUNTER), Role.OFFENSE, "R-15.3", true);
      default ->
          prompt.startsWith("reinforcement-")
              ? new Asked(List.of(Step.REVEAL), Role.MAIN_OR_ALLY, "R-11.2", true)
              : new Asked(List.of(), Role.ANY, "R-0.5", true);
    };
  }

  private static final List<Prompt> CORE =
      List.of(
          Prompt.USE,
          Prompt.KEEP_ALIEN,
          Prompt.KEEP_TECH,
          Prompt.TECH_ACTION,
          Prompt.PLACE,
          Prompt.LOSE,
          Prompt.DEFENSE,
          Prompt.SYSTEM,
          Prompt.AIM,
          Prompt.LAUNCH,
          Prompt.INVITE,
          Prompt.JOIN,
          Prompt.SELECT,
          Prompt.DEAL,
          Prompt.JOIN_SECOND,
          Prompt.SELECT_SECOND,
          Prompt.LAND,
          Prompt.REWARD,
          Prompt.REWARD_DECK,
          Prompt.BACK,
          Prompt.TAKE,
          Prompt.DISCARD,
          Prompt.ADVANCE,
          Prompt.WIELD,
          Prompt.ADVOCATE,
          Prompt.RE_WIELD,
          Prompt.PLACE_MOON,
          Prompt.OCCUPY,
          Prompt.DEFEND_MOON,
          Prompt.NEXT);

  /// Whether this is the name of a question: one of the rules, or `effect/what`.
  public static boolean isPrompt(String prompt) {
    return prompt.contains("/") || CORE.stream().anyMatch(core -> core.id().equals(prompt));
  }
}
