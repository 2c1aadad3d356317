package hypergate.lab;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Pile;
import hypergate.variant.essences.Essences;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonVariant;
import hypergate.variant.moons.Moons;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Shuffles everything that a seat cannot see, with no regard to what the engine thinks about it:
/// cards in the deck and in the hands and piles of others, the order of all decks, techs that lie
/// face down, and the generator.
final class Hidden {
  private final Game game;
  private final State state;
  private final Seat viewer;
  private final SplittableRandom random;

  private Hidden(Game game, Seat viewer, long seed) {
    this.game = game;
    this.state = game.state();
    this.viewer = viewer;
    this.random = new SplittableRandom(seed);
  }

  /// Shuffles; [Seat#NONE] is a spectator.
  static void shuffle(Game game, Seat viewer, long seed) {
    Hidden hidden = new Hidden(game, viewer, seed);
    hidden.cards(false, game.cards().deck());
    FurtherDeck further = game.cards().further();
    if (further != null) hidden.cards(true, further.deck());
    hidden.techs();
    if (game.parts().find(Essences.class) != null) hidden.essences(Essences.of(game));
    if (Moons.areIn(game)) hidden.moons();
    game.destinies().deck().shuffle();
    if (Hazards.areIn(game)) Hazards.of(game).deck().shuffle();
    for (Pile deck : game.decks()) hidden.beside(deck);
    hidden.state.seed(seed);
  }

  private boolean sees(int card) {
    // What lies beside a planet lies face up.
    if (game.cards().beside(card).exists()) return true;
    // Who watches sees what has been shown to all.
    if (!viewer.exists()) return game.cards().isKnownToAll(card);
    return state.has(Zone.known(viewer.index()), card)
        || state.has(Zone.hand(viewer.index()), card);
  }

  // Cards that lie face down elsewhere may be any that could lie there.
  private void beside(Pile deck) {
    Pile.Beside beside = deck.beside();
    for (int i = 0; beside != null && i < beside.size(viewer) && !deck.isEmpty(); i++) {
      int at = random.nextInt(deck.size());
      int card = deck.at(at);
      if (!beside.fits(card)) continue;
      deck.replace(at, beside.card(i));
      beside.put(i, card);
    }
  }

  // Any of the essence cards that lie nowhere in sight may be in somebody else's cache.
  private void essences(Essences essences) {
    int all = essences.size();
    for (int one = 0; one < all; one++)
      for (int other = 0; other < one; other++)
        if (essences.alienOf(one) == essences.alienOf(other)
            && essences.isHidden(one)
            && essences.isHidden(other)
            && !essences.isKnownTo(one, viewer)
            && !essences.isKnownTo(other, viewer)
            && random.nextBoolean()) essences.swapHidden(one, other);
  }

  // A moon that the viewer does not know may be any with its back that lies nowhere in sight; with
  // somebody on it, one that stays secret.
  private void moons() {
    List<Integer> rest = new ArrayList<>();
    for (int i = 0; i < game.content().of(Moon.class).size(); i++)
      if (MoonVariant.deals(game.options(), game.content().of(Moon.class).get(i)) && !isPlaced(i))
        rest.add(i);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!Moons.of(game).exists(slot) || Moons.of(game).isKnownToAll(slot)) continue;
      if (Moons.of(game).knows(slot, viewer)) continue;
      Moon moon = Moons.of(game).moon(slot);
      boolean secret = Moons.of(game).occupant(slot).exists();
      List<Integer> fitting =
          rest.stream()
              .filter(i -> game.content().of(Moon.class).get(i).back() == moon.back())
              .filter(i -> !secret || game.content().of(Moon.class).get(i).staysSecret())
              .toList();
      if (fitting.isEmpty() || random.nextBoolean()) continue;
      Integer chosen = fitting.get(random.nextInt(fitting.size()));
      rest.remove(chosen);
      rest.add(Moons.of(game).number(slot));
      Moons.of(game).imagine(slot, chosen);
    }
    for (int i = 0; i < game.seats(); i++)
      if (i != viewer.index() && !rest.isEmpty() && Moons.of(game).left(Seat.of(i)) >= 0)
        Moons.of(game).left(Seat.of(i), rest.removeLast());
    Moons.of(game).indexWindows();
  }

  private boolean isPlaced(int number) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (Moons.of(game).number(slot) == number) return true;
    for (int i = 0; i < game.seats(); i++)
      if (Moons.of(game).left(Seat.of(i)) == number) return true;
    return false;
  }

  // Every place of a hidden card gets one of the hidden cards with the same back.
  private void cards(boolean further, Pile deck) {
    List<Integer> hidden = new ArrayList<>();
    List<int[]> places = new ArrayList<>();
    for (int i = 0; i < deck.size(); i++)
      if (!sees(deck.at(i))) {
        hidden.add(deck.at(i));
        places.add(new int[] {-1, i});
      }
    for (int seat = 0; seat < game.seats(); seat++) {
      if (seat == viewer.index()) continue;
      zone(Zone.hand(seat), further, hidden, places);
      for (int slot = 0; slot < Sizes.POWERS; slot++)
        zone(Zone.pile(seat * Sizes.POWERS + slot), further, hidden, places);
    }
    for (int i = hidden.size() - 1; i > 0; i--)
      java.util.Collections.swap(hidden, i, random.nextInt(i + 1));
    for (int i = 0; i < places.size(); i++) {
      int[] place = places.get(i);
      int card = hidden.get(i);
      if (place[0] < 0) deck.replace(place[1], card);
      else {
        state.put(place[0], card);
        if (place[2] != 0) state.put(Zone.HELD, card);
      }
    }
  }

  private void zone(int zone, boolean further, List<Integer> hidden, List<int[]> places) {
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      if (sees(card) || game.content().hasOtherBack(card) != further) continue;
      hidden.add(card);
      // Cards on a sheet that nobody can play from there are not held.
      places.add(new int[] {zone, card, state.has(Zone.HELD, card) ? 1 : 0});
      state.pull(zone, card);
      state.pull(Zone.HELD, card);
    }
  }

  private void techs() {
    if (!Techs.areIn(game)) return;
    List<Integer> hidden = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    Pile deck = Techs.of(game).deck().cards();
    for (int i = 0; i < deck.size(); i++) {
      hidden.add(deck.at(i));
      places.add(-1 - i);
    }
    boolean peeks = game.options().is(TechnologyOptions.PEEK_OWN);
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      if (!Techs.of(game).exists(slot) || Techs.of(game).isComplete(slot)) continue;
      if (peeks && Techs.of(game).owner(slot) == viewer) continue;
      hidden.add(Techs.of(game).number(slot));
      places.add(slot);
    }
    for (int i = hidden.size() - 1; i > 0; i--)
      java.util.Collections.swap(hidden, i, random.nextInt(i + 1));
    for (int i = 0; i < places.size(); i++) {
      int at = places.get(i);
      if (at < 0) deck.replace(-1 - at, hidden.get(i));
      else Techs.of(game).layFace(at, hidden.get(i));
    }
    Techs.of(game).index();
  }
}
