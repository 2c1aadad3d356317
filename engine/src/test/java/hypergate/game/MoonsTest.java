package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Face;
import hypergate.game.card.Options;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.table.Destinies;
import hypergate.game.verb.Notation;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What moons do that no scenario can tell: who sees what by them, and destiny cards that leave.
class MoonsTest {
  private static final Seat A = Seat.of(0);
  private static final Seat B = Seat.of(1);
  private static final Seat C = Seat.of(2);

  /// A table of four whose setup is done, with no moons but those of the test.
  private static Game dealt(int seed) {
    Options options = AllContent.OPTIONS.of(Map.of("seats", "4", "moons", "serious"));
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    do game.runPhase();
    while (game.step() == Step.SETUP);
    Moons.of(game).clear();
    return game;
  }

  /// A ship of a seat comes to a moon in B's system.
  private static void occupy(Game game, Seat seat, String moon) {
    int slot = Moons.of(game).attach(Moon.numberOf(game.content(), moon), Planet.of(B, 1));
    int from = Planet.of(seat, 5).index();
    game.state().addShips(from, seat.index(), -1);
    game.state().addShips(Place.OUTPOST + slot, seat.index(), 1);
    game.state().n[Layout.OUTPOSTS_STIRRED] = 1;
    Moons.of(game).follow();
  }

  private static View view(Game game, Seat seat) {
    View view = new View(Game.tableFor(game.rules()));
    view.take(game, seat);
    return view;
  }

  private static List<Face> faces(Game game, CardSet cards) {
    List<Face> faces = new ArrayList<>();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      faces.add(game.cards().face(card));
    return faces;
  }

  @Test
  void sad_revelations_shows_artifacts_and_flares_to_its_occupant_alone() {
    int seen = 0;
    for (int seed = 1; seed < 6; seed++) {
      Game game = dealt(seed);
      occupy(game, A, "moon-sad-revelations");
      for (int i = 1; i < game.seats(); i++) {
        Seat other = Seat.of(i);
        List<Face> hand = faces(game, game.cards().hand(other));
        hand.removeIf(face -> face.kind() != Kind.ARTIFACT && face.kind() != Kind.FLARE);
        View view = view(game, A);
        List<Face> known = faces(game, view.knownIn(other));
        assertThat(known).containsExactlyInAnyOrderElementsOf(hand);
        seen += known.size();
        assertThat(view(game, other).knownIn(A).isEmpty()).isTrue();
      }
      assertThat(view(game, C).knownIn(B).isEmpty()).isTrue();
    }
    assertThat(seen).isPositive();
  }

  @Test
  void attack_preview_shows_two_attacks_at_most_to_its_occupant_alone() {
    for (int seed = 1; seed < 6; seed++) {
      Game game = dealt(seed);
      occupy(game, A, "moon-attack-preview");
      for (int i = 1; i < game.seats(); i++) {
        Seat other = Seat.of(i);
        List<Integer> attacks =
            faces(game, game.cards().hand(other)).stream()
                .filter(face -> face.kind() == Kind.ATTACK)
                .map(Face::value)
                .sorted()
                .toList();
        List<Integer> known =
            faces(game, view(game, A).knownIn(other)).stream().map(Face::value).sorted().toList();
        if (attacks.size() < 3) assertThat(known).isEqualTo(attacks);
        else assertThat(known).containsExactly(attacks.getFirst(), attacks.getLast());
        assertThat(view(game, other).knownIn(A).isEmpty()).isTrue();
      }
      assertThat(view(game, C).knownIn(B).isEmpty()).isTrue();
    }
  }

  @Test
  void eclipse_empties_the_destiny_deck_and_then_all_is_wild() {
    Game game = dealt(1);
    game.encounter().offense(A);
    occupy(game, C, "moon-eclipse");
    destinies(game, 3, 4, Destinies.WILD);
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int card = game.destinies().draw();
      game.destinies().discard(card);
      drawn.add(card);
    }
    assertThat(drawn).containsExactlyInAnyOrder(3, 4, Destinies.WILD);
    assertThat(game.destinies().discards().size()).isZero();
    for (int i = 0; i < 3; i++) {
      int none = game.destinies().draw();
      assertThat(Destinies.isWild(none)).isTrue();
      assertThat(Notation.destiny(game, none)).isEqualTo("wild");
      game.destinies().discard(none);
      assertThat(game.destinies().discards().size()).isZero();
    }
  }

  @Test
  void eclipse_does_not_leave_the_offense_drawing_its_own_colour_for_ever() {
    Game game = dealt(1);
    game.encounter().offense(A);
    occupy(game, C, "moon-eclipse");
    destinies(game, 0, 1);
    assertThat(Destinies.isWild(game.destinies().draw())).isTrue();
  }

  @Test
  void without_eclipse_discarded_destiny_cards_are_shuffled_in_again() {
    Game game = dealt(1);
    game.encounter().offense(A);
    destinies(game, 3, 4);
    for (int i = 0; i < 5; i++) {
      int card = game.destinies().draw();
      assertThat(card).isBetween(3, 4);
      game.destinies().discard(card);
    }
  }

  @Test
  void weaken_allies_leaves_ships_alone_outside_an_encounter() {
    Game game = dealt(1);
    assertThat(game.encounter().counting(A, 3)).isEqualTo(3);
    occupy(game, C, "moon-weaken-allies");
    assertThat(game.encounter().counting(A, 3)).isEqualTo(3);
  }

  private static void destinies(Game game, Integer... cards) {
    game.destinies().discards().clear();
    game.destinies().deck().lay(List.of(cards));
  }
}
