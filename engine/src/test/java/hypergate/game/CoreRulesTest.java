package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Zone;
import hypergate.game.view.Listener;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rules of the core that no scenario can show, since they speak of decks and deals as a whole, or
/// of who knows what when. Everything else stands in `scenarios/rules`.
class CoreRulesTest {
  private static Game game(String... options) {
    Map<String, String> given = new java.util.LinkedHashMap<>();
    for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
    return new Game(AllContent.ALL, AllContent.OPTIONS.of(given), 1);
  }

  /// A game whose setup is done, everybody having kept its first alien.
  private static Game dealt(String... options) {
    Game game = game(options);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    do game.runPhase();
    while (game.step() == Step.SETUP);
    return game;
  }

  @ParameterizedTest
  @CsvSource({"3, 14", "4, 17", "5, 20", "8, 29"})
  void destiny_has_three_cards_a_colour_and_five_more(String seats, int cards) {
    // T-12
    assertThat(dealt("seats", seats).destinies().deck().size()).isEqualTo(cards);
  }

  @Test
  void the_last_destiny_card_is_shuffled_with_the_others_before_it_is_drawn() {
    // T-11
    Game game = dealt("seats", "5");
    for (int drawn = 0; drawn < 19; drawn++) game.destinies().discard(game.destinies().draw());
    assertThat(game.destinies().deck().size()).isEqualTo(1);
    assertThat(game.destinies().discards().size()).isEqualTo(19);
    game.destinies().draw();
    assertThat(game.destinies().deck().size()).isEqualTo(19);
    assertThat(game.destinies().discards().size()).isZero();
  }

  @Test
  void a_refused_destiny_card_is_in_the_discard_pile_when_the_deck_is_renewed() {
    //
    Game game = dealt("seats", "3");
    for (int drawn = 0; drawn < 13; drawn++) game.destinies().discard(game.destinies().draw());
    int refused = game.destinies().discards().at(12);
    int next = game.destinies().draw();
    assertThat(next == refused || game.destinies().deck().find(refused) >= 0).isTrue();
  }

  @Test
  void the_deck_adds_up() {
    //
    Game game = game("seats", "4", "flares", "off");
    Setup.deck(game);
    int[] count = new int[Kind.values().length];
    int[] sum = new int[Kind.values().length];
    for (int i = 0; i < game.cards().deckSize(); i++) {
      Face face = game.cards().face(game.cards().deck().at(i));
      count[face.kind().ordinal()]++;
      sum[face.kind().ordinal()] += face.value();
    }
    assertThat(game.cards().deckSize()).isEqualTo(72);
    assertThat(count[Kind.ATTACK.ordinal()]).isEqualTo(39);
    assertThat(sum[Kind.ATTACK.ordinal()]).isEqualTo(400);
    assertThat(count[Kind.NEGOTIATE.ordinal()]).isEqualTo(15);
    assertThat(count[Kind.MORPH.ordinal()]).isEqualTo(1);
    assertThat(count[Kind.REINFORCEMENT.ordinal()]).isEqualTo(6);
    assertThat(sum[Kind.REINFORCEMENT.ordinal()]).isEqualTo(18);
    assertThat(count[Kind.ARTIFACT.ordinal()]).isEqualTo(11);
  }

  @ParameterizedTest
  @CsvSource({"3, 10", "4, 10", "5, 10", "6, 12", "8, 16"})
  void ten_flares_are_in_the_deck_and_two_a_seat_in_large_games(String seats, int flares) {
    //
    Game game = dealt("seats", seats);
    assertThat(game.cards().flareCount()).isEqualTo(flares);
    int hoards = 0;
    for (int i = 0; i < Sizes.INSTANCES; i++) hoards += game.state().size(Zone.pile(i));
    assertThat(game.cards().deckSize()).isEqualTo(72 + flares - 8 * game.seats() - hoards);
  }

  @Test
  void everybody_starts_with_eight_cards_and_twenty_ships() {
    //
    Game game = dealt("seats", "5");
    for (int i = 0; i < 5; i++) {
      Seat seat = Seat.of(i);
      assertThat(game.cards().handSize(seat)).isEqualTo(8);
      assertThat(game.powers().homeColonies(seat)).isEqualTo(5);
      assertThat(game.ships().inWarp(seat)).isZero();
    }
  }

  @Test
  void both_encounter_cards_are_asked_for_at_the_same_time() {
    // the second answer is waited for as if the first had not been given.
    Game game = game("seats", "3", "flares", "off");
    game.run();
    while (Integer.bitCount(game.waitingFor()) != 2 || !isAsked(game, Prompt.SELECT)) {
      int seat = Integer.numberOfTrailingZeros(game.waitingFor());
      game.answer(Seat.of(seat), game.question(Seat.of(seat)).count() - 1);
    }
    int both = game.waitingFor();
    Seat first = Seat.of(Integer.numberOfTrailingZeros(both));
    Seat second = Seat.of(Integer.numberOfTrailingZeros(both & both - 1));
    int options = game.question(second).count();
    game.answer(first, 0);
    assertThat(game.waitingFor()).isEqualTo(second.bit());
    assertThat(game.question(second).count()).isEqualTo(options);
    assertThat(game.encounter().card(first)).isNegative();
  }

  private static boolean isAsked(Game game, Prompt prompt) {
    Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
    return game.question(seat).prompt().equals(prompt);
  }

  @Test
  void a_game_that_will_not_end_is_a_draw_at_the_turn_limit() {
    //
    Game game = game("seats", "4", "turns", "10");
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    game.run();
    assertThat(game.isOver()).isTrue();
    assertThat(game.winners()).isZero();
  }

  @Test
  void without_any_planet_a_game_is_over_and_nobody_has_won() {
    // H-690
    Game game = game("seats", "3");
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    game.runPhase();
    List<Event> told = new ArrayList<>();
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            told.add(event);
          }
        });
    for (long rest = game.state().planets(); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < game.seats(); i++) {
        int ships = game.state().ships(planet, i);
        game.state().addShips(planet, i, -ships);
        game.state().addShips(Place.WARP, i, ships);
      }
      game.state().planet(Planet.of(planet), false);
    }
    game.run();
    assertThat(told).containsExactly(new Event.GameWon(List.of(), Event.Ending.NO_PLANETS, ""));
  }
}
