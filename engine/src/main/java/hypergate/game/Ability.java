package hypergate.game;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One thing that can be used at one point in time: an entry of an alien, flare, artifact or tech,
/// declared as data. Immutable; the engine indexes abilities by [Window].
public final class Ability {
  /// What kind of card or sheet an ability stands on.
  public enum Source {
    POWER,
    WILD,
    SUPER,
    ARTIFACT,
    PULSAR,
    TECH,
    HAZARD,
    ESSENCE,
    MOON
  }

  /// Named groups of the rulebook's order inside a window; within a group decides.
  public enum Group {
    /// In LOSING: further ships are lost as well, before anything becomes of those that are
    /// (Cudgel).
    ADDITION,
    /// In LOSING: the ships leave the game before anything else can touch them (Void).
    REMOVAL,
    /// The normal case.
    NORMAL,
    /// In LOSING: saves by others, after the owner's own.
    RESCUE,
    /// In DECIDING: after everything else (Loser).
    INVERSION,
    /// In REVEALED and OUTCOME: when everybody has passed, so that others can still change it.
    LAST
  }

  private static final Condition ALWAYS = (game, me) -> true;

  /// Nothing at all: where nothing is being used.
  static final Ability NONE =
      of("", Source.POWER, Role.ANY, Window.TURN_START, false, false, null, (game, me) -> {});

  final String effect;
  final Source source;
  final Role role;
  final Window window;
  final boolean must;
  final boolean use;
  final Group group;
  final Condition when;
  final Action action;
  final @Nullable Action whenZapped;
  final @Nullable Action naming;
  final boolean evenZapped;

  private Ability(
      String effect,
      Source source,
      Role role,
      Window window,
      boolean must,
      boolean use,
      Group group,
      Condition when,
      Action action,
      @Nullable Action whenZapped,
      @Nullable Action naming,
      boolean evenZapped) {
    this.effect = effect;
    this.source = source;
    this.role = role;
    this.window = window;
    this.must = must;
    this.use = use;
    this.group = group;
    this.when = when;
    this.action = action;
    this.whenZapped = whenZapped;
    this.naming = naming;
    this.evenZapped = evenZapped;
  }

  static Ability of(
      String effect,
      Source source,
      Role role,
      Window window,
      boolean must,
      boolean use,
      @Nullable Condition when,
      Action action) {
    return new Ability(
        effect,
        source,
        role,
        window,
        must,
        use,
        Group.NORMAL,
        Objects.requireNonNullElse(when, ALWAYS),
        action,
        null,
        null,
        false);
  }

  Ability in(Group group) {
    return with(group, whenZapped, naming, evenZapped);
  }

  Ability whenZapped(Action instead) {
    return with(group, instead, naming, evenZapped);
  }

  Ability naming(Action first) {
    return with(group, whenZapped, first, evenZapped);
  }

  Ability evenZapped() {
    return with(group, whenZapped, naming, true);
  }

  private Ability with(
      Group group, @Nullable Action whenZapped, @Nullable Action naming, boolean evenZapped) {
    return new Ability(
        effect,
        source,
        role,
        window,
        must,
        use,
        group,
        when,
        action,
        whenZapped,
        naming,
        evenZapped);
  }

  /// The notation of its effect: `macron`, `flare-macron/wild`, `cosmic-zap`, `lunar-cannon`.
  public String effect() {
    return effect;
  }

  /// What kind of card or sheet it stands on.
  public Source source() {
    return source;
  }

  /// Who may use it.
  public Role role() {
    return role;
  }

  /// When it can be used.
  public Window window() {
    return window;
  }

  /// True when it is applied whenever its condition holds, false when the seat decides.
  public boolean mandatory() {
    return must;
  }

  /// Its group in the rulebook's order inside a window.
  public Group group() {
    return group;
  }

  /// True when it is a *use* that can be zapped or answered; false for texts that are always on
  ///
  public boolean isUse() {
    return use;
  }

  /// Whether it happens although the power has been zapped (E-67).
  public boolean isEvenZapped() {
    return evenZapped;
  }

  @Override
  public String toString() {
    return effect + " at " + window;
  }
}
