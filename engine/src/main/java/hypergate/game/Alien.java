package hypergate.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An alien: its sheet as data and its power as rules. Immutable.
///
/// @param id kebab-case id, `anti-matter`
/// @param name as printed
/// @param set the set it belongs to, `base`
/// @param level alert level: 0 green, 1 yellow, 2 red
/// @param word the printed name of the power
/// @param role role bar of the power
/// @param mandatory whether the power must be used
/// @param phases phase bar of the power
/// @param text what the power does, in our words
/// @param dealt its Game Setup text, if it has one (such aliens are never drawn later, E-80)
/// @param counters names of counters that live on the sheet
/// @param pile name of the pile of cards on the sheet; empty: none
/// @param bans ids of aliens it must never meet
/// @param optionalBans ids of aliens it must not meet unless the players allow it
/// @param tokens names of the tokens that it lays on other players' sheets, one kind at a time
/// @param essences its set of essence cards; empty: it has none
/// @param effect the rules
public record Alien(
    String id,
    String name,
    String set,
    int level,
    String word,
    Role role,
    boolean mandatory,
    List<Step> phases,
    String text,
    @Nullable Action dealt,
    List<String> counters,
    String pile,
    List<String> bans,
    List<String> optionalBans,
    List<String> tokens,
    List<Essence> essences,
    Effect effect)
    implements Declared<Alien> {

  /// A new alien of the base set; the id is made from the name.
  public static Alien alien(String name, String set) {
    String id = id(name);
    return new Alien(
        id,
        name,
        set,
        0,
        "",
        Role.ANY,
        false,
        List.of(),
        "",
        null,
        List.of(),
        "",
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Effect.of(id, Ability.Source.POWER));
  }

  /// The kebab-case id of a printed name.
  static String id(String name) {
    return name.toLowerCase(java.util.Locale.ROOT)
        .replace("'", "")
        .replace(' ', '-')
        .replace('.', '-');
  }

  /// The alert level: 0 green, 1 yellow, 2 red.
  public Alien level(int level) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// The power's printed name, its role bar and phase bar.
  public Alien power(String word, Role role, Step... phases) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        List.of(phases),
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Marks the power as mandatory.
  public Alien isMandatory() {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        true,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// What the power does, in our words.
  public Alien text(String text) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Whether the sheet has Game Setup text.
  public boolean setup() {
    return dealt != null || !essences.isEmpty();
  }

  /// The Game Setup text, carried out after hands have been dealt.
  public Alien setup(Action action) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        action,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Declares a counter on the sheet; counters are numbered from 0 in the order of declaration.
  public Alien counter(String counter) {
    List<String> more = new ArrayList<>(counters);
    more.add(counter);
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        List.copyOf(more),
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Declares a face-down pile of cards on the sheet.
  public Alien pile(String pile) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Aliens it must never meet.
  public Alien neverWith(String... ids) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        List.of(ids),
        optionalBans,
        tokens,
        essences,
        effect);
  }

  /// Aliens it must not meet, unless the players allow it (option `bans.optional`).
  public Alien seldomWith(String... ids) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        List.of(ids),
        tokens,
        essences,
        effect);
  }

  /// Declares the tokens that it lays before players; they are numbered from 1.
  public Alien tokens(String... names) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        List.of(names),
        essences,
        effect);
  }

  /// Declares its set of essence cards, of which its player holds a secret cache: see [Essences].
  public Alien essences(List<Essence> cards) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        List.copyOf(cards),
        effect);
  }

  @Override
  public Alien with(Effect effect) {
    return new Alien(
        id,
        name,
        set,
        level,
        word,
        role,
        mandatory,
        phases,
        text,
        dealt,
        counters,
        pile,
        bans,
        optionalBans,
        tokens,
        essences,
        effect);
  }

  @Override
  public String toString() {
    return name;
  }
}
