package hypergate.game.table;

import hypergate.game.card.Option;
import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;

/// The destiny deck: three cards a colour, numbered `seat * 3` to `seat * 3 + 2` (the last
/// one with a warning, R-1.6), two wild, three special.
public final class Destinies {
  /// The first of the two wild cards.
  public static final int WILD = 3 * Seat.MOST;

  public static final int MOST_COLONIES = WILD + 2;
  public static final int FEWEST_IN_WARP = WILD + 3;
  public static final int MOST_CARDS = WILD + 4;

  /// No card at all, when all have left the game: it counts as a wild one.
  private static final int NONE = MOST_CARDS + 1;

  private final Table game;
  private final Pile deck;
  private final Pile discards;

  /// The destiny deck of a game.
  public Destinies(Table game) {
    this.game = game;
    this.deck = Pile.faceDown(game, Sizes.DESTINIES);
    this.discards = Pile.faceUp(game, Sizes.DESTINIES);
  }

  /// The cards that are left to draw.
  public Pile deck() {
    return deck;
  }

  /// The discarded cards.
  public Pile discards() {
    return discards;
  }

  /// Whether the card shows a colour.
  public static boolean isColour(int card) {
    return card < WILD;
  }

  /// Whether the card is wild.
  public static boolean isWild(int card) {
    return card == WILD || card == WILD + 1 || card == NONE;
  }

  /// Whether the card bears a warning: one of each colour's three does, in games that have a use
  /// for warnings ([Rules#warns]).
  public static boolean warns(Table game, int card) {
    return game.rules().warns() && isColour(card) && card % 3 == 2;
  }

  /// The seat of a colour card.
  public static Seat colour(int card) {
    return Seat.of(card / 3);
  }

  /// The seat that the card names: its colour, or the seat a special card points at;
  /// [Seat#NONE] for a wild card.
  public static Seat named(Table game, int card) {
    if (isColour(card)) return colour(card);
    if (isWild(card)) return Seat.NONE;
    Seat best = Seat.NONE;
    int most = Integer.MIN_VALUE;
    Seat offense = game.encounter().offense();
    boolean offenseToo = game.options().is(Option.DESTINY_OFFENSE);
    // E-12: the first tied player clockwise from the offense.
    for (int step = offenseToo ? 0 : 1; step < game.seats(); step++) {
      Seat seat = game.leftOf(offense, step);
      int count =
          switch (card) {
            case MOST_COLONIES -> game.powers().foreignColonies(seat);
            case FEWEST_IN_WARP -> -game.ships().inWarp(seat);
            default -> game.cards().handSize(seat);
          };
      if (count > most) {
        most = count;
        best = seat;
      }
    }
    return best;
  }

  /// Before a draw: reshuffles when one card is left.
  public void prepare() {
    if (deck.size() > 1) return;
    boolean any = !discards.isEmpty();
    deck.takeIn(discards);
    deck.shuffle();
    if (game.isHeard() && any) game.tell(new Event.Reshuffled(DeckName.DESTINY, false));
  }

  /// Shuffles what is left of the deck.
  public void shuffle() {
    deck.shuffle();
  }

  /// A seat looks through the deck and chooses the card that will be drawn; the others keep their
  /// order.
  public void choose(Seat seat, Prompt prompt) {
    if (deck.isEmpty()) return;
    long faces = 0;
    for (int i = deck.size() - 1; i >= 0; i--) faces |= 1L << face(deck.at(i));
    Menu menu = game.menu().clear();
    for (long rest = faces; rest != 0; rest &= rest - 1)
      menu.add(Choice.of(Choice.DESTINY, Long.numberOfTrailingZeros(rest)));
    int chosen = Choice.value(game.choose(seat, prompt));
    int at = deck.size() - 1;
    while (face(deck.at(at)) != chosen) at--;
    deck.lay(deck.take(at));
  }

  /// A seat takes up the top cards of the deck, which it alone sees; the first one lay on top. With
  /// fewer cards left the discards are shuffled in first.
  public List<Integer> takeUp(Seat seat, int count) {
    if (deck.size() < count) {
      deck.takeIn(discards);
      deck.shuffle();
    }
    List<Integer> up = new ArrayList<>();
    while (up.size() < count && !deck.isEmpty()) up.add(deck.draw());
    deck.shownTo(seat, up);
    return up;
  }

  /// A seat chooses one of some cards; those that look alike are one option.
  public int choose(Seat seat, Prompt prompt, List<Integer> cards) {
    long faces = 0;
    for (int card : cards) faces |= 1L << face(card);
    Menu menu = game.menu().clear();
    for (long rest = faces; rest != 0; rest &= rest - 1)
      menu.add(Choice.of(Choice.DESTINY, Long.numberOfTrailingZeros(rest)));
    int chosen = Choice.value(game.choose(seat, prompt));
    for (int card : cards) if (face(card) == chosen) return card;
    throw new IllegalStateException("no such destiny card: " + chosen);
  }

  // Cards of one colour without a warning look alike, and so do the wild ones: the first stands
  // for all.
  private int face(int card) {
    if (isWild(card)) return WILD;
    return isColour(card) && !warns(game, card) ? card - card % 3 : card;
  }

  /// Draws the top card.
  public int draw() {
    prepare();
    return isUsedUp() ? NONE : deck.draw();
  }

  // H-219: where cards have left the game, what is left may show nothing but the offense's colour.
  private boolean isUsedUp() {
    return deck.size() + discards.size() <= 6 && isOwn(deck) && isOwn(discards);
  }

  private boolean isOwn(Pile pile) {
    Seat offense = game.encounter().offense();
    for (int i = 0; i < pile.size(); i++) if (named(game, pile.at(i)) != offense) return false;
    return true;
  }

  /// Lays a card on the destiny discard pile, unless it leaves the game.
  public void discard(int card) {
    boolean leaves = game.query(Query.DESTINY_LEAVES, game.encounter().offense(), 0) != 0;
    if (!leaves && card != NONE) discards.lay(card);
  }
}
