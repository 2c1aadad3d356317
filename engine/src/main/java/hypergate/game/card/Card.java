package hypergate.game.card;

import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;
import java.util.Map;

/// A card or sheet as it lies in the box: its name, its set, what is printed on it and the rules
/// that go with it. Immutable.
public interface Card {
  /// Its kebab-case id, which is its notation: `macron`, `flare-macron`.
  String id();

  /// Its name as printed.
  String name();

  /// The set it belongs to, `base`.
  String set();

  /// What cards of its kind are sorted by when they are numbered and listed; where it is equal,
  /// they stay in the order of the roster.
  String order();

  /// What it does, in our words; of a card with several clauses, the first.
  String text();

  /// Its role bar; of a card with several clauses, that of the first.
  Role role();

  /// Its phase bar; empty: any.
  List<Step> phases();

  /// What stands on it: one clause for each side.
  List<Clause> clauses();

  /// Its rules; of a card with several clauses, those of the one being described.
  Effect effect();

  // ---- what others show of it; a kind of card says what is different with it

  /// What kind of card it is, in one word: `flare`.
  String family();

  /// Everything that it declares: numbers, texts, bars, rules, and whether it has conditions and
  /// actions of its own. Two cards whose parts are equal play alike; the order never changes, since
  /// records hold a digest of it.
  List<Object> parts();

  /// Whether it could come into a game with these rules.
  boolean takesPart(Rules rules);

  /// Whether it can come into a game with these rules in any way, also because another card brings
  /// its kind.
  default boolean mayCome(Rules rules) {
    return takesPart(rules);
  }

  /// The ways to use it, of which each has rules and a text.
  List<Clause> uses();

  /// The way that is meant when none is named.
  Clause use();

  /// What people call one way to use it: `Macron flare (wild)`.
  String name(Clause use);

  /// Its text by paragraphs.
  List<String> paragraphs();

  /// What stands under its name, in words; empty: nothing.
  ///
  /// @param use the way to use it that is meant
  String line(Clause use);

  /// Whether role bars and phase bars are printed on it.
  boolean hasBars();

  /// Who may use it: its role bars or, where it has none, whoever has an ability.
  List<Role> users();

  /// The phases in which it acts as far as that is known without its rules; empty: any.
  List<Step> bar();

  /// Whether it does nothing by itself.
  boolean isIdle();

  /// The card whose rules play it when it does nothing by itself, by id; empty: none.
  String playedBy();

  /// Rules that lie on it besides its uses.
  List<Effect> aside();

  /// Abilities that are used at a moment of their own.
  List<Ability> moments();

  /// Where its rule tests are, as a path below `scenarios/`.
  String scenarios();

  /// What else is printed on it, by name. A value is a word, a number, a truth, a list of words, or
  /// a [Clause], which stands for its bars.
  Map<String, Object> traits();

  /// What the catalogue tells of it besides, by the words of its fields.
  Map<String, List<String>> catalogued();

  /// Whether it looks at the warnings on destiny cards, which then mean something in its games.
  boolean readsWarnings();

  /// Whether it brings pieces of a variant into games that are played without it.
  boolean isBringingPart(Class<?> pieces);

  /// Whether it brings pieces of a variant into games that are played without them.
  boolean isBringing();
}
