package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.declare.Condition;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.phase.StartCards;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.table.Encounter;
import hypergate.game.table.Pile;
import hypergate.game.table.Pile.Beside;
import hypergate.game.table.Powers;
import hypergate.game.timing.Stands;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Hiding;
import hypergate.game.verb.Part;
import hypergate.game.verb.Parts;
import hypergate.game.view.View;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The hazard cards (docs/rules/hazards.md): the deck, the discards and those in play, which stand
/// in the order in which they came, and those that an alien keeps face down. Games without them
/// have no such part. It is long because a card goes from each of these places to each other one.
public final class Hazards implements Part {
  /// The deck in events.
  static final DeckName DECK = new DeckName("hazard deck");

  private static final int MOST_CARDS = 64;
  private static final int MOST_IN_PLAY = 12;

  private final Game game;
  private final State state;
  private final Hazard[] cards;

  // The cards of the chosen decks.
  private final int[] dealt;
  private final ToIntFunction<String> cardNumbers;
  private final HazardStands stands;
  private final HazardTerm term;
  private final HazardHiding hiding;
  private final Pile deck;
  private final Pile discards;
  private final int count;
  private final int numbers;
  private final int holders;

  // Whether the deck has been laid out; the alien, plus one, on whose sheet cards lie face down;
  // how
  // many, and which.
  private final int laidOut;
  private final int keeper;
  private final int kept;
  private final int keptCards;
  private @Nullable BiConsumer<Window, Hazard> tally;

  Hazards(Game game) {
    this.game = game;
    this.state = game.state();
    this.cards = game.content().of(Hazard.class).toArray(Hazard[]::new);
    this.dealt =
        IntStream.range(0, cards.length)
            .filter(i -> HazardVariant.deals(game.options(), cards[i]))
            .flatMap(i -> IntStream.generate(() -> i).limit(copies(i)))
            .toArray();
    this.cardNumbers = id -> Hazard.numberOf(game.content(), id);
    this.stands = new HazardStands(game, this);
    this.term = new HazardTerm(game, this);
    this.hiding = new HazardHiding(game, this);
    this.deck = Pile.faceDown(game, MOST_CARDS);
    this.discards = Pile.faceUp(game, MOST_CARDS);
    this.count = game.cells().ints(1, Secrecy.PUBLIC);
    this.numbers = game.cells().bytes(MOST_IN_PLAY, Secrecy.PUBLIC);
    this.holders = game.cells().bytes(MOST_IN_PLAY, Secrecy.PUBLIC);
    this.laidOut = game.cells().ints(1, Secrecy.PUBLIC);
    this.keeper = game.cells().ints(1, Secrecy.PUBLIC);
    this.kept = game.cells().ints(1, Secrecy.PUBLIC);
    this.keptCards = game.cells().bytes(MOST_CARDS, this::hide);
    deck.beside(
        new Beside() {
          @Override
          public int size(Seat viewer) {
            return isKeptBy(viewer) ? 0 : kept();
          }

          @Override
          public int card(int position) {
            return state.b[keptCards + position];
          }

          @Override
          public boolean fits(int dealt) {
            return true;
          }

          @Override
          public void put(int position, int dealt) {
            state.b[keptCards + position] = (byte) dealt;
          }
        });
  }

  /// The hazards of a game that is played with them.
  public static Hazards of(Game game) {
    return game.parts().get(Hazards.class);
  }

  /// The hazards as a view shows them, of a game that is played with them.
  public static Hazards of(View view) {
    return view.parts().get(Hazards.class);
  }

  /// Whether a game is played with hazards, or has their deck on the table.
  public static boolean areIn(Game game) {
    return isOut(game.parts().find(Hazards.class));
  }

  /// Whether the game of a view is played with hazards, or has their deck on the table.
  public static boolean areIn(View view) {
    return isOut(view.parts().find(Hazards.class));
  }

  private static boolean isOut(@Nullable Hazards hazards) {
    return hazards != null && (hazards.inUse() || hazards.state.n[hazards.laidOut] != 0);
  }

  /// Whether hazards are drawn in encounters.
  public boolean inUse() {
    return game.options().is(HazardOptions.HAZARDS);
  }

  @Override
  public Stands stands() {
    return stands;
  }

  @Override
  public DealTerm term() {
    return term;
  }

  @Override
  public Hiding hiding() {
    return hiding;
  }

  // ---- the course of the game

  @Override
  public void makeDecks() {
    if (!inUse()) return;
    shuffleIn();
    StartCards.onTop(game, cardNumbers, deck);
  }

  // An alien that keeps hazards needs their deck.
  @Override
  public void sheetCame(int alien) {
    if (game.content().alien(alien).isBringingPart(Hazards.class)) layOut(alien);
  }

  @Override
  public void sheetLeaves(int alien) {
    if (state.n[keeper] == alien + 1) dropKept();
  }

  private void layOut(int alien) {
    state.n[keeper] = alien + 1;
    if (state.n[laidOut] == 0 && !inUse()) shuffleIn();
    state.n[laidOut] = 1;
  }

  @Override
  public boolean destinyOver() {
    return HazardDraw.atEndOfDestiny(game, this);
  }

  @Override
  public boolean allianceBegins() {
    return HazardDraw.beforeAlliance(game, this);
  }

  // What lasts no longer is discarded.
  @Override
  public void encounterEnds() {
    boolean any = false;
    for (int slot = inPlay() - 1; slot >= 0; slot--)
      if (hazard(slot).isTemporary() && !holder(slot).exists()) {
        discard(slot, "");
        any = true;
      }
    if (any) keepPowers();
  }

  /// Recomputes in which windows and queries some hazard acts.
  public void index() {
    stands.index();
  }

  // Ships stand on the Alliance.
  @Override
  public String commonCard() {
    return "hazard";
  }

  // ---- the cards

  /// Who counts what hazards do; null for nobody.
  public void tally(@Nullable BiConsumer<Window, Hazard> tally) {
    this.tally = tally;
  }

  void count(int slot, Window window) {
    if (tally != null) tally.accept(window, hazard(slot));
  }

  /// The hazard with this number.
  Hazard card(int number) {
    return cards[number];
  }

  /// The id of the card with this number.
  public String id(int number) {
    return cards[number].id();
  }

  /// The cards that are left to draw.
  public Pile deck() {
    return deck;
  }

  /// The discarded cards.
  public Pile discards() {
    return discards;
  }

  /// Cards left in the deck.
  public int deckSize() {
    return deck.size();
  }

  /// Cards in the discard pile.
  public int discardSize() {
    return discards.size();
  }

  /// A card of the discard pile, 0 at the bottom.
  public Hazard discarded(int position) {
    return cards[discards.at(position)];
  }

  /// How many hazards are in play.
  public int inPlay() {
    return state.n[count];
  }

  /// The hazard at a position among those in play.
  public Hazard hazard(int slot) {
    return cards[number(slot)];
  }

  /// The number of the hazard at a position among those in play.
  public int number(int slot) {
    return state.b[numbers + slot] - 1;
  }

  /// Who holds a hazard in play; [Seat#NONE] for nobody.
  public Seat holder(int slot) {
    return Seat.of(state.b[holders + slot] - 1);
  }

  /// Says who holds a hazard in play.
  public void holder(int slot, Seat seat) {
    state.b[holders + slot] = (byte) (seat.index() + 1);
  }

  /// Puts the cards of the chosen decks into the hazard deck, shuffled.
  public void shuffleIn() {
    deck.clear();
    for (int number : dealt) deck.lay(number);
    deck.shuffle();
  }

  private int copies(int number) {
    return game.options().is(HazardOptions.SINGLETONS) ? 1 : cards[number].count();
  }

  /// Turns the top card up and puts it into play: those that it drives out are discarded, and what
  /// it says for that moment happens. The discards are shuffled when the deck is empty.
  public void draw() {
    Seat offense = game.encounter().offense();
    for (int left = deckSize() + discardSize(); left > 0; left--) {
      game.steps().one();
      if (deckSize() == 0) reshuffle();
      if (deckSize() == 0 || turnUp(offense, deck.draw())) return;
    }
  }

  // A card is turned up; whether it comes into play, or another is to be drawn.
  private boolean turnUp(Seat offense, int number) {
    Hazard hazard = cards[number];
    if (game.isHeard()) game.tell(new HazardEvent.HazardDrawn(offense, hazard.id()));
    // By a switch a hazard that has come without a warning counts as one (TC-13.27).
    if (game.options().is(HazardOptions.SUBVARIANT_WARNS)) game.encounter().flag(Encounter.WARNING);
    Condition redrawn = hazard.redrawn();
    if (redrawn == null || !redrawn.holds(game, offense)) {
      play(offense, number, hazard);
      return true;
    }
    if (game.isHeard()) game.tell(new HazardEvent.HazardDiscarded(hazard.id(), hazard.id()));
    toDiscard(number);
    return false;
  }

  // ---- face down on a sheet

  /// How many cards lie face down on the sheet of an alien.
  public int kept() {
    return state.n[kept];
  }

  /// The numbers of these cards, each as often as it is there, as far as whoever asks may know.
  public List<Integer> keptCards() {
    game.peek();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < kept(); i++)
      if (state.b[keptCards + i] != Secrecy.UNKNOWN) numbers.add((int) state.b[keptCards + i]);
    return numbers;
  }

  /// Who has the sheet on which cards lie face down, [Seat#NONE] for nobody.
  Seat keeper() {
    int instance = state.n[keeper] == 0 ? -1 : game.powers().find(state.n[keeper] - 1);
    return instance < 0 ? Seat.NONE : Powers.owner(instance);
  }

  private boolean isKeptBy(Seat viewer) {
    return viewer.exists() && viewer == keeper();
  }

  private void hide(Claim claim, State shown, Sight sight) {
    if (isKeptBy(sight.viewer())) return;
    for (int i = 0; i < kept(); i++) shown.b[keptCards + i] = Secrecy.UNKNOWN;
  }

  /// Whether there is a card that could be drawn onto a sheet.
  public boolean mayKeep() {
    return deckSize() + discardSize() > 0 && kept() < MOST_CARDS;
  }

  /// A seat draws a card and puts it face down on the sheet.
  public void keep(Seat seat) {
    if (deckSize() == 0) reshuffle();
    if (deckSize() == 0) return;
    int number = deck.draw();
    lay(number);
    if (game.isHeard())
      game.tell(new Event.LaidAside(seat, 1, List.of(cards[number].id()), game.cause()));
  }

  /// A card lies face down on the sheet: also for tables set up by hand.
  public void lay(int number) {
    state.b[keptCards + state.n[kept]++] = (byte) number;
  }

  /// A card of the sheet is played as if the offense had drawn it now. One that ends the encounter
  /// does so at once.
  public void play(int number) {
    int at = 0;
    while (at < kept() && state.b[keptCards + at] != number) at++;
    if (at == kept()) return;
    take(at);
    if (!turnUp(game.encounter().offense(), number)) draw();
  }

  private int take(int at) {
    int number = state.b[keptCards + at];
    int above = kept() - at - 1;
    System.arraycopy(state.b, keptCards + at + 1, state.b, keptCards + at, above);
    state.b[keptCards + --state.n[kept]] = 0;
    return number;
  }

  private void dropKept() {
    while (kept() > 0) {
      int number = take(kept() - 1);
      if (game.isHeard())
        game.tell(new HazardEvent.HazardDiscarded(cards[number].id(), game.cause()));
      toDiscard(number);
    }
  }

  // ---- words of its own

  /// The choice of a card, by its number.
  public int choice(int number) {
    return game.parts().choice(this, number);
  }

  /// The choice of the deck.
  int deckChoice() {
    return choice(cards.length);
  }

  /// The card of such a choice, by its number.
  public static int numberOf(int choice) {
    return Parts.valueOf(choice);
  }

  @Override
  public String notation(int value) {
    return value == cards.length ? "hazard" : cards[value].id();
  }

  @Override
  public String choiceKind(int value) {
    return value == cards.length ? "word" : "card";
  }

  private void play(Seat offense, int number, Hazard hazard) {
    for (int slot = inPlay() - 1; slot >= 0; slot--)
      if (drivesOut(hazard, hazard(slot))) discard(slot, hazard.id());
    int slot = enter(number);
    Ability drawn = hazard.drawn();
    if (drawn != null) act(offense, drawn, slot);
    if (hazard.taken() != null) Alternative.offer(game, this, slot);
    keepPowers();
  }

  /// Carries out what a hazard does for a seat.
  void act(Seat seat, Ability ability, int slot) {
    stands.act(seat, ability, slot);
  }

  private boolean drivesOut(Hazard drawn, Hazard other) {
    return drawn.isRivalOf(other)
        || drawn.removesSemiPermanent(game.options()) && other.isSemiPermanent(game.options());
  }

  /// The hazard in play with this number, as its slot; -1 when it is not in play.
  public int slotOf(int number) {
    for (int slot = 0; slot < inPlay(); slot++)
      if (state.b[numbers + slot] == number + 1) return slot;
    return -1;
  }

  /// Whether a seat can give the hazard in a slot away: one that can be held, and nobody else does;
  /// never for slot -1.
  public boolean mayGive(int slot, Seat seat) {
    return slot >= 0
        && hazard(slot).isHandHeld()
        && (!holder(slot).exists() || holder(slot) == seat);
  }

  /// A seat takes a hazard in play to hold it.
  public void hold(int slot, Seat seat) {
    holder(slot, seat);
    if (game.isHeard()) game.tell(new HazardEvent.HazardHeld(seat, hazard(slot).id()));
  }

  /// The hazard whose text is running is discarded.
  public void discardUsed() {
    discard(game.here(), hazard(game.here()).id());
  }

  /// Puts a hazard into play without further ado: for tables set up by hand.
  ///
  /// @return its slot
  public int enter(int number) {
    int slot = state.n[count]++;
    state.b[numbers + slot] = (byte) (number + 1);
    state.b[holders + slot] = 0;
    stands.index();
    return slot;
  }

  void reshuffle() {
    if (kept() > 0 && game.powers().inForce(game.powers().find(state.n[keeper] - 1))) dropKept();
    if (discards.isEmpty()) return;
    deck.takeIn(discards);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DECK, false));
  }

  // What keeps powers may have changed: they are looked at anew.
  private void keepPowers() {
    for (int p = 0; p < game.seats(); p++) game.verbs().ships().powerChanged(game.inOrder(p));
  }

  private void discard(int slot, String cause) {
    if (game.isHeard()) game.tell(new HazardEvent.HazardDiscarded(hazard(slot).id(), cause));
    toDiscard(state.b[numbers + slot] - 1);
    int above = inPlay() - slot - 1;
    closeUp(numbers + slot, above);
    closeUp(holders + slot, above);
    state.n[count]--;
    stands.index();
  }

  private void closeUp(int cell, int above) {
    System.arraycopy(state.b, cell + 1, state.b, cell, above);
    state.b[cell + above] = 0;
  }

  /// A hazard in play is shuffled into its deck again.
  public void shuffleBack(int slot) {
    int number = number(slot);
    discard(slot, hazard(slot).id());
    discards.draw();
    deck.lay(number);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DECK, false));
  }

  private void toDiscard(int number) {
    discards.lay(number);
  }
}
