package hypergate.game.ask;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Chosen;
import hypergate.game.table.Table;

/// Questions to one seat. Each gives the chosen thing; a question with a single possible answer is
/// not put to anybody; one without any is a bug and throws.
public final class Ask {
  private final Table game;
  private final Asking asking;
  private final Seat seat;

  /// Questions to this seat.
  public Ask(Table game, Asking asking, Seat seat) {
    this.game = game;
    this.asking = asking;
    this.seat = seat;
  }

  private Menu fresh() {
    return asking.menu().clear();
  }

  /// Asks with a menu that the caller has filled through [#menu].
  public int choose(Prompt prompt) {
    return asking.decide(seat, prompt, 0);
  }

  /// Whether the next question was answered before the phase is run again: then [#known] gives that
  /// answer, and no menu needs to be built.
  public boolean isKnown() {
    return asking.isKnown();
  }

  /// What was answered before the phase is run again.
  public int known() {
    return asking.known();
  }

  /// Says that a gesture begins whose first small decision may be a later one than its first, since
  /// that had one possible answer or was another question.
  public void begin() {
    asking.anew();
  }

  /// Asks a further small decision of the same gesture: nothing at the table has changed since its
  /// first.
  public int choose(Prompt prompt, int step) {
    return asking.decide(seat, prompt, step);
  }

  /// An empty menu to fill before [#choose].
  public Menu menu() {
    return fresh();
  }

  /// Yes or no.
  public boolean yes(Prompt prompt) {
    fresh().add(Word.YES).add(Word.NO);
    return Choice.is(choose(prompt), Word.YES);
  }

  /// One of two words.
  public Word word(Prompt prompt, Word first, Word second) {
    fresh().add(first).add(second);
    return Word.of(Choice.value(choose(prompt)));
  }

  /// One of three words.
  public Word word(Prompt prompt, Word first, Word second, Word third) {
    fresh().add(first).add(second).add(third);
    return Word.of(Choice.value(choose(prompt)));
  }

  /// One of two numbers.
  public int oneOf(Prompt prompt, int first, int second) {
    fresh().add(Choice.number(first)).add(Choice.number(second));
    return Choice.asNumber(choose(prompt));
  }

  /// A number from `low` to `high`.
  public int number(Prompt prompt, int low, int high) {
    fresh().numbers(low, high);
    return Choice.asNumber(choose(prompt));
  }

  /// A seat of the mask.
  public Seat seat(Prompt prompt, int mask) {
    fresh().seats(reached(mask));
    return Seat.of(Choice.value(choose(prompt)));
  }

  /// A seat of the mask, or [Seat#NONE].
  public Seat seatOrNone(Prompt prompt, int mask) {
    fresh().add(Word.NONE).seats(choosable(mask));
    int choice = choose(prompt);
    return Choice.is(choice, Word.NONE) ? Seat.NONE : Seat.of(Choice.value(choice));
  }

  // Whom the power that asks reaches; nobody in timeout, as long as there is anybody else.
  private int choosable(int mask) {
    int offered = game.reach().offered(seat, mask);
    int playing = offered & ~game.course().out();
    return playing == 0 ? offered : playing;
  }

  /// Any seats of the mask, possibly none; one gesture.
  ///
  /// @param most how many at most
  public int seats(Prompt prompt, int mask, int most) {
    int chosen = 0;
    mask = choosable(mask);
    for (int step = 0; mask != 0 && step < most; step++) {
      int choice = isKnown() ? known() : seatOf(prompt, mask, most, step);
      if (Choice.is(choice, Word.NONE) || Choice.is(choice, Word.DONE)) break;
      if (Choice.is(choice, Word.ALL)) return mask;
      int bit = 1 << Choice.value(choice);
      chosen |= bit;
      // Later picks follow in seat order, so that a set of seats is one sequence only.
      mask &= -(bit << 1);
    }
    return chosen;
  }

  private int seatOf(Prompt prompt, int mask, int most, int step) {
    Menu menu = fresh().add(step == 0 ? Word.NONE : Word.DONE);
    if (step == 0 && Integer.bitCount(mask) > 1 && most >= Integer.bitCount(mask))
      menu.add(Word.ALL);
    menu.seats(mask).gesture(0, Math.min(most - step, Integer.bitCount(mask)));
    return choose(prompt, step);
  }

  /// A planet of the mask.
  public Planet planet(Prompt prompt, long mask) {
    mask = reached(prompt, mask);
    fresh().planets(mask);
    Planet planet = Planet.of(Choice.value(choose(prompt)));
    boolean other = (mask & ~planet.bit()) != 0;
    if (!other || !game.chosen().isWatched() || prompt.id().indexOf('/') < 0) return planet;
    if (game.chosen().answered(Chosen.What.PLANET, seat, prompt, planet.bit()) == 0) return planet;
    fresh().planets(mask & ~planet.bit());
    return Planet.of(Choice.value(choose(prompt)));
  }

  /// A planet of the mask, or [Planet#NONE].
  public Planet planetOrNone(Prompt prompt, long mask) {
    fresh().add(Word.NONE).planets(reached(prompt, mask));
    int choice = choose(prompt);
    return Choice.is(choice, Word.NONE) ? Planet.NONE : Planet.of(Choice.value(choice));
  }

  // The power that asks cannot choose who is immune, as long as there is anybody else.
  private int reached(int mask) {
    int reached = choosable(mask);
    return reached == 0 ? mask : reached;
  }

  private long reached(Prompt prompt, long mask) {
    if (prompt.id().indexOf('/') < 0) return mask;
    long reached = game.reach().offered(seat, mask);
    return reached == 0 ? mask : reached;
  }

  /// A place where another seat has ships: one of its colonies or, if wanted, a card before it.
  public int placeOf(Prompt prompt, Seat owner, boolean cardsToo) {
    Menu menu = fresh();
    menu.planets(game.ships().standing(owner));
    // Effects on ships of a planet leave those on outposts alone, unless there are no others.
    if (menu.count() == 0) addOutposts(menu, owner);
    if (cardsToo) addCards(menu, owner);
    return place(choose(prompt));
  }

  private void addOutposts(Menu menu, Seat owner) {
    for (long rest = game.ships().outposts(owner); rest != 0; rest &= rest - 1)
      menu.add(
          Choice.of(
              Choice.PLACE,
              game.ships().outpost(Planet.of(Long.numberOfTrailingZeros(rest)), owner)));
  }

  /// A place where a seat has ships, whichever it is, the warp and alien sheets excepted: out of
  /// the game too.
  public int anyPlaceOf(Prompt prompt, Seat owner) {
    Menu menu = fresh();
    menu.planets(game.ships().standing(owner));
    for (int place = Place.GATE; place < Place.ON_CARD; place++)
      if (place != Place.WARP && place != Place.ON_SHEETS && game.ships().at(place, owner) > 0)
        menu.add(Choice.of(Choice.PLACE, place));
    addCards(menu, owner);
    return place(choose(prompt));
  }

  // The cards before a seat on which it has ships.
  private void addCards(Menu menu, Seat owner) {
    CardSlots slots = game.cardSlots();
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, owner) && slots.ships(slot) > 0)
        menu.add(Choice.of(Choice.FACE_DOWN, slot));
  }

  private static int place(int choice) {
    boolean onCard = Choice.kind(choice) == Choice.FACE_DOWN;
    return onCard ? Place.ON_CARD + Choice.value(choice) : Choice.value(choice);
  }

  /// A card of the set; cards with the same face are one option.
  public int card(Prompt prompt, CardSet set) {
    addFaces(fresh(), set);
    return Choice.value(choose(prompt));
  }

  /// A card of the set, or -1 for none.
  public int cardOrNone(Prompt prompt, CardSet set) {
    addFaces(fresh().add(Word.NONE), set);
    int choice = choose(prompt);
    return Choice.is(choice, Word.NONE) ? -1 : Choice.value(choice);
  }

  /// Several cards of the set, one gesture: the chosen ones stay in the set, the others leave it.
  ///
  /// @param least how many at least; when 0, `none` is an answer
  /// @param most how many at most
  public void cards(Prompt prompt, CardSet set, int least, int most) {
    long low = 0;
    long high = 0;
    for (int step = 0; step < most && !set.isEmpty(); step++) {
      Menu menu = fresh();
      if (step >= least) menu.add(step == 0 ? Word.NONE : Word.DONE);
      countFaces(menu, set);
      int left = set.size();
      menu.gesture(Math.min(Math.max(0, least - step), left), Math.min(most - step, left));
      int choice = choose(prompt, step);
      if (Choice.kind(choice) == Choice.WORD) break;
      int card = Choice.value(choice);
      set.remove(card);
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
    }
    set.set(low, high);
  }

  /// Adds one option for each face in the set to a menu.
  public void addFaces(Menu menu, CardSet set) {
    Face last = null;
    for (int card = set.next(0); card >= 0; card = set.next(card + 1)) {
      Face face = game.cards().face(card);
      if (face == last || isFurtherCopy(set, card)) continue;
      last = face;
      menu.add(Choice.of(Choice.CARD, card));
    }
  }

  private void countFaces(Menu menu, CardSet set) {
    Face last = null;
    for (int card = set.next(0); card >= 0; card = set.next(card + 1)) {
      Face face = game.cards().face(card);
      if (isFurtherCopy(set, card)) again(menu, face);
      else if (face == last) menu.again();
      else menu.add(Choice.of(Choice.CARD, card), 1);
      last = face;
    }
  }

  private boolean isFurtherCopy(CardSet set, int card) {
    return game.cards().isFurtherCopy(card, set.low(), set.high());
  }

  private void again(Menu menu, Face face) {
    for (int i = 0; i < menu.count(); i++)
      if (Choice.kind(menu.at(i)) == Choice.CARD
          && game.cards().face(Choice.value(menu.at(i))) == face) menu.again(i);
  }
}
