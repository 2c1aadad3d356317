package hypergate.variant.moons;

import hypergate.game.card.Ability;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Rules;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A moon (docs/rules/moons.md): a token beside a home planet, with a card. It acts for the seat
/// that has a ship on it, which is *me* in its rules; a full moon bends values for everybody.
public final class Moon extends Declaration<Moon> {
  /// What stands on its back, which everybody sees.
  public enum Group {
    QUARTER,
    HALF,
    FULL,
    BLUE,
    SECRET,
    MOON_BASE,
    HUB,
    CHEESY,
    /// Belongs to another group, which its back does not tell.
    NEW;

    private final String notation = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /// The word in scenarios and the protocol: `moon-base`.
    public String notation() {
      return notation;
    }
  }

  /// How it works and, with Tech levels, what becomes of it when it is wielded against.
  public enum Kind {
    /// Works once, then is spent; wielded against, it leaves the game.
    DISCARD,
    /// Works as long as it is occupied; wielded against, it rests until the next encounter.
    CONTINUING,
    /// Works when it is revealed; wielded against, it waits for its next occupant.
    IMMEDIATE,
    /// Never does anything.
    NONE
  }

  /// What a moon's abilities stand on.
  static final Ability.Source SOURCE = Ability.Source.of("MOON", "M-2", "moon");

  private final int number;
  private final Group group;

  // Written while a copy is being made, never afterwards.
  private Group back;
  private Kind kind;
  private boolean endsGame;
  private @Nullable Ability revealed;
  private @Nullable Ability dealt;
  private Effect hidden;

  private Moon(String id, int number, String name, String set, Group group) {
    super(id, name, set, rules(id));
    this.number = number;
    this.group = group;
    this.back = group;
    this.kind =
        switch (group) {
          case BLUE -> Kind.DISCARD;
          case QUARTER -> Kind.IMMEDIATE;
          default -> Kind.CONTINUING;
        };
    this.hidden = rules(id).effect();
  }

  private static Clause rules(String id) {
    return Clause.empty("", id, SOURCE);
  }

  private static String slug(String name) {
    return name.toLowerCase(Locale.ROOT)
        .replaceFirst(" [+-]\\d/[+-]\\d$", "")
        .replaceAll("[^a-z0-9 -]", "")
        .replaceAll("[ -]+", "-")
        .replaceFirst("^-", "");
  }

  // ---- declaring

  /// A new moon. Its id is `moon-` and its name.
  ///
  /// @param number its number in the list of the reference, which is what tells moons of one name
  ///   apart
  public static Moon moon(int number, String name, Group group) {
    return moon(number, name, "odyssey", group);
  }

  /// A new moon of a set. Its id is `moon-` and its name.
  ///
  /// @param number its number in the list of its set: moons are sorted by it, then by set
  public static Moon moon(int number, String name, String set, Group group) {
    Moon moon = new Moon("moon-" + slug(name), number, name, set, group);
    return group == Group.SECRET ? moon.revealedAt(Role.ANY, ANY_TIME) : moon;
  }

  private static final Window[] ANY_TIME = {
    Window.REGROUP_START, Window.AIMED, Window.BEFORE_SELECTION, Window.REVEALED
  };

  /// It has the back of the new moons; before its rules are declared.
  public Moon isNew() {
    return but(moon -> moon.back = Group.NEW);
  }

  /// Another id, where two moons have the same name; before its rules are declared.
  public Moon id(String id) {
    return withId(id, rules(id)).but(moon -> moon.hidden = rules(id).effect());
  }

  /// It works when it is revealed, although its group does not.
  public Moon immediate() {
    return but(moon -> moon.kind = Kind.IMMEDIATE);
  }

  /// It changes who wins, which an option can leave out.
  public Moon endsGame() {
    return but(moon -> moon.endsGame = true);
  }

  /// What happens when it is revealed; the seat is its occupant, `game.here()` its slot.
  public Moon whenRevealed(Action action) {
    Ability ability = ability(Role.ANY, Window.COLONY_CHANGED, true, false, action);
    return but(moon -> moon.revealed = ability);
  }

  /// A term that its occupant, a main player, may put into a deal: what happens then.
  public Moon inDeal(Condition when, Action action) {
    Ability ability = ability(Role.MAIN, Window.DEAL, false, false, when, action);
    return but(moon -> moon.dealt = ability);
  }

  /// A secret moon can also be revealed in these windows.
  public Moon revealedAt(Role role, Window... windows) {
    Moon moon = this;
    for (Window window : windows) {
      Ability reveal =
          ability(
              role, window, false, false, (game, me) -> Moons.of(game).verbs().reveal(game.here()));
      Effect more = moon.hidden.plus(reveal);
      moon = moon.but(copy -> copy.hidden = more);
    }
    return moon;
  }

  /// A secret moon that can never be revealed, because it does nothing.
  public Moon neverRevealed() {
    return but(
        moon -> {
          moon.hidden = rules(id()).effect();
          moon.kind = Kind.NONE;
        });
  }

  /// It counts as a further foreign colony of its occupant.
  public Moon isColony() {
    return bends(
        Query.FOREIGN_COLONIES,
        (game, me, subject, colonies) -> subject == me ? colonies + 1 : colonies);
  }

  /// It counts as a further colony of its occupant: a home colony in its own system, a foreign one
  /// in another (H-215).
  public Moon isColonyWhereItIs() {
    return bends(
            Query.FOREIGN_COLONIES,
            (game, me, subject, colonies) ->
                subject == me && (game.ships().foreignTo(me) & Moons.of(game).here().bit()) != 0
                    ? colonies + 1
                    : colonies)
        .bends(
            Query.HOME_COLONIES,
            (game, me, subject, homes) ->
                subject == me && (game.ships().homesOf(me) & Moons.of(game).here().bit()) != 0
                    ? homes + 1
                    : homes);
  }

  // ---- reading

  /// The position of the moon with this id among those of the content, -1 when there is none.
  public static int numberOf(Content content, String id) {
    return content.find(id) instanceof Moon moon ? content.of(Moon.class).indexOf(moon) : -1;
  }

  @Override
  public String order() {
    return "%03d".formatted(number);
  }

  /// Its number in the list of the reference, from 0.
  public int number() {
    return number;
  }

  /// The group it works like.
  public Group group() {
    return group;
  }

  /// What stands on its back.
  public Group back() {
    return back;
  }

  /// How it works.
  public Kind kind() {
    return kind;
  }

  /// Whether it belongs to the serious ones: all but the cheesy.
  public boolean isSerious() {
    return group != Group.CHEESY;
  }

  /// Whether it changes who wins.
  public boolean isEndingGame() {
    return endsGame;
  }

  /// Whether it stays face down when somebody comes to it (M-1.2-6).
  public boolean staysSecret() {
    return group == Group.BLUE || group == Group.SECRET;
  }

  /// What happens when it is revealed; null: nothing.
  public @Nullable Ability revealed() {
    return revealed;
  }

  /// What it does as a term of a deal; null: nothing.
  public @Nullable Ability dealt() {
    return dealt;
  }

  /// What its occupant can do with it while it lies face down, for a secret moon.
  public Effect hidden() {
    return hidden;
  }

  // ---- showing

  @Override
  public String family() {
    return "moon";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return rules.options().is(MoonOptions.MOONS, "all")
        || rules.options().is(MoonOptions.MOONS)
            && (isSerious() || rules.options().isOwnCard(id()));
  }

  @Override
  public List<Object> parts() {
    return List.of(
        number,
        name(),
        group,
        kind,
        text(),
        isSerious(),
        endsGame,
        staysSecret(),
        orNone(revealed),
        orNone(dealt),
        effect(),
        hidden);
  }

  @Override
  public String line(Clause use) {
    return "moon, " + group.notation().replace('-', ' ');
  }

  @Override
  public List<Effect> aside() {
    return List.of(hidden);
  }

  @Override
  public List<Ability> moments() {
    return Stream.of(revealed, dealt).flatMap(Stream::ofNullable).toList();
  }

  @Override
  public Map<String, Object> traits() {
    return new TreeMap<>(
        Map.of(
            "group",
            group.notation(),
            "back",
            back.notation(),
            "works",
            kind.name().toLowerCase(Locale.ROOT)));
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of("type", List.of(group.notation()), "text", List.of(text()));
  }
}
