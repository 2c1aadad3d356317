package hypergate.game.explain;

import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Which windows open in which phase, in that order.
public final class Course {
  private static final Set<Window> ANYWHERE =
      EnumSet.of(
          Window.PLAYED,
          Window.POWER_USED,
          Window.STOPPED,
          Window.CANCELLED,
          Window.HELD_BACK,
          Window.REINFORCED,
          Window.DRAWING,
          Window.DRAWN,
          Window.OWING,
          Window.NEW_HAND,
          Window.TAKING_CARDS,
          Window.TAKING,
          Window.CARD_DISCARDED,
          Window.CARDS_DISCARDED,
          Window.RETRIEVING,
          Window.RETRIEVED,
          Window.MOVED,
          Window.COLONY_CHANGED,
          Window.PHASE_END,
          Window.MOVING,
          Window.POWER_LOST,
          Window.SHEET_DUE,
          Window.CHOSEN,
          Window.OFFERED,
          Window.DECK_EMPTY,
          Window.DECK_SHUFFLED,
          Window.QUAKE_DUE,
          Window.FLARE_RESOLVED,
          Window.ARTIFACT_RESOLVED,
          Window.CARD_USED,
          Window.ARRIVED,
          Window.WIN_CHECK);

  private Course() {}

  /// The windows of a phase in the order in which it opens them. Those of DESTINY are repeated for
  /// each card; DEALING, DEAL and DEAL_FAILED open only after two negotiates; REVEALING opens for
  /// each of the two cards and once more when both are up.
  public static List<Window> windows(Step step) {
    return switch (step) {
      case SETUP -> List.of(Window.HANDS_DEALT);
      case START_TURN -> List.of(Window.TURN_START);
      case REGROUP -> List.of(Window.REGROUP_DUE, Window.REGROUP_START, Window.REGROUP);
      case DESTINY ->
          List.of(
              Window.BEFORE_DESTINY,
              Window.DESTINY_DRAWN,
              Window.DEFENSE_CHOSEN,
              Window.DESTINY_OVER);
      case LAUNCH -> List.of(Window.AIMING, Window.AIMED, Window.LAUNCHING, Window.LAUNCHED);
      case ALLIANCE ->
          List.of(
              Window.INVITING,
              Window.INVITED,
              Window.JOINING,
              Window.ACCEPTED,
              Window.JOINED,
              Window.ANSWERED,
              Window.ALLIED);
      case PLANNING ->
          List.of(Window.BEFORE_SELECTION, Window.SELECTING, Window.LAID, Window.SELECTED);
      case REVEAL ->
          List.of(
              Window.REVEALING, Window.CALLED, Window.REVEALED, Window.TOTALS, Window.REINFORCING);
      case RESOLUTION ->
          List.of(
              Window.DECIDING,
              Window.DECIDED,
              Window.DEALING,
              Window.DEAL,
              Window.DEAL_FAILED,
              Window.OUTCOME,
              Window.LOSING,
              Window.SHIPS_LOST,
              Window.LANDING,
              Window.BEFORE_COMPENSATION,
              Window.COMPENSATION,
              Window.COMPENSATED,
              Window.REWARDS,
              Window.COLLECTING,
              Window.ANNOUNCED,
              Window.COLLECTED,
              Window.KEEPING,
              Window.DISCARDED);
      case ENCOUNTER_END -> List.of(Window.ENCOUNTER_END);
      case NEXT_ENCOUNTER -> List.of(Window.NEXT_ENCOUNTER, Window.CONTINUING, Window.TURN_END);
    };
  }

  /// Whether a window answers events and can open in any phase.
  public static boolean isAnywhere(Window window) {
    return ANYWHERE.contains(window);
  }
}
