package hypergate.game.table;

import hypergate.game.card.Option;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /// The first of the cards that an alien brings ([hypergate.game.card.Sheet#interrupts]): they let
  /// its player break into the turns of others, and are wild otherwise.
  private static final int INTERRUPTING = NONE + 1;

  private static final int MOST_INTERRUPTING = 3;

  private final Table game;
  private final Pile deck;
  private final Pile discards;

  // Drawn cards that lie on an alien sheet, and which of them is to be used instead of a draw, plus
  // one.
  private final Pile kept;
  private final int instead;

  // The card that lies face down on an alien sheet, plus one; the alien, plus one; who laid it
  // down.
  private final int down;
  // Whether somebody has chosen the card that will be drawn.
  private final int commanded;

  /// The destiny deck of a game.
  public Destinies(Table game) {
    this.game = game;
    this.deck = Pile.faceDown(game, Sizes.DESTINIES);
    this.discards = Pile.faceUp(game, Sizes.DESTINIES);
    this.kept = Pile.faceUp(game, Sizes.DESTINIES);
    this.instead = game.cells().ints(1, Secrecy.PUBLIC);
    this.down = game.cells().ints(1, this::hide);
    game.cells().ints(2, Secrecy.PUBLIC);
    deck.beside(
        new Pile.Beside() {
          @Override
          public int size(Seat viewer) {
            return isSeenBy(viewer) || game.state().n[down] == 0 ? 0 : 1;
          }

          @Override
          public int card(int position) {
            return game.state().n[down] - 1;
          }

          @Override
          public boolean fits(int dealt) {
            return mayLieDown(dealt, Seat.of(game.state().n[down + 2]));
          }

          @Override
          public void put(int position, int dealt) {
            game.state().n[down] = dealt + 1;
          }
        });
    this.commanded = game.cells().ints(1, Secrecy.PUBLIC);
  }

  /// The cards that are left to draw.
  public Pile deck() {
    return deck;
  }

  /// The discarded cards.
  public Pile discards() {
    return discards;
  }

  // ---- on an alien sheet

  /// The drawn cards that lie on an alien sheet ([hypergate.game.card.Sheet#destinies]).
  public Pile kept() {
    return kept;
  }

  /// How many cards of a colour lie there; of [Seat#NONE] how many wild ones.
  public int kept(Seat colour) {
    int count = 0;
    for (int i = 0; i < kept.size(); i++) if (isOf(kept.at(i), colour)) count++;
    return count;
  }

  private static boolean isOf(int card, Seat colour) {
    return colour.exists() ? isColour(card) && colour(card) == colour : isWild(card);
  }

  /// The card that has been drawn goes onto the sheet; it decides all the same.
  public void keep(int card) {
    if (card != NONE && kept.find(card) < 0) kept.lay(card);
  }

  /// Cards from the sheet go to the discards: those of a colour, wild ones in place of missing
  /// ones.
  public void spend(Seat colour, int count) {
    int left = count - spendOf(colour, count);
    if (left > 0) spendOf(Seat.NONE, left);
  }

  private int spendOf(Seat colour, int count) {
    int spent = 0;
    for (int i = kept.size() - 1; i >= 0 && spent < count; i--)
      if (isOf(kept.at(i), colour)) {
        discards.lay(kept.take(i));
        spent++;
      }
    return spent;
  }

  /// A seat may choose a card from the sheet that is used instead of the next draw.
  ///
  /// @return it, -1 for none
  public int useKept(Seat seat, Prompt prompt) {
    Menu menu = game.menu().clear().add(Word.NONE);
    addFaces(menu, kept.cards());
    int choice = game.choose(seat, prompt);
    if (Choice.is(choice, Word.NONE)) return -1;
    int card = like(Choice.value(choice), kept.cards());
    kept.take(kept.find(card));
    game.state().n[instead] = card + 1;
    return card;
  }

  /// The card that is used instead of the next draw, -1 for none.
  public int usedInstead() {
    return game.state().n[instead] - 1;
  }

  /// The sheet leaves the game: the cards on it are discarded.
  public void dropKept() {
    discards.takeIn(kept);
  }

  // ---- face down on an alien sheet

  /// Whether a card may lie face down on the sheet of a seat: it shows the colour of somebody else
  /// and bears no warning.
  private boolean mayLieDown(int card, Seat seat) {
    return isColour(card) && !warns(game, card) && colour(card) != seat;
  }

  /// The colours of which a card in the deck may lie face down on the sheet of a seat, as a mask.
  public int layable(Seat seat) {
    int colours = 0;
    for (int i = 0; i < deck.size(); i++)
      if (mayLieDown(deck.at(i), seat)) colours |= colour(deck.at(i)).bit();
    return colours;
  }

  /// A card of a colour comes out of the deck and lies face down on the sheet of an alien, by
  /// number; the deck is shuffled.
  public void layDown(int alien, Seat holder, Seat colour) {
    for (int i = 0; i < deck.size(); i++) {
      if (!mayLieDown(deck.at(i), holder) || colour(deck.at(i)) != colour) continue;
      game.state().n[down] = deck.take(i) + 1;
      game.state().n[down + 1] = alien + 1;
      game.state().n[down + 2] = holder.index();
      deck.shuffle();
      return;
    }
  }

  /// The colour of the card that lies face down on a sheet, as far as whoever asks may know;
  /// [Seat#NONE] for none.
  public Seat faceDown() {
    game.probe().peek();
    int card = game.state().n[down] - 1;
    return card >= 0 && card < WILD ? colour(card) : Seat.NONE;
  }

  /// Whether a card lies face down on the sheet of an alien, by number.
  public boolean liesFaceDown(int alien) {
    return game.state().n[down + 1] == alien + 1;
  }

  /// The sheet leaves the game: the card that lies face down on it is discarded.
  public void dropFaceDown() {
    if (game.state().n[down] != 0) discards.lay(game.state().n[down] - 1);
    game.state().n[down] = 0;
    game.state().n[down + 1] = 0;
    game.state().n[down + 2] = 0;
  }

  // Who has the sheet.
  private Seat downBefore() {
    int alien = game.state().n[down + 1] - 1;
    int instance = alien < 0 ? -1 : game.powers().find(alien);
    return instance < 0 ? Seat.NONE : Powers.owner(instance);
  }

  private boolean isSeenBy(Seat viewer) {
    return viewer.exists() && viewer == downBefore();
  }

  private void hide(Claim claim, State shown, Sight sight) {
    if (shown.n[down] != 0 && !isSeenBy(sight.viewer())) shown.n[down] = Secrecy.UNKNOWN_CARD;
  }

  // ---- cards

  /// Whether the card shows a colour.
  public static boolean isColour(int card) {
    return card < WILD;
  }

  /// Whether the card is wild.
  public static boolean isWild(int card) {
    return card == WILD || card == WILD + 1 || card >= NONE;
  }

  /// Whether the card is one of those that interrupt.
  public static boolean interrupts(int card) {
    return card >= INTERRUPTING;
  }

  /// Who breaks in with a card that interrupts, [Seat#NONE] where its alien is not in the game.
  public Seat interrupter() {
    Sheet alien = interrupting();
    return alien == null ? Seat.NONE : game.powers().holder(alien);
  }

  /// What the cards that interrupt are called.
  public String interruptingName() {
    Sheet alien = interrupting();
    return alien == null ? "" : alien.interrupts();
  }

  private @Nullable Sheet interrupting() {
    for (Sheet alien : game.content().aliens()) if (!alien.interrupts().isEmpty()) return alien;
    return null;
  }

  /// The cards that interrupt are shuffled into the deck.
  public void addInterrupting() {
    for (int i = 0; i < MOST_INTERRUPTING; i++) deck.lay(INTERRUPTING + i);
    deck.shuffle();
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
    boolean any = !discards.isEmpty() || !kept.isEmpty();
    deck.takeIn(discards);
    deck.takeIn(kept);
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
    game.state().n[commanded] = 1;
  }

  /// Whether somebody has chosen the card that will be drawn next.
  public boolean isChosen() {
    return game.state().n[commanded] != 0;
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
    addFaces(game.menu().clear(), cards);
    return like(Choice.value(game.choose(seat, prompt)), cards);
  }

  private void addFaces(Menu menu, List<Integer> cards) {
    long faces = 0;
    for (int card : cards) faces |= 1L << face(card);
    for (long rest = faces; rest != 0; rest &= rest - 1)
      menu.add(Choice.of(Choice.DESTINY, Long.numberOfTrailingZeros(rest)));
  }

  // The first of these cards that shows a face.
  private int like(int face, List<Integer> cards) {
    for (int card : cards) if (face(card) == face) return card;
    throw new IllegalStateException("no such destiny card: " + face);
  }

  // Cards of one colour without a warning look alike, and so do the wild ones: the first stands
  // for all.
  private int face(int card) {
    if (interrupts(card)) return INTERRUPTING;
    if (isWild(card)) return WILD;
    return isColour(card) && !warns(game, card) ? card - card % 3 : card;
  }

  /// Draws the top card, or takes the one that is used instead.
  public int draw() {
    int chosen = usedInstead();
    game.state().n[instead] = 0;
    game.state().n[commanded] = 0;
    if (chosen >= 0) return chosen;
    prepare();
    return isUsedUp() ? NONE : deck.draw();
  }

  // H-219: where cards have left the game, what is left may show nothing but the offense's colour.
  private boolean isUsedUp() {
    return deck.size() + discards.size() + kept.size() <= 6
        && isOwn(deck)
        && isOwn(discards)
        && isOwn(kept);
  }

  private boolean isOwn(Pile pile) {
    Seat offense = game.encounter().offense();
    for (int i = 0; i < pile.size(); i++) if (named(game, pile.at(i)) != offense) return false;
    return true;
  }

  /// Lays a card on the destiny discard pile, unless it leaves the game or has been put elsewhere.
  public void discard(int card) {
    if (kept.find(card) >= 0 || discards.find(card) >= 0) return;
    boolean leaves = game.query(Query.DESTINY_LEAVES, game.encounter().offense(), 0) != 0;
    if (!leaves && card != NONE) discards.lay(card);
  }
}
