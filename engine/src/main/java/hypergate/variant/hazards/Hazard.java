package hypergate.variant.hazards;

import hypergate.game.card.Ability;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A hazard card (docs/rules/hazards.md). It belongs to nobody: what it does happens to everybody.
public final class Hazard extends Declaration<Hazard> {
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

  /// What a hazard's abilities stand on.
  static final Ability.Source SOURCE = Ability.Source.of("HAZARD", "HZ-2", "");

  private final int count;
  private final Stay stay;
  private final Prompt choice;

  // Written while a copy is being made, never afterwards.
  private String rivalry = "";
  private boolean handHeld;
  private @Nullable Ability drawn;
  private @Nullable Ability taken;
  private @Nullable Ability shared;
  private @Nullable Condition redrawn;

  private Hazard(String id, String name, String set, int count, Stay stay) {
    super(id, name, set, Clause.empty("", id, SOURCE));
    this.count = count;
    this.stay = stay;
    this.choice = Prompt.of(id + "/choice");
  }

  // ---- declaring

  /// A new hazard that lasts for one encounter.
  ///
  /// @param set the hazard deck, `conflict`
  /// @param count how many of it are in the deck
  public static Hazard hazard(String name, String set, int count) {
    return hazard(name, set, count, Stay.TEMPORARY);
  }

  /// A new hazard that stays in play; there is one of it.
  ///
  /// @param set the hazard deck, `conflict`
  public static Hazard permanent(String name, String set) {
    return new Hazard(kebab(name), name, set, 1, Stay.PERMANENT);
  }

  /// A new hazard that stays until the next one that stays is drawn; there is one of it.
  ///
  /// @param set the hazard deck, `odyssey`
  public static Hazard semiPermanent(String name, String set) {
    return new Hazard(kebab(name), name, set, 1, Stay.SEMI_PERMANENT);
  }

  /// A new hazard whose effect the offense may take instead of the encounter; there is one of it.
  ///
  /// @param set the hazard deck, `odyssey`
  public static Hazard instead(String name, String set) {
    return new Hazard(kebab(name), name, set, 1, Stay.INSTEAD);
  }

  /// A new hazard, by how long it stays.
  ///
  /// @param set the hazard deck, `conflict`
  /// @param count how many of it are in the deck
  public static Hazard hazard(String name, String set, int count, Stay stay) {
    return new Hazard(kebab(name.replaceAll("[.,]", "")), name, set, count, stay);
  }

  /// When it is drawn, others of the same rivalry are discarded.
  public Hazard rivalry(String rivalry) {
    return but(hazard -> hazard.rivalry = rivalry);
  }

  /// What happens when it is drawn; nobody can answer it. The seat is the offense, `game.here()`
  /// the slot of the card.
  public Hazard whenDrawn(Action action) {
    Ability ability = ability(Role.ANY, Window.DEFENSE_CHOSEN, true, false, action);
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
    return ability(Role.ANY, Window.DEFENSE_CHOSEN, false, false, when, action);
  }

  /// When it is discarded as it is drawn, and another one is drawn instead.
  public Hazard redrawnWhen(Condition when) {
    return but(hazard -> hazard.redrawn = when);
  }

  /// A player can hold it after the encounter, and give it away in a deal.
  public Hazard handHeld() {
    return but(hazard -> hazard.handHeld = true);
  }

  // ---- reading

  /// The number of the hazard with this id among all hazards by id, -1 when there is none.
  public static int numberOf(Content content, String id) {
    return content.find(id) instanceof Hazard hazard
        ? content.of(Hazard.class).indexOf(hazard)
        : -1;
  }

  /// How many of it are in the deck.
  public int count() {
    return count;
  }

  /// How long it stays.
  public Stay stay() {
    return stay;
  }

  /// Asks a player whether it takes what is there for it instead of the encounter.
  Prompt choice() {
    return choice;
  }

  /// Whether it is discarded when the encounter ends.
  public boolean isTemporary() {
    return stay == Stay.TEMPORARY || stay == Stay.INSTEAD;
  }

  /// Whether the two drive each other out.
  public boolean isRivalOf(Hazard other) {
    return !rivalry.isEmpty() && rivalry.equals(other.rivalry) && !id().equals(other.id());
  }

  /// Whether it counts as semi-permanent in a game with these options: by a switch those that drive
  /// each other out do as well.
  boolean isSemiPermanent(Options options) {
    return stay == Stay.SEMI_PERMANENT
        || stay == Stay.PERMANENT && !rivalry.isEmpty() && options.is(HazardOptions.SEMI_PERMANENT);
  }

  /// Whether it drives semi-permanent ones out when it is drawn.
  boolean removesSemiPermanent(Options options) {
    return isSemiPermanent(options)
        || stay == Stay.PERMANENT && !options.is(HazardOptions.SEMI_PERMANENT);
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
  public @Nullable Ability taken() {
    return taken;
  }

  /// What the others may take then; null: nothing.
  public @Nullable Ability shared() {
    return shared;
  }

  /// What happens when it is drawn; null: nothing.
  public @Nullable Ability drawn() {
    return drawn;
  }

  // ---- showing

  @Override
  public String family() {
    return "hazard";
  }

  @Override
  public boolean takesPart(Rules rules) {
    if (!rules.options().is(HazardOptions.HAZARDS)) return rules.isBrought(Hazards.class);
    return rules.options().is(HazardOptions.HAZARDS, "both")
        || rules.options().is(HazardOptions.HAZARDS)
            && (rules.options().is(HazardOptions.HAZARDS, set())
                || rules.options().isStartCard(id())
                || rules.options().isOwnCard(id()));
  }

  @Override
  public List<Object> parts() {
    return List.of(name(), set(), count, stay, text(), handHeld, effect());
  }

  @Override
  public String line(Clause use) {
    return switch (stay) {
      case TEMPORARY -> "hazard, for one encounter";
      case PERMANENT -> "hazard, stays in play";
      case SEMI_PERMANENT -> "hazard, stays until the next one that stays";
      case INSTEAD -> "hazard, may be taken instead of the encounter";
    };
  }

  // It belongs to nobody.
  @Override
  public List<Role> users() {
    return List.of();
  }

  // Turned up with the destiny card; what has no window acts there and then.
  @Override
  public List<Step> bar() {
    return List.of(Step.DESTINY);
  }

  @Override
  public List<Ability> moments() {
    return Stream.of(drawn, taken, shared).flatMap(Stream::ofNullable).toList();
  }

  @Override
  public Map<String, Object> traits() {
    return new TreeMap<>(Map.of("stay", word(), "count", count));
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "type", List.of(word()),
        "copies", List.of(Integer.toString(count)),
        "text", List.of(text()));
  }

  private String word() {
    return stay.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
