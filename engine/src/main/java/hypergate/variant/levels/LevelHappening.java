package hypergate.variant.levels;

import hypergate.game.event.Event;
import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Why things happen with Tech levels.
enum LevelHappening implements Told {
  LEVEL_IN_TURN("L-A1", "At the start of its turn a player advances one Tech level."),
  LEVEL_BY_WIELD("L-22", "Whose action is wielded against advances in that field."),
  LEVEL_BY_DEAL("L-35", "In a deal who stands higher in a field let the other advance there."),
  LEVELS_STRIPPED(
      "L-A", "Who advances at level 2 comes down to 1, and all others lose that field."),
  LEVEL_WIELDED("L-19", "Who stands higher in a field may wield against what others do in it."),
  LEVEL_ADVOCATED("L-23", "Who stands as high as the wielder may advocate the action."),
  LEVEL_WIELDED_AGAIN("L-24", "Who stands higher than the advocate may wield again."),
  COULD_WIELD("L-19", "{seat} stood higher in {field} and could wield against it."),
  ACTION_BLOCKED("L-22", "The wield stands: the action has no effect.");

  private final Wording wording;

  LevelHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static LevelHappening of(LevelEvent event) {
    return switch (event) {
      case LevelEvent.LevelAdvanced(var _, var _, var _, var _, var cause) ->
          switch (cause) {
            case WIELD -> LEVEL_BY_WIELD;
            case DEAL -> LEVEL_BY_DEAL;
            case TURN -> LEVEL_IN_TURN;
          };
      case LevelEvent.LevelsStripped _ -> LEVELS_STRIPPED;
      case LevelEvent.Wielded _ -> LEVEL_WIELDED;
      case LevelEvent.Advocated _ -> LEVEL_ADVOCATED;
      case LevelEvent.ReWielded _ -> LEVEL_WIELDED_AGAIN;
      case LevelEvent.ActionBlocked _ -> ACTION_BLOCKED;
    };
  }

  /// What kind of earlier event led to one; null when none did.
  static @Nullable Predicate<Event> earlier(LevelEvent event) {
    return switch (event) {
      case LevelEvent.LevelAdvanced(var _, var _, var _, var _, var cause) ->
          switch (cause) {
            case WIELD -> LevelEvent.ActionBlocked.class::isInstance;
            case DEAL -> Event.DealEnded.class::isInstance;
            case TURN -> null;
          };
      case LevelEvent.LevelsStripped _ -> LevelEvent.LevelAdvanced.class::isInstance;
      case LevelEvent.ActionBlocked _, LevelEvent.Advocated _ -> LevelHappening::isWield;
      case LevelEvent.ReWielded _ -> LevelEvent.Advocated.class::isInstance;
      case LevelEvent.Wielded(var _, var _, var _, var action) ->
          action.isEmpty()
              ? Event.Decided.class::isInstance
              : earlier -> earlier instanceof Event.Used(var _, var used) && used.equals(action);
    };
  }

  private static boolean isWield(Event event) {
    return event instanceof LevelEvent.Wielded || event instanceof LevelEvent.ReWielded;
  }

  /// Whether an event has kept the ships of a winner from landing.
  static boolean isLandingBlocked(Event event) {
    return event instanceof LevelEvent.ActionBlocked(var _, var _, var _, var action)
        && action.isEmpty();
  }
}
