package hypergate.game.verb;

import hypergate.game.card.Act;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Powers;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Query;

/// Alien sheets: who gets, trades, exchanges and turns them up. A seat has room for four powers;
/// what would be a fifth stays unused (ruling H-155). It is long because a sheet goes from each of
/// its places to each other one, and what goes with it goes each time.
public final class Sheets {
  /// Seats that take on another alien when the encounter is over, as a mask.
  private static final int REBORN = Layout.REBIRTH;

  private final Acting game;
  private final State state;
  private final Powers powers;
  private final Piles piles;
  private final Stages stages;

  // A bit for each alien whose sheet has left the game for good.
  private final int gone;

  Sheets(Acting game, Piles piles) {
    this.game = game;
    this.state = game.state();
    this.powers = game.powers();
    this.piles = piles;
    this.stages = new Stages(game, this);
    game.cells().ofInts(Layout.REBIRTH, 1, Secrecy.PUBLIC);
    this.gone = game.cells().words((game.content().aliens().size() + 63) / 64, Secrecy.PUBLIC);
  }

  private void moved() {
    game.verbs().planetTokens().sheetsMoved();
    game.verbs().secretMarks().sheetsMoved();
    game.parts().sheetsMoved();
    game.verbs().drifting().sweep();
  }

  /// Gives a seat another alien in an instance (-1: none), with events.
  public void becomes(int instance, PowerOrigin origin, int alien) {
    tell(instance, false);
    piles.discardPile(instance);
    sheetLeaves(instance);
    int before = powers.number(instance);
    stages.leave(before);
    facetsLeave(before);
    powers.set(instance, origin, alien);
    tell(instance, true);
    moved();
  }

  /// Gives a seat the power of an alien in place of the one it has of the same origin (-1: none).
  public void becomes(Seat seat, PowerOrigin origin, int alien) {
    int before = powers.find(seat, origin);
    int instance = before >= 0 ? before : powers.free(seat, origin);
    if (instance >= 0 && (alien >= 0 || before >= 0)) becomes(instance, origin, alien);
  }

  /// The same, except that the power does not work until the next encounter.
  public void becomesLater(Seat seat, PowerOrigin origin, int alien) {
    becomes(seat, origin, alien);
    int instance = powers.find(seat, origin);
    if (instance >= 0) powers.off(instance, Powers.ASLEEP);
  }

  /// Lays a chosen alien face down before a seat: only its owner knows it. A power that
  /// changes the rules by being there lies face up like one with Game Setup text (ruling H-156).
  public void becomesSecretly(int instance, int alien) {
    Sheet sheet = game.content().alien(alien);
    powers.set(instance, PowerOrigin.CHOSEN, alien);
    if (!sheet.setup() && sheet.effect().queries() == 0) powers.layFaceDown(instance);
    tell(instance, true);
  }

  /// Turns a sheet up as its power is used for the first time.
  public void turnUp(int instance) {
    powers.turnUp(instance);
    if (game.isHeard())
      game.tell(new Event.AlienShown(Powers.owner(instance), powers.alien(instance).id()));
  }

  /// Two seats exchange their aliens for good, with everything that lies on the sheets. A power
  /// that has been zapped or used remains so for this encounter. A power that a card has
  /// brought stays with that card.
  public void trade(Seat one, Seat other) {
    int a = 0;
    int b = 0;
    while (a < Sizes.POWERS || b < Sizes.POWERS) {
      a = nextSheet(one, a);
      b = nextSheet(other, b);
      int mine =
          a < Sizes.POWERS ? Powers.instance(one, a++) : powers.free(one, PowerOrigin.CHOSEN);
      int theirs =
          b < Sizes.POWERS ? Powers.instance(other, b++) : powers.free(other, PowerOrigin.CHOSEN);
      if (mine >= 0 && theirs >= 0 && (powers.exists(mine) || powers.exists(theirs)))
        swap(mine, theirs);
    }
  }

  /// Two seats exchange one power each for good, with everything that lies on the sheets; a row of
  /// stages goes along with its sheet.
  ///
  /// @param mine the instance of one power
  /// @param theirs that of the other
  public void exchange(int mine, int theirs) {
    swap(mine, theirs);
    follow();
  }

  /// The power of a seat that another one may take, as the instance that it lies in: it names one
  /// if there are several. Sheets that lie face down are not named unless there are no others.
  ///
  /// @return -1 when there is none that may leave its owner
  public int choose(Seat chooser, Seat owner, Prompt prompt) {
    Menu menu = game.ask(chooser).menu();
    int last = -1;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(owner, slot);
      if (!mayLeave(instance)) continue;
      if (last < 0 || powers.isFaceDown(last)) last = instance;
      if (powers.isFaceDown(instance)) continue;
      menu.add(Choice.of(Choice.ALIEN, powers.number(instance)));
    }
    if (menu.count() < 2) return last;
    int alien = Choice.value(game.ask(chooser).choose(prompt));
    return powers.find(owner, game.content().alien(alien));
  }

  /// Whether a seat has a power that may leave it.
  public boolean mayLeave(Seat owner) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (mayLeave(Powers.instance(owner, slot))) return true;
    return false;
  }

  /// Whether a seat has several powers that may leave it.
  boolean several(Seat owner) {
    int powers = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (mayLeave(Powers.instance(owner, slot))) powers++;
    return powers > 1;
  }

  private boolean mayLeave(int instance) {
    return isDealt(instance)
        && !powers.alien(instance).hasSecondFleet()
        && !powers.alien(instance).hasSecondSystem()
        && game.query(Query.POWER_FIXED, Powers.owner(instance), 0) == 0;
  }

  private int nextSheet(Seat seat, int from) {
    int slot = from;
    while (slot < Sizes.POWERS && !isSheet(Powers.instance(seat, slot))) slot++;
    return slot;
  }

  /// Sheets laid out as the stages of another.
  public Stages stages() {
    return stages;
  }

  /// Two instances change places, with events.
  void swap(int one, int other) {
    if (one < Sizes.INSTANCES && other < Sizes.INSTANCES) handOver(one, other);
    tell(one, false);
    tell(other, false);
    powers.swap(one, other);
    tell(one, true);
    tell(other, true);
    moved();
  }

  private void handOver(int one, int other) {
    if (Powers.owner(one) == Powers.owner(other)) return;
    changeHands(one);
    changeHands(other);
  }

  private void changeHands(int instance) {
    if (!powers.exists(instance)) return;
    Act<?> changing = powers.alien(instance).changingHands();
    if (changing != null) game.asIfHere(instance, changing, Powers.owner(instance));
  }

  /// The sheet in an instance goes to one place of the row, and that of another comes.
  void change(int instance, int to, int from) {
    tell(instance, false);
    facetsLeave(powers.number(instance));
    powers.swap(instance, to);
    powers.swap(instance, from);
    tell(instance, true);
    moved();
  }

  /// Tells that the sheet of an instance has changed; the one before lies in the row.
  void tellChange(int instance, int before) {
    Seat owner = Powers.owner(instance);
    if (game.isHeard())
      game.tell(new Event.AlienChanged(owner, powers.alien(before).id(), false, false));
    tell(instance, true);
  }

  /// The sheet in an instance leaves the game, its cards are discarded.
  void leave(int instance, boolean isTold) {
    if (isTold) tell(instance, false);
    piles.discardPile(instance);
    sheetLeaves(instance);
    int before = powers.number(instance);
    powers.set(instance, PowerOrigin.CHOSEN, -1);
    facetsLeave(before);
    moved();
  }

  /// The sheet in an instance leaves the game for good: nobody can draw it again.
  public void leaveForGood(int instance) {
    int alien = powers.number(instance);
    state.w[gone + alien / 64] |= 1L << alien % 64;
    leave(instance, true);
  }

  private boolean isGone(int alien) {
    return (state.w[gone + alien / 64] >>> alien % 64 & 1) != 0;
  }

  /// A seat gains the power of an alien beside one that it has, whose sheet it goes along with.
  ///
  /// @param master the instance of the power that it comes by
  /// @param instance where it comes, in place of what lies there
  public void gainFacet(int master, int instance, int alien) {
    int of = powers.number(master);
    becomes(instance, PowerOrigin.FACET, alien);
    powers.follows(instance, of);
  }

  // With its sheet what it has gained beside itself leaves the game.
  private void facetsLeave(int alien) {
    if (alien < 0) return;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (powers.exists(i) && powers.master(i) == alien) leave(i, true);
  }

  // Sheets have changed hands: what belongs to them follows, as far as there is room for it.
  private void follow() {
    stages.follow();
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (!powers.exists(i) || powers.master(i) < 0) continue;
      int sheet = powers.find(powers.master(i));
      if (sheet < 0 || Powers.owner(sheet) == Powers.owner(i)) continue;
      int place = powers.free(Powers.owner(sheet), PowerOrigin.FACET);
      if (place >= 0) swap(i, place);
      else leave(i, true);
    }
  }

  // What lies on it besides its pile leaves it first.
  private void sheetLeaves(int instance) {
    if (powers.exists(instance)) {
      Act<?> leaving = powers.alien(instance).leaving();
      if (leaving != null) game.asIfHere(instance, leaving, Powers.owner(instance));
      game.verbs().tallies().sheetLeaves(powers.alien(instance));
      game.verbs().sheetCards().sheetLeaves(powers.alien(instance));
      game.verbs().planetTokens().sheetLeaves(powers.alien(instance));
      game.verbs().secretMarks().sheetLeaves(powers.alien(instance));
      game.stands().grafts().sheetLeaves(powers.number(instance));
      if (!powers.alien(instance).destinies().isEmpty()) game.destinies().dropKept();
    }
    game.verbs().sheetShips().sheetLeaves(instance);
  }

  private void tell(int instance, boolean gained) {
    if (game.isHeard() && instance < Sizes.INSTANCES && powers.exists(instance))
      game.tell(
          new Event.AlienChanged(
              Powers.owner(instance),
              powers.alien(instance).id(),
              gained,
              powers.isFaceDown(instance)));
  }

  /// How many alien sheets would be dealt again: those dealt as sheets, not the powers brought by
  /// cards.
  public int count() {
    int count = 0;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) if (isDealt(i)) count++;
    return count;
  }

  private boolean isSheet(int instance) {
    return powers.exists(instance) && powers.origin(instance).isSheet() && !powers.isKept(instance);
  }

  // What belongs to another sheet goes wherever that goes.
  private boolean isDealt(int instance) {
    return isSheet(instance) && !powers.origin(instance).follows();
  }

  /// All alien sheets are shuffled and dealt again with everything that lies on them; each place
  /// that had one gets one.
  public void dealAgain() {
    int[] places = game.numbers();
    int count = 0;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) if (isDealt(i)) places[count++] = i;
    for (int i = 0; i < count; i++) tell(places[i], false);
    for (int i = count - 1; i > 0; i--) {
      int other = state.random(i + 1);
      if (other != i) powers.swap(places[i], places[other]);
    }
    for (int i = 0; i < count; i++) tell(places[i], true);
    follow();
    moved();
  }

  /// Every alien sheet is exchanged for a random unused one, as far as there are any.
  public void replaceAll() {
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = hypergate.game.table.Powers.instance(game.inOrder(p), slot);
        if (!isDealt(instance)) continue;
        int alien = drawUnused();
        if (alien >= 0) becomes(instance, powers.origin(instance), alien);
      }
  }

  /// Lets a seat exchange its alien for a random unused one when the encounter is over.
  public void reincarnateAtEnd(Seat seat) {
    state.n[REBORN] |= seat.bit();
  }

  /// Whether a seat is going to exchange its alien when the encounter is over.
  public boolean isReincarnated(Seat seat) {
    return seat.in(state.n[REBORN]);
  }

  /// The encounter is over: exchanges the aliens of the seats marked for it.
  public void reincarnate() {
    for (int i = 0; i < game.seats(); i++) {
      if (!Seat.of(i).in(state.n[REBORN])) continue;
      int alien = drawUnused();
      if (alien >= 0) becomesLater(Seat.of(i), PowerOrigin.CHOSEN, alien);
    }
    state.n[REBORN] = 0;
  }

  /// A random alien that nobody has, without Game Setup text and legal in this game, before
  /// everybody's eyes; -1 when there is none.
  public int drawUnused() {
    int[] legal = game.numbers();
    int count = unused(legal, false);
    if (count == 0) return -1;
    int alien = legal[state.random(count)];
    game.verbs().unusedFlares().notSure(alien);
    return alien;
  }

  /// A seat chooses one of two random aliens that nobody has, without Game Setup text and legal in
  /// this game, before everybody's eyes.
  ///
  /// @return the chosen alien, -1 when there is none
  public int drawTwoUnused(Seat seat, Prompt prompt) {
    int[] legal = game.numbers();
    int count = unused(legal, false);
    if (count == 0) return -1;
    int first = state.random(count);
    int one = legal[first];
    legal[first] = legal[count - 1];
    int other = count == 1 ? -1 : legal[state.random(count - 1)];
    int chosen = one;
    if (other >= 0) {
      game.ask(seat).menu().add(Choice.of(Choice.ALIEN, one)).add(Choice.of(Choice.ALIEN, other));
      chosen = Choice.value(game.ask(seat).choose(prompt));
    }
    game.verbs().unusedFlares().notSure(chosen);
    return chosen;
  }

  /// A seat draws two unused flares, chooses the alien of one, and both are shuffled into the deck,
  /// as far as it has room for them.
  ///
  /// @return the chosen alien, -1 when no flare is left
  public int drawTwoFlares(Seat seat, Prompt prompt) {
    int[] unused = game.numbers();
    int size = unused(unused, true);
    if (size == 0) return -1;
    int first = state.random(size);
    int one = unused[first];
    unused[first] = unused[size - 1];
    int other = size == 1 ? -1 : unused[state.random(size - 1)];
    shuffleIn(one, other);
    if (other < 0) return one;
    game.ask(seat).menu().add(Choice.of(Choice.ALIEN, one)).add(Choice.of(Choice.ALIEN, other));
    return Choice.value(game.ask(seat).choose(prompt));
  }

  private void shuffleIn(int one, int other) {
    shuffleIn(one);
    if (other >= 0) shuffleIn(other);
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
  }

  private void shuffleIn(int alien) {
    int card = game.cards().addFlare(alien);
    if (card >= 0) game.cards().ontoDeck(card);
  }

  /// The aliens that nobody has, without Game Setup text and legal in this game.
  ///
  /// @param flareless whether those are left out whose flares are in the game
  /// @return how many there are
  int unused(int[] numbers, boolean flareless) {
    int count = 0;
    for (int i = 0; i < game.content().aliens().size(); i++)
      if (mayJoin(i) && !(flareless && hasLeft(i))) numbers[count++] = i;
    return count;
  }

  private boolean hasLeft(int alien) {
    return game.cards().hasFlare(alien) || game.verbs().unusedFlares().isGone(alien);
  }

  /// Whether an alien may lie face down: it is legal in this game, nobody has it in sight, and it
  /// would not lie face up.
  public boolean mayLieFaceDown(int alien) {
    return game.content().alien(alien).effect().queries() == 0 && mayJoin(alien);
  }

  /// Whether an alien could come into the game now: it is legal in this game, nobody has it, and it
  /// has no Game Setup text.
  public boolean mayJoin(int alien) {
    return mayJoin(alien, 0);
  }

  /// The same for all that everybody can see: sheets that lie face down are nobody's.
  public boolean seemsToFit(int alien) {
    return mayJoin(alien, powers.faceDown());
  }

  // Some sheets, as a mask of instances, are left aside.
  private boolean mayJoin(int alien, int unseen) {
    Sheet candidate = game.content().alien(alien);
    if (candidate.setup() || isGone(alien) || !game.rules().dealsAlien(alien)) return false;
    for (int i = Sizes.SHEETS - 1; i >= 0; i--) {
      int other = i < Sizes.INSTANCES && (unseen >>> i & 1) != 0 ? -1 : powers.number(i);
      if (other == alien) return false;
      if (other >= 0 && game.content().neverMeet(other, alien, game.options())) return false;
    }
    return true;
  }
}
