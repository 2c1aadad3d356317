package hypergate.catalogue;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// When and for whom a card acts, read from the declarations that the engine obeys.
///
/// @param phases cells of its strip that are lit
/// @param windows the windows in which it acts
/// @param roles who may use it: `offense`, `defense`, `ally`, `bystander`
public record Timing(Set<Phase> phases, Set<Window> windows, List<String> roles) {
  /// Who can be in which position of an encounter.
  static final List<String> POSITIONS = List.of("offense", "defense", "ally", "bystander");

  /// The timing of effects. A window that lies in a phase lights its cell. One that answers events
  /// can open at any time, and values are bent whenever they are asked for: both light the printed
  /// phases. Where none are printed, all cells are lit by an event, or when only values are bent
  /// (H-281). What a Pulsar alone lets a power do is on the strip of the Pulsar.
  ///
  /// @param bar the printed phases; empty: any
  ///
  /// @param aside windows in which it acts besides
  static Timing of(
      List<Effect> effects, List<Step> bar, Collection<Role> roles, Collection<Window> aside) {
    Set<Window> windows = EnumSet.noneOf(Window.class);
    windows.addAll(aside);
    boolean bends = false;
    for (Effect effect : effects) {
      for (Ability ability : effect.abilities())
        if (!ability.isUnbound()) windows.add(ability.window());
      bends |= effect.queries() != 0;
    }
    return of(windows, bends, bar, positions(effects, roles));
  }

  /// The timing of what acts in these windows.
  ///
  /// @param bends whether it bends values besides
  static Timing of(Set<Window> windows, boolean bends, List<Step> bar, List<String> roles) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    boolean event = false;
    for (Window window : windows) {
      Optional<Phase> phase = Phase.of(window);
      phase.ifPresent(phases::add);
      event |= phase.isEmpty();
    }
    if (event || bends || windows.isEmpty())
      phases.addAll(printed(bar, event || bends && windows.isEmpty()));
    return new Timing(phases, windows, roles);
  }

  /// The timing of what acts in whichever phase that which it becomes acts.
  static Timing anyTime(Role role) {
    return new Timing(EnumSet.allOf(Phase.class), EnumSet.noneOf(Window.class), positions(role));
  }

  private static Set<Phase> printed(List<Step> bar, boolean anyTime) {
    Set<Phase> printed = EnumSet.noneOf(Phase.class);
    for (Step step : bar) Phase.of(step).ifPresent(printed::add);
    return printed.isEmpty() && anyTime ? EnumSet.allOf(Phase.class) : printed;
  }

  // A printed role bar says more than the abilities, of which some concern an aftermath.
  private static List<String> positions(List<Effect> effects, Collection<Role> bars) {
    Set<String> found = new java.util.HashSet<>();
    for (Role role : bars) found.addAll(positions(role));
    if (bars.isEmpty())
      for (Effect effect : effects)
        for (Ability ability : effect.abilities()) found.addAll(positions(ability.role()));
    return POSITIONS.stream().filter(found::contains).toList();
  }

  /// The positions that a role bar covers.
  static List<String> positions(Role role) {
    return switch (role) {
      case ANY -> POSITIONS;
      case MAIN -> List.of("offense", "defense");
      case MAIN_OR_ALLY -> List.of("offense", "defense", "ally");
      case OFFENSE -> List.of("offense");
      case DEFENSE -> List.of("defense");
      case ALLY, OFFENSIVE_ALLY, DEFENSIVE_ALLY -> List.of("ally");
      case DEFENSE_OR_DEFENSIVE_ALLY -> List.of("defense", "ally");
      case OFFENSE_OR_ALLY -> List.of("offense", "ally");
      case NOT_DEFENSE -> List.of("offense", "ally", "bystander");
      case OFFENSE_OR_OFFENSIVE_ALLY -> List.of("offense", "ally");
      case MAIN_OR_OFFENSIVE_ALLY -> List.of("offense", "defense", "ally");
      case NOT_OFFENSE -> List.of("defense", "ally", "bystander");
      case NOT_MAIN -> List.of("ally", "bystander");
      case NOT_DEFENSE_OR_ALLY -> List.of("offense", "bystander");
      case BYSTANDER -> List.of("bystander");
    };
  }

  /// The word of a window in queries and records: `before-selection`.
  public static String word(Window window) {
    return window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Writes it into an entry.
  Entry.Builder into(Entry.Builder entry) {
    List<String> classic = new ArrayList<>();
    for (int number : Phase.classic(phases)) classic.add(Integer.toString(number));
    return entry
        .put(Field.PHASE, phases.stream().map(Phase::word).toList())
        .put(Field.CLASSIC, classic)
        .put(Field.WINDOW, windows.stream().map(Timing::word).toList())
        .put(Field.ROLE, roles);
  }
}
