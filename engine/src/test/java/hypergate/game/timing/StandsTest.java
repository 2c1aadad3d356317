package hypergate.game.timing;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.explain.Explain;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.testing.Seeds;
import hypergate.variant.essences.Essences;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What all kinds of stands have in common: their words in the state are true, a use is packed and
/// found again, and what bends a value is named wherever it stands.
class StandsTest {
  private static final Map<String, String> EVERYTHING =
      Map.of(
          "technology",
          "odyssey",
          "hazards",
          "both",
          "moons",
          "all",
          "pulsars",
          "true",
          "powers",
          "2",
          "aliens.sets",
          "base+dominion+odyssey");

  private static List<Stands> all(String... options) {
    Map<String, String> map = options.length == 0 ? Map.of() : Map.of(options[0], options[1]);
    return List.of(new Game(AllContent.ALL, AllContent.OPTIONS.of(map), 1).stands().all());
  }

  @Test
  void a_game_without_a_variant_has_no_stands_of_it() {
    assertThat(all()).noneMatch(stands -> stands.getClass().getSimpleName().equals("MoonStands"));
    assertThat(all("moons", "all"))
        .last()
        .extracting(stands -> stands.getClass().getSimpleName())
        .isEqualTo("MoonStands");
  }

  @Test
  void every_kind_has_its_place_in_the_packed_choice() {
    List<Stands> all = all("moons", "all");
    for (Stands stands : all)
      for (int location : new int[] {0, 1, 127, 65535}) {
        int choice = StandChoice.of(stands, location, StandChoice.NUMBERS - 1);
        assertThat(StandChoice.is(choice)).isTrue();
        assertThat(all.get(StandChoice.stands(choice))).isSameAs(stands);
        assertThat(all).filteredOn(other -> StandChoice.isAt(choice, other)).containsOnly(stands);
        assertThat(StandChoice.location(choice)).isEqualTo(location);
        assertThat(StandChoice.number(choice)).isEqualTo(StandChoice.NUMBERS - 1);
      }
  }

  @Seeds(upTo = 6, fresh = 1)
  void what_stands_say_of_themselves_is_true_at_every_question(long seed) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(EVERYTHING), seed);
    AtomicInteger questions = new AtomicInteger();
    Menu menu = new Menu();
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          question -> {
            int number = questions.incrementAndGet();
            isTrue(game);
            if (question.prompt().equals(Prompt.USE)) isOffered(game, menu);
            return Math.floorMod(Luck.mix(seed * 7919 + number), question.count());
          });
    for (int phase = 0; phase < 400 && !game.isOver(); phase++) game.runPhase();
    assertThat(questions.get()).isGreaterThan(100);
  }

  private static void isTrue(Game game) {
    StandRoster roster = game.stands();
    long windows = 0;
    long musts = 0;
    long queries = 0;
    for (Stands stands : roster.all()) {
      windows |= stands.windows();
      musts |= stands.musts();
      queries |= stands.queries();
    }
    assertThat(game.state().w[Layout.ACTING]).isEqualTo(windows);
    assertThat(game.state().w[Layout.ACTING_MUST]).isEqualTo(musts);
    assertThat(game.state().w[Layout.BENT]).isEqualTo(queries);
    assertThat(windows & musts).isEqualTo(musts);
    for (Query query : Query.values())
      for (int i = 0; i < game.seats(); i++)
        for (Stands stands : roster.all()) {
          List<String> bending = new ArrayList<>();
          stands.bending(query, Seat.of(i), bending);
          if (!bending.isEmpty())
            assertThat(stands.bends(query)).as(bending + " bends " + query).isTrue();
        }
    long[] before = game.state().w.clone();
    game.powers().index();
    Techs.of(game).index();
    if (Hazards.areIn(game)) Hazards.of(game).index();
    // Whoever is on its way to a moon is not there yet.
    if (Moons.areIn(game) && game.state().n[Layout.OUTPOSTS_STIRRED] == 0) Moons.of(game).index();
    assertThat(Arrays.equals(before, game.state().w)).as("said whenever it changed").isTrue();
  }

  private static void isOffered(Game game, Menu menu) {
    StandRoster roster = game.stands();
    for (int i = 0; i < game.seats(); i++) {
      menu.clear();
      Window window = game.windows().offering();
      roster.add(menu, window, Seat.of(i), game.windows().level());
      if (menu.count() > 0)
        assertThat(roster.mayUse(window, Seat.of(i))).as(window.toString()).isTrue();
      for (int option = 0; option < menu.count(); option++) {
        int choice = menu.at(option);
        Stands at = roster.of(choice);
        int location = StandChoice.location(choice);
        int number = StandChoice.number(choice);
        assertThat(at.effect(Seat.of(i), location, number).in(window)).isNotEmpty();
      }
    }
  }

  // ---- what bends a value is named

  private static Game atInvitation(Map<String, String> options) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(options), 5);
    game.parkAll();
    while (!game.run()) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      if (game.question(seat).prompt().equals(Prompt.INVITE)) return game;
      game.answer(seat, 0);
    }
    throw new AssertionError("nobody was ever asked whom to invite");
  }

  private static @Nullable Object causes(Game game, String answer) {
    Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
    return Explain.absent(game, seat, "invite", answer).failed().getFirst().args().get("causes");
  }

  private static String others(Game game) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < game.seats(); i++)
      if (!game.encounter().isMain(Seat.of(i))) names.append(Seat.of(i)).append(' ');
    return names.toString().strip();
  }

  @Test
  void an_invitation_limited_by_a_hazard_names_the_hazard() {
    Game game = atInvitation(Map.of("seats", "4", "hazards", "odyssey"));
    game.state().copyFrom(game.checkpoint());
    while (Hazards.of(game).inPlay() > 0) Hazards.of(game).shuffleBack(0);
    Hazards.of(game).enter(Hazard.numberOf(game.content(), "subspace-interference"));
    game.begin();
    game.run();
    assertThat(causes(game, others(game))).isEqualTo(List.of("subspace-interference"));
  }

  @Test
  void an_invitation_forbidden_by_a_curse_names_it_to_whom_it_was_given() {
    Game game = atInvitation(Map.of("seats", "4", "aliens.sets", "base odyssey"));
    Seat asked = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
    Essences.of(game).hold(asked, Essences.of(game).number("curse-alliance"));
    assertThat(InForce.bending(game, Query.MAY_INVITE, asked)).contains("curse-alliance");
    assertThat(InForce.bending(game, Query.MAY_INVITE, game.leftOf(asked)))
        .doesNotContain("curse-alliance");
  }

  @Test
  void a_moon_that_changes_how_many_ships_go_is_named() {
    Game game = atInvitation(Map.of("seats", "4", "moons", "all"));
    Moons.of(game).clear();
    Seat a = Seat.of(0);
    int number =
        game.content().of(Moon.class).stream().map(Moon::name).toList().indexOf("Gate Version 0.9");
    int slot = Moons.of(game).attach(number, Planet.of(Seat.of(1), 1));
    game.state().addShips(Planet.of(a, 5).index(), a.index(), -1);
    game.state().addShips(Place.OUTPOST + slot, a.index(), 1);
    Moons.of(game).settled();
    Moons.of(game).up(slot);
    Moons.of(game).index();
    assertThat(InForce.bending(game, Query.LAUNCH_LIMIT, a))
        .contains(Moons.of(game).moon(slot).id());
  }
}
