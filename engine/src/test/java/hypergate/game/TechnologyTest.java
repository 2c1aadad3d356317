package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechQuestions;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What scenarios cannot show of the Technology variant, because they begin after the setup: the
/// opening deal, the deck of the short game, the presets, and who may see a face-down tech.
class TechnologyTest {
  private static final Content ALL = AllContent.ALL;

  /// A game played by the first option up to the first turn.
  private static Game atFirstTurn(String... options) {
    Map<String, String> given = new java.util.LinkedHashMap<>();
    given.put("technology", "odyssey");
    given.put("tech.decks", "base");
    for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
    Game game = new Game(ALL, AllContent.OPTIONS.of(given), 7);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    while (game.step() == Step.SETUP) game.runPhase();
    return game;
  }

  @Test
  void everybody_keeps_one_of_two_techs_and_discards_the_other() {
    Game game = atFirstTurn();
    for (int i = 0; i < game.seats(); i++)
      assertThat(Techs.of(game).count(Seat.of(i))).isEqualTo(1);
    assertThat(Techs.of(game).deck().discards().size()).isEqualTo(game.seats());
    assertThat(Techs.of(game).deck().cards().size()).isEqualTo(20 - 2 * game.seats());
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      assertThat(Techs.of(game).isComplete(slot)).isFalse();
      assertThat(Techs.of(game).ships(slot)).isZero();
    }
  }

  @Test
  void the_opening_deal_is_a_switch() {
    Game game = atFirstTurn("tech.openingDraw", "4", "tech.openingKeep", "2");
    for (int i = 0; i < game.seats(); i++)
      assertThat(Techs.of(game).count(Seat.of(i))).isEqualTo(2);
    assertThat(Techs.of(game).deck().discards().size()).isEqualTo(2 * game.seats());
  }

  @Test
  void a_deck_too_small_for_the_deal_gives_one_tech_each() {
    Game game = atFirstTurn("seats", "8", "tech.openingDraw", "5");
    for (int i = 0; i < game.seats(); i++)
      assertThat(Techs.of(game).count(Seat.of(i))).isEqualTo(1);
    assertThat(Techs.of(game).deck().discards().size()).isZero();
    assertThat(Techs.of(game).deck().cards().size()).isEqualTo(12);
  }

  @Test
  void all_keep_their_first_tech_at_the_same_time() {
    Game game = new Game(ALL, AllContent.OPTIONS.of(Map.of("technology", "warp", "seats", "3")), 7);
    game.run();
    while (game.question(first(game)).prompt() != TechQuestions.KEEP_TECH)
      game.answer(first(game), 0);
    assertThat(game.waitingFor()).isEqualTo(0b111);
  }

  private static Seat first(Game game) {
    return Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
  }

  @Test
  void the_short_game_has_no_tech_that_needs_eight_ships() {
    assertThat(techs(atFirstTurn("planets", "4"))).isEqualTo(17);
    assertThat(techs(atFirstTurn("planets", "4", "tech.shortGameMaxResearch", "99"))).isEqualTo(20);
    assertThat(techs(atFirstTurn())).isEqualTo(20);
  }

  @Test
  void the_deck_has_the_chosen_sets() {
    assertThat(techs(atFirstTurn("tech.decks", "base+odyssey"))).isEqualTo(20 + ofSet("odyssey"));
    assertThat(techs(atFirstTurn("tech.decks", "reda"))).isEqualTo(ofSet("reda"));
    assertThat(
            AllContent.OPTIONS
                .of(Map.of("technology", "odyssey"))
                .text(TechnologyOptions.TECH_DECKS))
        .isEqualTo("base+odyssey");
    assertThat(
            AllContent.OPTIONS.of(Map.of("technology", "warp")).text(TechnologyOptions.TECH_DECKS))
        .isEqualTo("base");
  }

  @Test
  void a_draft_lays_all_techs_out_and_goes_back_and_forth() {
    Game game =
        new Game(
            ALL,
            AllContent.OPTIONS.of(
                Map.of(
                    "technology", "odyssey",
                    "seats", "3",
                    "tech.opening", "draft",
                    "tech.openingDraw", "3",
                    "tech.openingKeep", "2")),
            7);
    List<Seat> order = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          question -> {
            if (question.prompt() == TechQuestions.KEEP_TECH) {
              order.add(question.seat());
              sizes.add(question.count());
            }
            return 0;
          });
    while (game.step() == Step.SETUP) game.runPhase();
    assertThat(sizes).containsExactly(9, 8, 7, 6, 5, 4);
    assertThat(order.subList(0, 3).reversed()).isEqualTo(order.subList(3, 6));
    assertThat(order.getFirst()).isEqualTo(game.turn());
    assertThat(Techs.of(game).deck().discards().size()).isEqualTo(3);
  }

  @Test
  void a_head_start_puts_ships_on_the_first_tech() {
    Game game =
        new Game(
            ALL, AllContent.OPTIONS.of(Map.of("technology", "warp", "tech.headStart", "2")), 7);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), question -> 0);
    while (game.step() == Step.SETUP) game.runPhase();
    for (int i = 0; i < game.seats(); i++) {
      assertThat(game.cardSlots().ships(Seat.of(i))).isEqualTo(2);
      assertThat(game.ships().on(Planet.of(Seat.of(i), 1), Seat.of(i))).isEqualTo(2);
    }
  }

  @Test
  void a_deck_that_does_not_exist_is_refused() {
    assertThatThrownBy(() -> AllContent.OPTIONS.of(Map.of("tech.decks", "base+storm")))
        .hasMessage(
            "option 'tech.decks' cannot be 'base+storm'; allowed: one or more of base, odyssey,"
                + " reda, oliviera, hlavacek, joined by '+'");
    assertThatThrownBy(() -> AllContent.OPTIONS.of(Map.of("tech.decks", "")))
        .hasMessageStartingWith("option 'tech.decks' cannot be ''");
  }

  @Test
  void a_deck_smaller_than_the_table_gives_no_first_techs() {
    Game game = atFirstTurn("technology", "odyssey", "tech.decks", "hlavacek");
    for (int i = 0; i < game.seats(); i++) assertThat(Techs.of(game).count(Seat.of(i))).isZero();
  }

  @Test
  void an_option_without_what_it_belongs_to_is_named() {
    assertThat(AllContent.OPTIONS.of(Map.of("tech.opening", "draft")).idle())
        .containsExactly("tech.opening does nothing without technology");
    assertThat(AllContent.OPTIONS.of(Map.of("hazard.trigger", "everyEncounter")).idle())
        .containsExactly("hazard.trigger does nothing without hazards");
    assertThat(AllContent.OPTIONS.of(Map.of("flares", "off", "flares.freewheeling", "on")).idle())
        .containsExactly("flares.freewheeling does nothing without flares");
    assertThat(AllContent.OPTIONS.of(Map.of("rewards.copies", "1")).idle())
        .containsExactly("rewards.copies does nothing without rewards");
    assertThat(AllContent.OPTIONS.of(Map.of("rewards.copies", "1", "technology", "odyssey")).idle())
        .isEmpty();
    assertThat(AllContent.OPTIONS.of(Map.of("rewards.copies", "1", "hazards", "both")).idle())
        .isEmpty();
    assertThat(AllContent.OPTIONS.of(Map.of("rewards.copies", "1", "hazards", "conflict")).idle())
        .hasSize(1);
  }

  @Test
  void of_namesakes_one_may_be_preferred() {
    String all = "base+odyssey+reda+oliviera+hlavacek";
    int every = techs(atFirstTurn("tech.decks", all));
    // Seven names stand twice (TC-13).
    assertThat(techs(atFirstTurn("tech.decks", all, "tech.homonyms", "preferOfficial")))
        .isEqualTo(every - 7);
    assertThat(techs(atFirstTurn("tech.decks", all, "tech.homonyms", "preferHomebrew")))
        .isEqualTo(every - 7);
    assertThat(techs(atFirstTurn("tech.decks", "base", "tech.homonyms", "preferHomebrew")))
        .isEqualTo(20);
  }

  private static int ofSet(String set) {
    return (int) ALL.of(Tech.class).stream().filter(tech -> tech.set().equals(set)).count();
  }

  private static int techs(Game game) {
    int owned = 0;
    for (int i = 0; i < game.seats(); i++) owned += Techs.of(game).count(Seat.of(i));
    return owned + Techs.of(game).deck().discards().size() + Techs.of(game).deck().cards().size();
  }

  @Test
  void the_warp_preset_knows_no_abandoning_and_no_trade() {
    Options warp = AllContent.OPTIONS.of(Map.of("technology", "warp"));
    assertThat(warp.text(TechnologyOptions.UNDERFUNDED)).isEqualTo("abandons");
    assertThat(warp.is(TechnologyOptions.ABANDON_ACTION)).isFalse();
    assertThat(warp.text(TechnologyOptions.TRADE_TECHS)).isEqualTo("none");
    Options odyssey = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));
    assertThat(odyssey.text(TechnologyOptions.UNDERFUNDED)).isEqualTo("illegal");
    assertThat(odyssey.is(TechnologyOptions.ABANDON_ACTION)).isTrue();
    assertThat(odyssey.text(TechnologyOptions.TRADE_TECHS)).isEqualTo("all");
  }

  @Test
  void a_switch_may_differ_from_its_preset() {
    Options mixed = AllContent.OPTIONS.of(Map.of("technology", "warp", "tech.tradeTechs", "all"));
    assertThat(mixed.text(TechnologyOptions.TRADE_TECHS)).isEqualTo("all");
    assertThat(mixed.text(TechnologyOptions.UNDERFUNDED)).isEqualTo("abandons");
  }

  @Test
  void a_face_down_tech_is_seen_by_its_owner_only() {
    Game game = atFirstTurn();
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      for (int i = 0; i < game.seats(); i++) {
        boolean own = Techs.of(game).isOf(slot, Seat.of(i));
        assertThat(Techs.of(View.of(game, Seat.of(i))).face(slot).isPresent()).isEqualTo(own);
      }
      assertThat(Techs.of(View.of(game, Seat.NONE)).face(slot)).isEmpty();
    }
  }

  @Test
  void a_completed_tech_is_seen_by_everybody() {
    Game game = atFirstTurn();
    Techs.of(game).complete(0);
    for (int i = 0; i < game.seats(); i++)
      assertThat(Techs.of(View.of(game, Seat.of(i))).face(0)).contains(Techs.of(game).tech(0));
  }

  @Test
  void a_stored_card_is_known_to_its_owner_only() {
    Game game = atFirstTurn();
    Seat owner = Techs.of(game).owner(0);
    int card = game.cards().encounterCards(owner).next(0);
    Techs.of(game).complete(0);
    Techs.of(game).research().store(0, card);
    for (int i = 0; i < game.seats(); i++) {
      boolean own = Seat.of(i) == owner;
      assertThat(Techs.of(View.of(game, Seat.of(i))).stored(0) == card).isEqualTo(own);
    }
  }
}
