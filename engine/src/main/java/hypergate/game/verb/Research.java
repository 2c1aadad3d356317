package hypergate.game.verb;

import hypergate.game.Action;
import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Tech;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.view.Event;

/// What players and effects do with tech cards: research, complete, reveal, abandon, draw, give.
public final class Research {
  private final Game game;
  private final Ships ships;
  private final int[] drawn = new int[Layout.TECHS];

  Research(Game game, Ships ships) {
    this.game = game;
    this.ships = ships;
  }

  /// Moves one ship from a colony onto a face-down tech.
  public void research(Seat seat, int slot, Planet from) {
    ships.move(seat, from.index(), Place.TECH + slot, 1, false);
    if (game.isHeard())
      game.tell(
          new Event.Researched(seat, game.techs().tech(slot).id(), slot, game.techs().ships(slot)));
    ships.settle();
  }

  /// Turns a funded tech up, brings its ships home and does what it says on completion.
  public void complete(Seat seat, int slot) {
    Tech tech = game.techs().tech(slot);
    game.techs().complete(slot);
    if (game.isHeard()) game.tell(new Event.TechCompleted(seat, tech.id()));
    if (tech.completed() != null) tech.completed().act(game, seat);
    boolean keeps = tech.keeps() != null && tech.keeps().holds(game, seat);
    if (game.techs().isOf(slot, seat) && !keeps)
      ships.returnHome(seat, Place.TECH + slot, game.techs().ships(slot));
    ships.settle();
  }

  /// Stores a card of the owner's hand under its tech, face down.
  public void store(int slot, int card) {
    game.cards().fromHand(game.techs().owner(slot), card);
    game.cards().aside(card);
    game.techs().stored(slot, card);
  }

  /// Turns a secret tech up as it is being used; its ships stay on it until the use is over.
  public void reveal(int slot) {
    game.techs().acted(game.techs().owner(slot));
    game.techs().complete(slot);
    if (game.isHeard())
      game.tell(new Event.TechCompleted(game.techs().owner(slot), game.techs().tech(slot).id()));
  }

  /// Discards a tech face up; its ships go home, its stored card to the cosmic discard pile.
  public void discard(int slot) {
    Seat owner = game.techs().owner(slot);
    Tech tech = game.techs().tech(slot);
    int stored = game.techs().stored(slot);
    if (stored >= 0) {
      game.techs().stored(slot, -1);
      game.cards().fromAside(stored);
      game.cards().toDiscard(stored);
    }
    clear(slot);
    boolean wasComplete = game.techs().isComplete(slot);
    game.techs().toDiscard(slot);
    if (game.isHeard()) game.tell(new Event.TechDiscarded(owner, tech.id(), game.cause()));
    if (wasComplete && tech.leaves() != null) tech.leaves().act(game, owner);
    ships.settle();
  }

  // The ships go home; those that could stay on the card for want of a colony cannot when it goes.
  private void clear(int slot) {
    Seat owner = game.techs().owner(slot);
    ships.returnHome(owner, Place.TECH + slot, game.techs().ships(slot));
    ships.move(owner, Place.TECH + slot, Place.WARP, game.techs().ships(slot), true);
  }

  /// Gives a tech to another seat as it is; the giver's ships on it go home first.
  public void give(int slot, Seat to) {
    Seat from = game.techs().owner(slot);
    clear(slot);
    game.techs().give(slot, to);
    if (game.isHeard())
      game.tell(
          new Event.TechGiven(
              from, to, game.techs().tech(slot).id(), game.techs().isComplete(slot)));
    Action given = game.techs().tech(slot).given();
    if (game.techs().isComplete(slot) && given != null) given.act(game, to);
    ships.settle();
  }

  /// A tech changes hands in a deal; the receiver may at once put as many ships on it as were
  /// there.
  public void trade(int slot, Seat to) {
    int count = game.techs().ships(slot);
    give(slot, to);
    Picks picks = ships.picks();
    picks.clear();
    for (long rest = game.ships().colonies(to); rest != 0; rest &= rest - 1) {
      Planet own = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(own.index(), game.ships().on(own, to));
    }
    if (count == 0 || picks.available() == 0 || game.techs().isComplete(slot)) return;
    picks.ask(game, to, Prompt.PLACE, 0, 0, count);
    for (int i = 0; i < picks.places(); i++)
      ships.move(to, picks.place(i), Place.TECH + slot, picks.picked(i), false);
    ships.settle();
  }

  /// Draws techs, keeps some of the seat's choice face down and discards the others face up.
  public void drawNew(Seat seat, int count, int keep) {
    int got = 0;
    while (got < count && got < drawn.length) {
      int tech = game.techs().fromDeck();
      if (tech < 0) break;
      drawn[got++] = tech;
    }
    for (int kept = 0; kept < keep && got > 0; kept++) {
      Menu menu = game.ask(seat).menu();
      for (int i = 0; i < got; i++) menu.add(Choice.of(Choice.TECH_CARD, drawn[i]));
      int tech = Choice.value(game.ask(seat).choose(Prompt.KEEP_TECH));
      for (int i = 0, j = 0; i < got; i++) if (drawn[i] != tech) drawn[j++] = drawn[i];
      got--;
      keep(seat, tech);
    }
    for (int i = 0; i < got; i++) {
      game.techs().discardDrawn(drawn[i]);
      if (game.isHeard())
        game.tell(new Event.TechDiscarded(seat, game.content().tech(drawn[i]).id(), ""));
    }
  }

  /// Puts a tech face down in front of a seat.
  public void keep(Seat seat, int tech) {
    game.techs().put(seat, tech);
    if (game.isHeard()) game.tell(new Event.TechKept(seat, game.content().tech(tech).id()));
  }

  /// Whether a ship of the seat on this planet may go to research.
  public boolean mayResearchFrom(Seat seat, Planet planet) {
    return game.options().is(Option.RESEARCH_MAY_EMPTY) || game.ships().on(planet, seat) > 1;
  }

  /// How many techs a seat draws as new tech: one, and one for each foreign colony.
  public int newTechCount(Seat seat) {
    return game.options().get(Option.NEW_TECH_BASE)
        + Long.bitCount(game.ships().foreignColonies(seat));
  }

  /// Whether there is any tech to draw.
  public boolean hasTechToDraw() {
    return game.state().n[Layout.TECH_DECK_SIZE] > 0
        || game.options().is(Option.DECK_EXHAUSTION)
            && game.state().n[Layout.TECH_DISCARD_SIZE] > 0;
  }
}
