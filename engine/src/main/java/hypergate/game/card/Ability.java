package hypergate.game.card;

import hypergate.game.word.Role;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// One thing that an effect does at one point in time: who may or must use it, when, under which
/// condition, and what happens then. Cards declare their abilities with `.may`, `.must` and
/// `.always`; each such line makes one. An alien that acts in two windows has two. Immutable; the
/// engine finds abilities by their [Window].
public final class Ability {
  /// What kind of card or sheet an ability stands on. The core has those below; a variant brings
  /// one for its own cards.
  public static final class Source {
    public static final Source POWER = new Source("POWER", "R-20.1", "power");
    public static final Source WILD = new Source("WILD", "R-19.1", "flare");
    public static final Source SUPER = new Source("SUPER", "R-19.1", "power");
    public static final Source ARTIFACT = new Source("ARTIFACT", "R-18.9", "artifact", true);

    private final String name;
    private final String rule;
    private final String field;
    private final boolean zaps;

    private Source(String name, String rule, String field) {
      this(name, rule, field, false);
    }

    private Source(String name, String rule, String field, boolean zaps) {
      this.name = name;
      this.rule = rule;
      this.field = field;
      this.zaps = zaps;
    }

    /// A kind of card that a variant brings.
    ///
    /// @param name in capitals, as the digests of declarations have it
    /// @param rule the rule that lets such a card act
    /// @param field the field of action in which it is used; empty for none
    public static Source of(String name, String rule, String field) {
      return new Source(name, rule, field);
    }

    /// The same kind, of which one that answers the use of a power zaps it, as one does that has
    /// Zap in its name.
    public Source zapping() {
      return new Source(name, rule, field, true);
    }

    /// Whether cards of this kind can be zaps.
    public boolean zaps() {
      return zaps;
    }

    /// The rule that lets such a card or power act.
    public String rule() {
      return rule;
    }

    /// The field of action in which such a card is used, in one word: what others say against it
    /// they say against all of its field. Empty for none.
    public String field() {
      return field;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /// The order inside a window that goes before the order of the seats: in windows with
  /// groups, everything of an earlier group happens before anything of a later one; within a group
  /// the offense is first, then the defense, then the others clockwise. A card that says
  /// nothing is NORMAL.
  public enum Group {
    /// In LOSING, first: others than the losers lose ships, so that what follows counts those that
    /// are left. Example: Guerrilla.
    REDUCTION,
    /// In LOSING, second: adds ships to the loss, before the fate of any of them is settled.
    /// Example: Cudgel.
    ADDITION,
    /// In LOSING, third: ships leave the game before anything can save them. Example: Void.
    REMOVAL,
    /// In LOSING, fourth: ships are safe from captors, too. Example: Lloyd.
    SHELTER,
    /// In LOSING, fifth: ships come onto sheets, under ships or into rings of others. Example:
    /// Fungus.
    CAPTURE,
    /// The normal case, in every window. In LOSING: owners save their own ships. Example: Zombie.
    NORMAL,
    /// In LOSING, last: somebody else than the owner saves ships. Example: Observer.
    RESCUE,
    /// In DECIDING, last: winner and loser change places after everything else has had its say.
    /// Example: Loser.
    INVERSION,
    /// In REVEALING first, before anything changes the cards, and in REVEALED when all duties have
    /// changed them and before anybody is asked: what looks at them as they have been turned up.
    /// Examples: Nanny, the wild flare of Prophet.
    WITNESS,
    /// In DEFENSE_CHOSEN, REVEALED, OUTCOME, KEEPING and others, last: carried out only when
    /// everybody has passed, so that others can still change what it depends on. Examples: Chosen,
    /// Grudge.
    LAST
  }

  /// The condition that always holds.
  public static final When<Object> ALWAYS = (game, me) -> true;

  /// Nothing at all: where nothing is being used.
  public static final Ability NONE =
      of("", Source.POWER, Role.ANY, Window.TURN_START, false, false, ALWAYS, (game, me) -> {});

  public final String effect;
  public final Source source;
  public final Role role;
  public final Window window;
  public final boolean must;
  public final boolean use;
  public final Group group;
  public final When<Object> when;
  public final Act<Object> action;
  public final @Nullable Act<Object> whenZapped;
  public final @Nullable Act<Object> naming;
  public final boolean evenZapped;
  public final boolean evenLost;
  public final boolean unbound;

  private Ability(
      String effect,
      Source source,
      Role role,
      Window window,
      boolean must,
      boolean use,
      Group group,
      When<Object> when,
      Act<Object> action,
      @Nullable Act<Object> whenZapped,
      @Nullable Act<Object> naming,
      boolean evenZapped,
      boolean evenLost,
      boolean unbound) {
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
    this.evenLost = evenLost;
    this.unbound = unbound;
  }

  /// An ability in the normal group.
  ///
  /// @param must whether it is applied whenever its condition holds
  /// @param use whether it is a use that can be answered
  /// @param when its condition
  public static Ability of(
      String effect,
      Source source,
      Role role,
      Window window,
      boolean must,
      boolean use,
      When<?> when,
      Act<?> action) {
    return new Ability(
        effect,
        source,
        role,
        window,
        must,
        use,
        Group.NORMAL,
        When.inAnyGame(when),
        Act.inAnyGame(action),
        null,
        null,
        false,
        false,
        false);
  }

  /// The same in another group.
  public Ability in(Group group) {
    return with(group, whenZapped, naming, evenZapped, evenLost);
  }

  /// The same, with what happens instead when it has been zapped.
  public Ability whenZapped(Act<?> instead) {
    return with(group, Act.inAnyGame(instead), naming, evenZapped, evenLost);
  }

  /// The same, with what is named before anybody can answer its use.
  public Ability naming(Act<?> first) {
    return with(group, whenZapped, Act.inAnyGame(first), evenZapped, evenLost);
  }

  /// The same, happening also when the power has been zapped.
  public Ability evenZapped() {
    return with(group, whenZapped, naming, true, evenLost);
  }

  /// The same, happening also when the power has been zapped or is lost for want of home colonies:
  /// for what is no use.
  public Ability evenLost() {
    return with(group, whenZapped, naming, true, true);
  }

  /// The same, only where something else gives the power more than it has by itself: it is no part
  /// of what the sheet says.
  ///
  /// @param more whether that is so, and its own condition holds
  public Ability unbound(When<?> more) {
    return new Ability(
        effect,
        source,
        role,
        window,
        must,
        use,
        group,
        When.inAnyGame(more),
        action,
        whenZapped,
        naming,
        evenZapped,
        evenLost,
        true);
  }

  /// The same as if it stood on another kind of card or sheet.
  public Ability as(Source other) {
    return new Ability(
        effect,
        other,
        role,
        window,
        must,
        use,
        group,
        when,
        action,
        whenZapped,
        naming,
        evenZapped,
        evenLost,
        unbound);
  }

  private Ability with(
      Group group,
      @Nullable Act<Object> whenZapped,
      @Nullable Act<Object> naming,
      boolean evenZapped,
      boolean evenLost) {
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
        evenZapped,
        evenLost,
        unbound);
  }

  /// The notation of its effect: `macron`, `flare-macron/wild`, `cosmic-zap`, `force-field`.
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

  /// True when it is applied whenever its condition holds (`.must`, `.always`), false when the seat
  /// decides (`.may`).
  public boolean mandatory() {
    return must;
  }

  /// Its condition.
  public When<Object> when() {
    return when;
  }

  /// What it does.
  public Act<Object> action() {
    return action;
  }

  /// What happens instead when it has been zapped; null for nothing.
  public @Nullable Act<Object> whenZapped() {
    return whenZapped;
  }

  /// What is named before anybody can answer its use; null for nothing.
  public @Nullable Act<Object> naming() {
    return naming;
  }

  /// Its group in the rulebook's order inside a window.
  public Group group() {
    return group;
  }

  /// True when it is a *use* (`.may`, `.must`), which is announced and can be zapped or answered;
  /// false for a text that is always on (`.always`), which simply happens.
  public boolean isUse() {
    return use;
  }

  /// Whether it happens although the power has been zapped (E-67).
  public boolean isEvenZapped() {
    return evenZapped;
  }

  /// Whether it acts only where something else, such as a card of a variant, gives the power more
  /// than its sheet says.
  public boolean isUnbound() {
    return unbound;
  }

  @Override
  public String toString() {
    return effect + " at " + window;
  }
}
