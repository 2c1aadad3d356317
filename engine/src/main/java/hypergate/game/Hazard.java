package hypergate.game;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A hazard card (hazards.md). It belongs to nobody: what it does happens to everybody. Immutable:
/// every word of a declaration gives a new card.
public final class Hazard implements Declared<Hazard> {
  /// How long it stays.
  public enum Stay {
    /// Until the encounter ends.
    TEMPORARY,
    /// Until its own text or a rival removes it.
    PERMANENT,
    /// Until the next one that stays is drawn.
    SEMI_PERMANENT,
    /// Not at all: the offense may take its effect instead of the encounter.
    INSTEAD
  }

  private final String id;
  private final String name;
  private final String set;
  private final int count;
  private final Stay stay;

  // Written while a copy is being made, never afterwards.
  private String text = "";
  private String rivalry = "";
  private boolean handHeld;
  private @Nullable Ability drawn;
  private @Nullable Ability taken;
  private @Nullable Ability shared;
  private @Nullable Condition redrawn;
  private Effect effect;

  private Hazard(String id, String name, String set, int count, Stay stay) {
    this.id = id;
    this.name = name;
    this.set = set;
    this.count = count;
    this.stay = stay;
    this.effect = Effect.of(id, Ability.Source.HAZARD);
  }

  private Hazard(Hazard other) {
    this.id = other.id;
    this.name = other.name;
    this.set = other.set;
    this.count = other.count;
    this.stay = other.stay;
    this.text = other.text;
    this.rivalry = other.rivalry;
    this.handHeld = other.handHeld;
    this.drawn = other.drawn;
    this.taken = other.taken;
    this.shared = other.shared;
    this.redrawn = other.redrawn;
    this.effect = other.effect;
  }

  private Hazard but(Consumer<Hazard> change) {
    Hazard copy = new Hazard(this);
    change.accept(copy);
    return copy;
  }

  // ---- declaring

  /// A new hazard that lasts for one encounter.
  ///
  /// @param set the hazard deck, `conflict`
  /// @param count how many of it are in the deck
  public static Hazard hazard(String name, String set, int count) {
    return new Hazard(Alien.id(name.replaceAll("[.,]", "")), name, set, count, Stay.TEMPORARY);
  }

  /// A new hazard that stays in play; there is one of it.
  ///
  /// @param set the hazard deck, `conflict`
  public static Hazard permanent(String name, String set) {
    return new Hazard(Alien.id(name), name, set, 1, Stay.PERMANENT);
  }

  /// A new hazard that stays until the next one that stays is drawn; there is one of it.
  ///
  /// @param set the hazard deck, `odyssey`
  public static Hazard semiPermanent(String name, String set) {
    return new Hazard(Alien.id(name), name, set, 1, Stay.SEMI_PERMANENT);
  }

  /// A new hazard whose effect the offense may take instead of the encounter; there is one of it.
  ///
  /// @param set the hazard deck, `odyssey`
  public static Hazard instead(String name, String set) {
    return new Hazard(Alien.id(name), name, set, 1, Stay.INSTEAD);
  }

  /// What it does, in our words.
  public Hazard text(String text) {
    return but(hazard -> hazard.text = text);
  }

  /// When it is drawn, others of the same rivalry are discarded.
  public Hazard rivalry(String rivalry) {
    return but(hazard -> hazard.rivalry = rivalry);
  }

  /// What happens when it is drawn; nobody can answer it. The seat is the offense, `game.here()`
  /// the slot of the card.
  public Hazard whenDrawn(Action action) {
    Ability ability =
        Ability.of(
            id, Ability.Source.HAZARD, Role.ANY, Window.DEFENSE_CHOSEN, true, false, null, action);
    return but(hazard -> hazard.drawn = ability);
  }

  /// What the offense may take instead of the encounter, and when it would get anything by it.
  public Hazard forOffense(Condition when, Action action) {
    Ability ability = share(when, action);
    return but(hazard -> hazard.taken = ability);
  }

  /// What every other player may take then, and when it would get anything by it.
  public Hazard forOthers(Condition when, Action action) {
    Ability ability = share(when, action);
    return but(hazard -> hazard.shared = ability);
  }

  private Ability share(Condition when, Action action) {
    return Ability.of(
        id, Ability.Source.HAZARD, Role.ANY, Window.DEFENSE_CHOSEN, false, false, when, action);
  }

  /// When it is discarded as it is drawn, and another one is drawn instead.
  public Hazard redrawnWhen(Condition when) {
    return but(hazard -> hazard.redrawn = when);
  }

  /// A player can hold it after the encounter, and give it away in a deal.
  public Hazard handHeld() {
    return but(hazard -> hazard.handHeld = true);
  }

  @Override
  public Hazard with(Effect effect) {
    return but(hazard -> hazard.effect = effect);
  }

  // ---- reading

  /// Its kebab-case id, `black-hole`.
  public String id() {
    return id;
  }

  /// Its name as printed.
  public String name() {
    return name;
  }

  /// The hazard deck, `conflict`.
  public String set() {
    return set;
  }

  /// How many of it are in the deck.
  public int count() {
    return count;
  }

  /// How long it stays.
  public Stay stay() {
    return stay;
  }

  /// Whether it is discarded when the encounter ends.
  public boolean isTemporary() {
    return stay == Stay.TEMPORARY || stay == Stay.INSTEAD;
  }

  /// What it does, in our words.
  public String text() {
    return text;
  }

  /// Whether the two drive each other out.
  public boolean isRivalOf(Hazard other) {
    return !rivalry.isEmpty() && rivalry.equals(other.rivalry) && !id.equals(other.id);
  }

  /// Whether it counts as semi-permanent in a game with these options: by a switch those that drive
  /// each other out do as well.
  boolean isSemiPermanent(Options options) {
    return stay == Stay.SEMI_PERMANENT
        || stay == Stay.PERMANENT && !rivalry.isEmpty() && options.is(Option.SEMI_PERMANENT);
  }

  /// Whether it drives semi-permanent ones out when it is drawn.
  boolean removesSemiPermanent(Options options) {
    return isSemiPermanent(options) || stay == Stay.PERMANENT && !options.is(Option.SEMI_PERMANENT);
  }

  /// Whether a player can hold it after the encounter.
  public boolean isHandHeld() {
    return handHeld;
  }

  /// When it is discarded as it is drawn, and another one is drawn instead; null: never.
  @Nullable Condition redrawn() {
    return redrawn;
  }

  /// What the offense may take instead of the encounter; null: nothing.
  @Nullable Ability taken() {
    return taken;
  }

  /// What the others may take then; null: nothing.
  @Nullable Ability shared() {
    return shared;
  }

  /// What happens when it is drawn; null: nothing.
  @Nullable Ability drawn() {
    return drawn;
  }

  @Override
  public Effect effect() {
    return effect;
  }

  @Override
  public String toString() {
    return name;
  }
}
