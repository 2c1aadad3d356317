package hypergate.variant.essences;

import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Rules;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Action;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Role;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An essence card: one of an alien's own set, of which its player holds a secret cache. It is
/// played by the alien's power and names what that does, or it is given to a player and bends
/// queries, with that player as *me*, as long as it lies there.
public final class Essence extends Declaration<Essence> {
  private static final Ability.Source SOURCE = Ability.Source.of("ESSENCE", "ES-6", "");

  private final int number;
  private final Prompt prompt;

  // Written while a copy is being made, never afterwards.
  private @Nullable String only;
  private @Nullable Action early;
  private String alien = "";
  private String owner = "";
  private boolean seen;
  private boolean shared;

  private Essence(String id, String name, String set, int number) {
    super(id, name, set, Clause.empty("", id, SOURCE));
    this.number = number;
    this.prompt = Prompt.of(id + "/planet");
  }

  /// A card of a set; the id is made from both names.
  ///
  /// @param kind what the cards of the set are called, `Curse`
  /// @param name its own name
  /// @param set the set of its alien, `odyssey`
  /// @param number of ships for which it goes from a player again; 0: it is not given to players
  public static Essence essence(String kind, String name, String set, int number, String text) {
    return new Essence(kebab(kind + " " + name), kind + ": " + name, set, number).text(text);
  }

  @Override
  protected Essence broughtBy(Alien owner) {
    return but(
        essence -> {
          essence.alien = owner.id();
          essence.owner = owner.name();
        });
  }

  /// The same card, which is in its set only in games with an option.
  ///
  /// @param option its name
  public Essence onlyWith(String option) {
    return but(essence -> essence.only = option);
  }

  /// The same card, which a player before whom it lies face down may look at, and use.
  public Essence seen() {
    return but(essence -> essence.seen = true);
  }

  /// Whether a player before whom it lies face down may look at it.
  public boolean isSeen() {
    return seen;
  }

  /// The same card, whose abilities and bends are those of every player for whom their conditions
  /// hold, while it lies face up and is at work.
  public Essence shared() {
    return but(essence -> essence.shared = true);
  }

  /// Whether it works for whoever fulfils its conditions while it lies face up.
  public boolean isShared() {
    return shared;
  }

  /// What it does, lying out beside its sheet, for whoever's turn begins, before that hand is
  /// looked at.
  public Essence atTurnStart(Action early) {
    return but(essence -> essence.early = early);
  }

  /// What it does as a turn begins; null: nothing.
  @Nullable Action early() {
    return early;
  }

  /// The id of the alien that it belongs to.
  public String alien() {
    return alien;
  }

  // Those of one alien stay in the order of its set.
  @Override
  public String order() {
    return alien;
  }

  /// The ships for which it goes from a player again; 0: it is not given to players.
  public int number() {
    return number;
  }

  /// Asks its holder for a ship in the regroup phase.
  public Prompt prompt() {
    return prompt;
  }

  /// The option without which it stays in the box; null: it is always in its set.
  public @Nullable String only() {
    return only;
  }

  // ---- showing

  @Override
  public String family() {
    return "essence";
  }

  @Override
  public boolean takesPart(Rules rules) {
    Card owner = rules.content().find(alien);
    return owner != null && owner.takesPart(rules);
  }

  @Override
  public List<Object> parts() {
    return List.of(name(), number, text(), prompt, effect());
  }

  @Override
  public String line(Clause use) {
    return number == 0
        ? "essence of " + owner
        : "essence of " + owner + ", goes for " + number + " ships";
  }

  // Its alien's power plays it.
  @Override
  public List<Role> users() {
    return List.of();
  }

  @Override
  public String playedBy() {
    return alien;
  }

  @Override
  public String scenarios() {
    return set() + "/aliens/" + alien;
  }

  @Override
  public Map<String, Object> traits() {
    return number > 0 ? Map.of("alien", alien, "number", number) : Map.of("alien", alien);
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "cost", List.of(number > 0 ? Integer.toString(number) : ""),
        "text", List.of(text()),
        "see", List.of(alien));
  }
}
