package hypergate.game.card;

import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The options of one game: a value for each [Option] of a roster and, if wanted, the aliens to
/// deal from. Immutable.
public final class Options {
  private final OptionRoster roster;
  private final int[] value;
  private final Map<String, String> given;
  private final AlienList aliens;
  private final boolean named;
  private final List<StartCard> startCards;
  private final List<OwnCard> ownCards;

  Options(
      OptionRoster roster,
      Map<String, String> given,
      List<String> aliens,
      List<StartCard> startCards,
      List<OwnCard> ownCards) {
    this.roster = roster;
    this.value = new int[roster.numbers()];
    this.given = Map.copyOf(given);
    this.aliens = new AlienList(aliens);
    this.named = !this.aliens.only().isEmpty();
    this.startCards = List.copyOf(startCards);
    this.ownCards = List.copyOf(ownCards);
    for (Option option : roster.all()) value[option.number()] = option.preset();
    List<Map<String, String>> presets = new ArrayList<>();
    given.forEach(
        (name, text) -> {
          Option option = roster.named(name);
          presets.add(option.presets(option.parse(text)));
        });
    presets.forEach(this::set);
    set(given);
    for (Option option : roster.all()) checkLimit(option);
  }

  private void set(Map<String, String> values) {
    values.forEach(
        (name, text) -> {
          Option option = roster.named(name);
          value[option.number()] = option.parse(text);
        });
  }

  private void checkLimit(Option option) {
    Option limit = option.limit();
    if (limit != null && get(option) > get(limit))
      throw Misfit.of(
          "option '{option}' cannot be more than '{limit}'",
          "option",
          option.toString(),
          "limit",
          limit.toString());
  }

  /// The same with one value changed.
  public Options with(String name, String text) {
    Map<String, String> more = new LinkedHashMap<>(given);
    more.put(name, text);
    return new Options(roster, more, aliens(), startCards, ownCards);
  }

  /// The same with aliens dealt only from these, whatever their sets, and without those with a
  /// minus before their ids; where none is named to deal from, from all of the chosen sets.
  ///
  /// @param ids as in an [AlienList]
  public Options withAliens(List<String> ids) {
    return new Options(roster, given, ids, startCards, ownCards);
  }

  /// The same with cards that seats begin with.
  public Options withStartCards(List<StartCard> cards) {
    return new Options(roster, given, aliens(), cards, ownCards);
  }

  /// The same with cards that somebody wrote, instead of those that it had.
  public Options withOwnCards(List<OwnCard> cards) {
    return new Options(roster, given, aliens(), startCards, cards);
  }

  /// The number, or the position of the chosen word.
  public int get(Option option) {
    return value[option.number()];
  }

  /// Whether an on-off option is on; for choices, whether it is not the first.
  public boolean is(Option option) {
    return value[option.number()] != 0;
  }

  /// Whether the option of this name is on; there may be no such option.
  public boolean is(String name) {
    return roster.find(name).filter(this::is).isPresent();
  }

  /// Whether the option has this value.
  public boolean is(Option option, String text) {
    return value[option.number()] == option.parse(text);
  }

  /// Whether one of the words of an option that takes several has been chosen.
  public boolean has(Option option, String word) {
    return (value[option.number()] & option.parse(word)) != 0;
  }

  /// The value as text.
  public String text(Option option) {
    return option.text(get(option));
  }

  /// Systems on the table: the seats, or four when two people play two systems each.
  public int systems() {
    return get(Option.SEATS) == 2 ? 4 : get(Option.SEATS);
  }

  /// The aliens to deal from, and those that stay in the box, as in an [AlienList]; empty: all of
  /// the chosen sets.
  public List<String> aliens() {
    return aliens.entries();
  }

  /// Cards that seats begin with.
  public List<StartCard> startCards() {
    return startCards;
  }

  /// Cards that somebody wrote for games with these options.
  public List<OwnCard> ownCards() {
    return ownCards;
  }

  /// Whether somebody wrote the card with this id for games with these options.
  public boolean isOwnCard(String id) {
    for (OwnCard own : ownCards)
      for (Card card : own.cards()) if (card.id().equals(id)) return true;
    return false;
  }

  /// Whether a seat begins with this card.
  public boolean isStartCard(String id) {
    for (StartCard card : startCards) if (card.id().equals(id)) return true;
    return false;
  }

  /// Whether this alien may be dealt: it is named, or none is and its set is chosen; or a seat
  /// begins with it.
  public boolean deals(Sheet alien) {
    if (isStartCard(alien.id())) return true;
    if (alien.hasFreeColour() && systems() == Seat.MOST) return false;
    if (aliens.leavesOut(alien.id())) return false;
    return named ? aliens.names(alien.id()) : suits(alien);
  }

  // Whether what has been chosen in general lets this alien be dealt.
  private boolean suits(Sheet alien) {
    return isChosen(alien)
        && (get(Option.EXPERIENCE) & 1 << alien.level()) != 0
        && (is(Option.OWN_VICTORIES) || !alien.hasOwnVictory());
  }

  // Whether its set has been chosen; what somebody wrote for the game needs no set.
  private boolean isChosen(Sheet alien) {
    return isOwnCard(alien.id()) || has(Option.ALIENS, alien.set());
  }

  /// Whether this alien belongs to the game, so that its flare can be in the deck although nobody
  /// has it.
  public boolean knows(Sheet alien) {
    return isChosen(alien)
        || aliens.names(alien.id())
        || isStartCard(alien.id())
        || isStartCard("flare-" + alien.id());
  }

  /// What was set although what it belongs to is off, so that it does nothing: `flares.freewheeling
  /// does nothing without flares`.
  public List<String> idle() {
    return given().keySet().stream()
        .filter(name -> !belongsTo(name).isEmpty())
        .map(name -> name + " does nothing without " + belongsTo(name))
        .toList();
  }

  // The name of the option that is off and without which this one does nothing; empty when there
  // is none.
  private String belongsTo(String name) {
    String needed = roster.named(name).needed();
    return needed.isEmpty() || roster.find(needed).filter(this::mayBring).isPresent() ? "" : needed;
  }

  /// Whether what an option stands for can come into the game: because it is on, or by a card of
  /// something else that is.
  public boolean mayBring(Option option) {
    if (is(option)) return true;
    for (Option other : roster.all())
      if (other.leadsTo(option, get(other)) && hasNeeded(other)) return true;
    return false;
  }

  private boolean hasNeeded(Option option) {
    return option.needed().isEmpty() || roster.find(option.needed()).filter(this::is).isPresent();
  }

  /// What was set explicitly, by name, in the order of the [OptionRoster].
  public Map<String, String> given() {
    Map<String, String> inOrder = new LinkedHashMap<>();
    for (Option option : roster.all())
      if (given.containsKey(option.notation())) inOrder.put(option.notation(), text(option));
    return inOrder;
  }

  /// Whether a game with the other ones has the same rules and cards, written in the same way.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Options options
        && roster == options.roster
        && given.equals(options.given)
        && aliens().equals(options.aliens())
        && startCards.equals(options.startCards)
        && ownCards.equals(options.ownCards);
  }

  @Override
  public int hashCode() {
    return Objects.hash(given, aliens(), startCards, ownCards);
  }
}
