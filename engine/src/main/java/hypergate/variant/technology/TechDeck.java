package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.state.Secrecy;
import hypergate.game.table.Pile;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The deck of techs, face down, and their discard pile, face up.
public final class TechDeck {
  static final DeckName NAME = new DeckName("tech deck");

  /// How many techs there can be in a game.
  static final int MOST = 80;

  private final Game game;
  private final Pile deck;
  private final Pile discards;
  private final int begun;
  private int @Nullable [] numbers;

  TechDeck(Game game) {
    this.game = game;
    this.deck = Pile.faceDown(game, MOST).dealtAmongOthers();
    this.discards = Pile.faceUp(game, MOST);
    this.begun = game.cells().ints(1, Secrecy.PUBLIC);
  }

  /// Whether a tech is in the deck of games with these rules: its set has been chosen, the short
  /// game allows its research number, and no tech of the same name takes its place.
  static boolean holds(Rules rules, Tech tech) {
    Options options = rules.options();
    if (options.isStartCard(tech.id()) || options.isOwnCard(tech.id())) return true;
    if (!isChosen(options, tech)) return false;
    if (rules.planets() == 4
        && tech.research() > options.get(TechnologyOptions.SHORT_GAME_RESEARCH)) return false;
    if (!options.is(TechnologyOptions.HOMONYMS)) return true;
    boolean kept = tech.isOfficial() == options.is(TechnologyOptions.HOMONYMS, "preferOfficial");
    for (Tech other : rules.content().of(Tech.class))
      if (other != tech && other.sounds().equals(tech.sounds()) && isChosen(options, other))
        return kept;
    return true;
  }

  // Whether its set has been chosen; what somebody wrote for the game needs no set.
  private static boolean isChosen(Options options, Tech tech) {
    return options.isOwnCard(tech.id()) || options.has(TechnologyOptions.TECH_DECKS, tech.set());
  }

  /// The techs of the chosen sets lie in the deck (TC-3), shuffled.
  public void begin() {
    deck.clear();
    for (int tech : numbers()) deck.lay(tech);
    deck.shuffle();
    game.state().n[begun] = 1;
  }

  // Worked out once for all games that are played on this table.
  private int[] numbers() {
    int[] found = numbers;
    if (found == null) {
      List<Tech> all = game.content().of(Tech.class);
      found = IntStream.range(0, all.size()).filter(i -> holds(game.rules(), all.get(i))).toArray();
      numbers = found;
    }
    return found;
  }

  /// Whether the techs have been shuffled.
  boolean hasBegun() {
    return game.state().n[begun] != 0;
  }

  /// The techs that are left to draw.
  public Pile cards() {
    return deck;
  }

  /// The discarded techs.
  public Pile discards() {
    return discards;
  }

  /// Whether there is any tech to draw, a reshuffle included.
  public boolean hasMore() {
    return !deck.isEmpty()
        || game.options().is(TechnologyOptions.DECK_EXHAUSTION) && !discards.isEmpty();
  }

  /// Takes the top tech, shuffling the discards when the deck is empty; -1 when there is none.
  public int draw() {
    game.steps().one();
    if (deck.isEmpty() && game.options().is(TechnologyOptions.DECK_EXHAUSTION)) reshuffle();
    return deck.draw();
  }

  private void reshuffle() {
    if (discards.isEmpty()) return;
    deck.takeIn(discards);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled(NAME, false));
  }

  /// Lays a tech on the discard pile, by its number.
  public void discard(int tech) {
    discards.lay(tech);
  }
}
