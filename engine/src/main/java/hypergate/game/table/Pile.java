package hypergate.game.table;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cards in order, by their numbers, the top one last: a deck, or discards. Of a pile that lies
/// face down nobody sees more than how high it is: a view shows no card of it, and a new deal
/// shuffles it. Above the top there is always nothing: of cards that once lay there no view tells.
public final class Pile {
  private final State state;
  private final int first;
  private final int count;
  private boolean dealtByItself = true;
  private int shuffles;

  /// Cards that lie elsewhere, hidden, and could be some of a deck as far as others know.
  public interface Beside {
    /// How many there are that a viewer does not know.
    int size(Seat viewer);

    /// One of them.
    int card(int position);

    /// Whether another card could lie in the place of one of them.
    boolean fits(int dealt);

    /// Another card lies in the place of one of them: for new deals.
    void put(int position, int dealt);
  }

  private @Nullable Beside beside;

  // Who has seen cards of this deck that have been put back, and which, if it has not been shuffled
  // since.
  private Seat viewer = Seat.NONE;
  private List<Integer> seen = List.of();
  private int seenAt;

  private Pile(Table game, int most, boolean faceDown) {
    this.state = game.state();
    this.count = game.cells().ints(1, Secrecy.PUBLIC);
    this.first = game.cells().bytes(most, faceDown ? Secrecy.NOBODY : Secrecy.PUBLIC);
    if (faceDown) game.decks().add(this);
  }

  /// A pile that lies face down.
  ///
  /// @param most how many cards it can hold
  public static Pile faceDown(Table game, int most) {
    return new Pile(game, most, true);
  }

  /// A pile that lies face up.
  ///
  /// @param most how many cards it can hold
  public static Pile faceUp(Table game, int most) {
    return new Pile(game, most, false);
  }

  /// Says that its cards are cosmic cards and that everybody sees them.
  public Pile shown(Table game) {
    game.cells().shownPile(count, first);
    return this;
  }

  /// Leaves it to a part how this deck is dealt anew, together with cards that lie elsewhere.
  public Pile dealtAmongOthers() {
    dealtByItself = false;
    return this;
  }

  /// Says that a seat has seen cards that lie in this deck, or will: until it is shuffled it knows
  /// where they are.
  public void shownTo(Seat seat, List<Integer> cards) {
    viewer = seat;
    seen = List.copyOf(cards);
    seenAt = shuffles;
  }

  /// Says that cards which lie elsewhere are dealt anew together with this deck.
  public void beside(Beside cards) {
    beside = cards;
  }

  /// The cards that are dealt anew together with this deck, null for none.
  public @Nullable Beside beside() {
    return beside;
  }

  /// Forgets who has seen what: before a phase is run again, since then it will be seen again.
  public void forgetShown() {
    viewer = Seat.NONE;
  }

  /// The cards of which a seat does not know where they lie.
  public List<Integer> unseenBy(Seat seat) {
    List<Integer> cards = new ArrayList<>(cards());
    if (seat == viewer && seenAt == shuffles) cards.removeAll(seen);
    return cards;
  }

  /// Whether a new deal of hidden cards just shuffles this deck.
  public boolean isDealtByItself() {
    return dealtByItself;
  }

  /// How many cards there are.
  public int size() {
    return state.n[count];
  }

  /// Whether there is no card.
  public boolean isEmpty() {
    return state.n[count] == 0;
  }

  /// A card, 0 at the bottom.
  public int at(int position) {
    return state.b[first + position];
  }

  /// The top card, -1 when there is none.
  public int top() {
    return isEmpty() ? -1 : at(size() - 1);
  }

  /// The lowest position at which a card lies, -1 when it lies nowhere.
  public int find(int card) {
    for (int i = 0; i < size(); i++) if (at(i) == card) return i;
    return -1;
  }

  /// The cards from the bottom to the top: for people.
  public List<Integer> cards() {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < size(); i++) cards.add(at(i));
    return cards;
  }

  // ---- moves: for verbs only

  /// Takes the top card, -1 when there is none.
  public int draw() {
    if (isEmpty()) return -1;
    int top = first + --state.n[count];
    int card = state.b[top];
    state.b[top] = 0;
    return card;
  }

  /// Lays a card on top.
  public void lay(int card) {
    state.b[first + state.n[count]++] = (byte) card;
  }

  /// Pushes a card under all others.
  public void under(int card) {
    System.arraycopy(state.b, first, state.b, first + 1, state.n[count]++);
    state.b[first] = (byte) card;
  }

  /// Takes the card at a position out; the others keep their order.
  public int take(int position) {
    int card = at(position);
    int above = --state.n[count] - position;
    System.arraycopy(state.b, first + position + 1, state.b, first + position, above);
    state.b[first + size()] = 0;
    return card;
  }

  /// Two cards change places.
  public void swap(int one, int other) {
    byte card = state.b[first + one];
    state.b[first + one] = state.b[first + other];
    state.b[first + other] = card;
  }

  /// Puts another card at a position: for new deals.
  public void replace(int position, int card) {
    state.b[first + position] = (byte) card;
  }

  /// Lays another pile on this one, in its order; that one is empty then.
  public void takeIn(Pile other) {
    System.arraycopy(state.b, other.first, state.b, first + size(), other.size());
    state.n[count] += state.n[other.count];
    other.clear();
  }

  /// This pile and another change places.
  public void exchange(Pile other) {
    int size = size();
    for (int i = Math.max(size, other.size()) - 1; i >= 0; i--) {
      byte card = state.b[first + i];
      state.b[first + i] = state.b[other.first + i];
      state.b[other.first + i] = card;
    }
    state.n[count] = other.size();
    state.n[other.count] = size;
  }

  /// Turns the pile over: the top card lies at the bottom then.
  public void turnOver() {
    for (int i = 0; i < size() / 2; i++) swap(i, size() - 1 - i);
  }

  /// Removes all cards.
  public void clear() {
    Arrays.fill(state.b, first, first + size(), (byte) 0);
    state.n[count] = 0;
  }

  /// Shuffles all cards.
  public void shuffle() {
    shuffles++;
    state.shuffle(first, size());
  }

  /// How often the pile has been shuffled so far in this object.
  public int shuffles() {
    return shuffles;
  }

  /// Shuffles all cards with other luck than the game's: for new deals.
  public void shuffle(Luck luck) {
    for (int i = size() - 1; i > 0; i--) swap(i, luck.number(i + 1));
  }

  /// These cards are the pile, the top one last: for tables set up by hand.
  public void lay(List<Integer> cards) {
    clear();
    for (int card : cards) lay(card);
  }
}
