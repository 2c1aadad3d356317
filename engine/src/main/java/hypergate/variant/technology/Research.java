package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Zone;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Picks;

/// What players and effects do with tech cards: research, complete, reveal, abandon, draw, give.
public final class Research {
  private final Game game;
  private final Techs techs;
  private final Paying paying;

  Research(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
    this.paying = new Paying(game);
  }

  /// Paying for Mili-Techs.
  public Paying paying() {
    return paying;
  }

  /// Whether a seat can complete its tech in a slot now: not a secret one; ships enough or cards to
  /// pay with; and what the card itself demands.
  public boolean mayComplete(Seat seat, int slot) {
    Tech tech = techs.tech(slot);
    if (tech.secret() || techs.isComplete(slot) || techs.isFrozen(slot)) return false;
    boolean funded = tech.isMili() ? paying.mayPay(seat, tech.payment()) : techs.isFunded(slot);
    return funded && (tech.mayComplete() == null || techs.holds(slot, tech.mayComplete()));
  }

  /// Whether a seat can abandon its tech in a slot as its action. By the rules of 2008 it can
  /// abandon only a tech that it turns up and cannot complete. So the owner of a face-down tech
  /// always has a choice, and being asked tells the others nothing about the card.
  public boolean mayAbandon(Seat seat, int slot) {
    boolean faceUp = techs.isComplete(slot);
    if (game.options().is(TechnologyOptions.ABANDON_ACTION)
        && (!faceUp || game.options().is(TechnologyOptions.ABANDON_FACE_UP))) return true;
    return !faceUp && !game.options().is(TechnologyOptions.UNDERFUNDED) && !mayComplete(seat, slot);
  }

  /// Moves one ship from a planet or its outpost onto a face-down tech.
  public void research(Seat seat, int slot, int from) {
    int before = techs.ships(slot);
    game.verbs().ships().move(seat, from, Place.ON_CARD + slot, 1, false);
    if (game.isHeard() && techs.ships(slot) > before)
      game.tell(new TechEvent.Researched(seat, techs.tech(slot).id(), slot, techs.ships(slot)));
    game.verbs().ships().settle();
  }

  /// Turns a tech up that can be completed, brings its ships home (or lets a Mili-Tech be paid),
  /// does what it says on completion and draws another tech when it says so.
  public void complete(Seat seat, int slot) {
    Tech tech = techs.tech(slot);
    boolean another = drawsAnother(tech, slot);
    if (tech.isMili()) techs.complete(slot, paying.pay(seat, tech.payment()));
    else withWarp(slot);
    if (game.isHeard()) game.tell(new TechEvent.TechCompleted(seat, tech.id()));
    if (tech.completed() != null) game.asIfHere(slot, tech.completed(), seat);
    if (techs.isOf(slot, seat) && !keepsShips(slot, seat)) {
      backToWarp(slot);
      game.verbs().ships().returnHome(seat, Place.ON_CARD + slot, techs.ships(slot));
    }
    techs.lent(slot, 0);
    if (another) drawAnother(seat);
    game.verbs().ships().settle();
  }

  // Ships in the warp that research a tech stand on it while its effect may ask for them.
  private void withWarp(int slot) {
    int researching = techs.researching(slot);
    if (researching > techs.ships(slot)) {
      Seat owner = techs.owner(slot);
      int lent = game.verbs().freeInWarp(owner);
      shift(owner, Place.WARP, Place.ON_CARD + slot, lent);
      techs.lent(slot, lent);
    }
    techs.complete(slot, researching);
  }

  // What the effect has left of them is in the warp again, and has never been back.
  private void backToWarp(int slot) {
    int lent = Math.min(techs.lent(slot), techs.ships(slot));
    techs.lent(slot, 0);
    shift(techs.owner(slot), Place.ON_CARD + slot, Place.WARP, lent);
  }

  private void shift(Seat owner, int from, int to, int count) {
    long further = game.verbs().ships().lift(owner, from, count, true);
    game.verbs().ships().land(owner, to, count, further);
  }

  // What it has become on completion may keep ships that its card would not.
  private boolean keepsShips(int slot, Seat seat) {
    Condition keeps = techs.tech(slot).keeps();
    return keeps != null && keeps.holds(game, seat);
  }

  /// Whether the card in a slot may become a copy of the tech in another one: face up in play, a
  /// tech with an effect of its own, and with a place for a second one.
  public boolean mayCopy(int slot, int target) {
    if (slot == target || !techs.exists(target) || !techs.isComplete(target)) return false;
    Tech tech = techs.tech(target);
    if (tech.isCopying() || tech.secret()) return false;
    return tech.mayBeCopied() == null || techs.holds(slot, tech.mayBeCopied());
  }

  /// The card in a slot becomes a copy of a tech, instead of what it was a copy of: completed with
  /// the ships on it, with all that happens on completion.
  public void copy(int slot, int number) {
    endCopy(slot);
    Seat owner = techs.owner(slot);
    techs.copy(slot, number);
    Tech tech = techs.tech(slot);
    if (game.isHeard())
      game.tell(new TechEvent.TechCopied(owner, techs.card(slot).id(), tech.id()));
    if (tech.completed() != null) game.asIfHere(slot, tech.completed(), owner);
    if (tech.anotherDrawn() && game.options().is(TechnologyOptions.DRAW_ON_COMPLETE, "cards"))
      drawAnother(owner);
    game.verbs().ships().settle();
  }

  /// The card in a slot is no copy any more; what came on completion goes.
  public void endCopy(int slot) {
    if (!techs.isCopy(slot)) return;
    Tech tech = techs.tech(slot);
    discardStored(slot);
    if (tech.leaves() != null) game.asIfHere(slot, tech.leaves(), techs.owner(slot));
    techs.endCopy(slot);
  }

  /// The tech in a slot has been used and is discarded, unless its card says what happens instead.
  public void usedUp(int slot) {
    Tech card = techs.card(slot);
    Action instead = card.isCopying() && !techs.isCopy(slot) ? null : card.usedUp();
    if (instead == null) discard(slot);
    else game.asIfHere(slot, instead, techs.owner(slot));
  }

  private boolean drawsAnother(Tech tech, int slot) {
    if (techs.wasReset(slot) && !game.options().is(TechnologyOptions.DRAW_ON_RECOMPLETE))
      return false;
    return game.options().is(TechnologyOptions.DRAW_ON_COMPLETE, "allTechs")
        || tech.anotherDrawn() && game.options().is(TechnologyOptions.DRAW_ON_COMPLETE);
  }

  /// The top tech of the deck comes face down in front of a seat (TC-7).
  public void drawAnother(Seat seat) {
    int tech = techs.hasRoom() ? techs.deck().draw() : -1;
    if (tech >= 0) keep(seat, tech);
  }

  /// The same, in any game: where techs are not in use, the tech deck comes into the game,
  /// shuffled, the first time this happens.
  public void drawAnyway(Seat seat) {
    openDeck();
    drawAnother(seat);
    game.verbs().ships().settle();
  }

  // The tech deck of a game that is played without techs.
  void openDeck() {
    if (!techs.deck().hasBegun() && !techs.inPlay() && !techs.deck().hasMore())
      techs.deck().begin();
  }

  /// Turns a completed tech face down again; ships on it go home, what was stored is discarded.
  public void reset(int slot) {
    Tech tech = techs.tech(slot);
    Seat owner = techs.owner(slot);
    discardStored(slot);
    clear(slot);
    if (tech.leaves() != null) game.asIfHere(slot, tech.leaves(), owner);
    // Told while it still lies face up: afterwards nothing may name it.
    if (game.isHeard())
      game.tell(new TechEvent.TechReset(owner, techs.card(slot).id(), game.cause()));
    techs.reset(slot);
    game.verbs().ships().settle();
  }

  /// Resets the tech that is being used.
  public void resetUsed() {
    int slot = game.current().location();
    game.current().gone();
    reset(slot);
  }

  /// Resets the tech that is being used and hands it to another seat, which must research it.
  public void resetUsedTo(Seat to) {
    int slot = game.current().location();
    resetUsed();
    give(slot, to);
  }

  /// Discards the tech that is being used before its use is over.
  public void discardUsed() {
    int slot = game.current().location();
    game.current().gone();
    discard(slot);
  }

  /// A seat chooses one or more of the techs in some slots, whoever owns them, one after the other
  /// until it passes.
  ///
  /// @return the slots chosen, as a mask
  public long choose(Seat seat, Prompt prompt, long slots) {
    long chosen = 0;
    while (slots != 0) {
      Menu menu = game.ask(seat).menu();
      if (chosen != 0) menu.add(Word.PASS);
      for (long rest = slots; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        boolean seen = techs.isComplete(slot) || techs.isOf(slot, seat);
        menu.add(Choice.of(seen ? Choice.SLOT : Choice.FACE_DOWN_OF, slot));
      }
      int choice = game.ask(seat).choose(prompt);
      if (Choice.is(choice, Word.PASS)) break;
      long bit = 1L << Choice.value(choice);
      chosen |= bit;
      slots &= ~bit;
    }
    return chosen;
  }

  /// All ships on the techs in some slots go home, those of each owner together; the techs stay as
  /// they are.
  public void recall(long slots) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      if (game.ships().colonies(owner) == 0
          && game.options().is(TechnologyOptions.NO_COLONY_RETURN)) continue;
      int aboard = 0;
      long tokens = 0;
      for (long rest = slots; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        if (!techs.isOf(slot, owner)) continue;
        int ready = techs.ships(slot);
        aboard += ready;
        tokens |= game.verbs().ships().lift(owner, Place.ON_CARD + slot, ready, true);
      }
      game.verbs().ships().place(owner, aboard, tokens);
    }
    game.verbs().ships().settle();
  }

  /// Stores a card of the owner's hand under its tech, face down.
  public void store(int slot, int card) {
    game.cards().fromHand(techs.owner(slot), card);
    game.cards().aside(card);
    techs.stored(slot, card);
  }

  /// Parks a card of the owner's hand face up under its tech, from where it can be played.
  public void park(int slot, int card) {
    store(slot, card);
    game.state().put(Zone.HELD, card);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(
          new Event.Showed(
              techs.owner(slot),
              java.util.List.of(game.cards().face(card).notation()),
              game.cause()));
  }

  /// Takes the card from under a tech; it lies aside until put somewhere.
  ///
  /// @return the card
  public int takeStored(int slot) {
    int card = techs.stored(slot);
    techs.stored(slot, -1);
    game.state().pull(Zone.HELD, card);
    return card;
  }

  /// The owner of a tech discards the card under it, face up.
  public void discardParked(int slot) {
    int card = takeStored(slot);
    game.cards().fromAside(card);
    game.verbs().settleDiscard(techs.owner(slot), card);
  }

  /// Turns a secret tech up as it is being used; its ships stay on it until the use is over.
  public void reveal(int slot) {
    techs.acted(techs.owner(slot));
    withWarp(slot);
    if (game.isHeard())
      game.tell(new TechEvent.TechCompleted(techs.owner(slot), techs.tech(slot).id()));
  }

  /// Discards a tech face up; its ships go home, its stored card to the cosmic discard pile.
  public void discard(int slot) {
    Seat owner = techs.owner(slot);
    Tech tech = techs.tech(slot);
    boolean wasComplete = techs.isComplete(slot);
    discardStored(slot);
    backToWarp(slot);
    if (wasComplete && tech.isHaz()) loseAboard(slot);
    clear(slot);
    if (wasComplete && tech.leaves() != null) game.asIfHere(slot, tech.leaves(), owner);
    String card = techs.card(slot).id();
    techs.toDiscard(slot);
    if (game.isHeard()) game.tell(new TechEvent.TechDiscarded(owner, card, game.cause()));
    game.verbs().ships().settle();
  }

  private void discardStored(int slot) {
    if (techs.stored(slot) < 0) return;
    int stored = takeStored(slot);
    game.cards().fromAside(stored);
    game.cards().toDiscard(stored);
  }

  // The ships of a Haz-Tech that was turned up are lost with it.
  private void loseAboard(int slot) {
    game.verbs()
        .beginLoss(Cause.EFFECT)
        .add(techs.owner(slot), Place.ON_CARD + slot, techs.ships(slot));
    game.verbs().carryOutLoss();
  }

  private void clear(int slot) {
    backToWarp(slot);
    sendHome(slot, techs.ships(slot));
  }

  /// Ships go home from a tech. Ships without a colony to go to cannot stay on it.
  public void unload(int slot, int count) {
    sendHome(slot, count);
    game.verbs().ships().settle();
  }

  private void sendHome(int slot, int count) {
    Seat owner = techs.owner(slot);
    int stays = techs.ships(slot) - count;
    game.verbs().ships().returnHome(owner, Place.ON_CARD + slot, count);
    game.verbs()
        .ships()
        .move(owner, Place.ON_CARD + slot, Place.WARP, techs.ships(slot) - stays, true);
  }

  /// Gives a tech to another seat as it is; the giver's ships on it go home first.
  public void give(int slot, Seat to) {
    Seat from = techs.owner(slot);
    clear(slot);
    techs.give(slot, to);
    if (game.isHeard())
      game.tell(new TechEvent.TechGiven(from, to, techs.tech(slot).id(), techs.isComplete(slot)));
    Action given = techs.tech(slot).given();
    if (techs.isComplete(slot) && given != null) game.asIfHere(slot, given, to);
    game.verbs().ships().settle();
  }

  /// A tech changes hands in a deal; the receiver may at once put as many ships on it as were
  /// there.
  public void trade(int slot, Seat to) {
    int count = techs.ships(slot);
    give(slot, to);
    fund(slot, count);
  }

  /// The owner of a tech may at once put some ships from its colonies on it; none on a Mili-Tech
  /// and none on a completed one, unless it keeps its ships.
  public void fund(int slot, int most) {
    Seat owner = techs.owner(slot);
    Picks picks = game.verbs().ships().pickFrom(owner, -1L);
    Tech card = techs.card(slot);
    boolean takesShips = !card.isMili() && (!techs.isComplete(slot) || card.keeps() != null);
    if (most == 0 || picks.available() == 0 || !takesShips) return;
    picks.ask(game, owner, Prompt.PLACE, 0, 0, most);
    game.verbs().ships().move(owner, picks, Place.ON_CARD + slot, false);
    game.verbs().ships().settle();
  }

  /// Puts a tech face down in front of a seat; when no further one has room, it is discarded.
  public void keep(Seat seat, int tech) {
    if (!techs.hasRoom()) {
      techs.deck().discard(tech);
      return;
    }
    techs.put(seat, tech);
    if (game.isHeard()) game.tell(new TechEvent.TechKept(seat, techs.numbered(tech).id()));
  }

  /// Whether a ship of the seat on this planet may go to research.
  public boolean mayResearchFrom(Seat seat, Planet planet) {
    return game.options().is(TechnologyOptions.RESEARCH_MAY_EMPTY)
        || game.ships().inColony(planet, seat) > 1;
  }
}
