package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;

/// Nothing is lost and nothing is there twice. It is asked at every event of hundreds of games:
/// where each of many is looked at, nothing is put into words unless it is wrong.
final class Conservation {
  private final Game game;
  private final State state;

  Conservation(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Between two phases everything is in exactly one place.
  void checkAtRest() {
    for (int i = 0; i < game.seats(); i++)
      assertThat(ships(Seat.of(i))).as("ships of " + Seat.of(i)).isEqualTo(all(Seat.of(i)));
    int[] cards = cards();
    for (int card = 0; card < game.content().cards(); card++) {
      int wanted = isInGame(card) ? 1 : 0;
      if (cards[card] != wanted)
        throw new AssertionError("card " + card + " is in " + cards[card] + ", not " + wanted);
    }
    for (int i = 0; i < game.seats(); i++) {
      // A ship on a moon makes its owner have a colony on the planet.
      long onMoons = game.ships().outposts(Seat.of(i));
      long colonies = onMoons;
      for (int place = 0; place < 64; place++)
        if (state.ships(place, i) > 0) colonies |= 1L << place;
      assertThat(state.occupied(i)).as("colony mask of " + Seat.of(i)).isEqualTo(colonies);
    }
  }

  /// While something is moving it may be nowhere, but never in two places.
  void checkInMotion() {
    for (int i = 0; i < game.seats(); i++)
      assertThat(ships(Seat.of(i)))
          .as("ships of " + Seat.of(i))
          .isLessThanOrEqualTo(all(Seat.of(i)));
    int[] cards = cards();
    for (int card = 0; card < game.content().cards(); card++)
      if (cards[card] > 1)
        throw new AssertionError("card " + card + " is in " + cards[card] + " places");
    int[] techs = techs();
    for (int tech = 0; tech < techs.length; tech++)
      if (techs[tech] > 1)
        throw new AssertionError(
            game.content().of(Tech.class).get(tech).id() + " is in " + techs[tech] + " places");
  }

  private int all(Seat seat) {
    return game.verbs().ships().all(seat) + Long.bitCount(game.furtherShips().of(seat));
  }

  private int ships(Seat seat) {
    int sum = game.cardSlots().ships(seat);
    for (int place = 0; place < Place.ON_CARD; place++) {
      int there = state.ships(place, seat.index());
      if (there < Long.bitCount(game.furtherShips().at(seat, place)))
        throw new AssertionError(there + " ships of " + seat + " at " + place);
      int kinds = game.verbs().shipKinds().at(seat, place);
      if (kinds < 0 || there < kinds)
        throw new AssertionError(kinds + " of " + there + " ships of " + seat + " at " + place);
      sum += there;
    }
    return sum;
  }

  private boolean isInGame(int card) {
    if (game.content().hasOtherBack(card)) {
      FurtherDeck further = game.cards().further();
      return further != null && further.inUse() && further.holds(card);
    }
    if (game.content().isAlienCard(card)) return game.cards().cardAlien(card) >= 0;
    return game.rules().hasCard(card);
  }

  private int[] cards() {
    int[] places = new int[Sizes.CARDS];
    for (int card : game.cards().deck().cards()) places[card]++;
    for (int card : game.cards().discards().cards()) places[card]++;
    FurtherDeck further = game.cards().further();
    if (further != null) {
      for (int card : further.deck().cards()) places[card]++;
      for (int card : further.discards().cards()) places[card]++;
    }
    for (int zone : zones())
      for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1))
        places[card]++;
    return places;
  }

  private List<Integer> zones() {
    List<Integer> zones = new ArrayList<>();
    for (int i = 0; i < Seat.MOST; i++) zones.add(Zone.hand(i));
    // The stages of a row have piles too.
    for (int i = 0; i < Sizes.SHEETS; i++) zones.add(Zone.pile(i));
    zones.add(Zone.ASIDE);
    zones.add(Zone.OUT);
    zones.add(Zone.RUNNING);
    return zones;
  }

  private int[] techs() {
    int[] places = new int[game.content().of(Tech.class).size()];
    if (!Techs.areIn(game)) return places;
    for (int tech : Techs.of(game).deck().cards().cards()) places[tech]++;
    for (int tech : Techs.of(game).deck().discards().cards()) places[tech]++;
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).exists(slot))
        places[Tech.numberOf(game.content(), Techs.of(game).card(slot).id())]++;
    return places;
  }
}
