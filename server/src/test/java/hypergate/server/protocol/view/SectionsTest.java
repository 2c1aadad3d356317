package hypergate.server.protocol.view;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.content.incursion.aliens.Fungus;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Redeal;
import hypergate.players.Players;
import hypergate.server.protocol.Json;
import hypergate.variant.visits.Visits;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sections show what a seat may see, and nothing that it may not.
final class SectionsTest {
  /// Everything that is there, one power lying face down.
  private static final Map<String, String> ALL =
      Map.of(
          "aliens.sets", "base+dominion+odyssey",
          "powers", "2",
          "powers.hidden", "on",
          "technology", "odyssey",
          "tech.decks", "base+odyssey+reda+oliviera+hlavacek",
          "hazards", "both",
          "hazard.trigger", "everyEncounter",
          "rewards", "on",
          "levels", "true");

  private static Options options(String edition, int seats) {
    if (edition.equals("all")) return AllContent.OPTIONS.of(ALL);
    return AllContent.OPTIONS.of(Map.of("technology", edition, "seats", Integer.toString(seats)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "warp", "odyssey", "all"})
  void nothing_that_a_seat_cannot_see_changes_a_byte(String edition) {
    Redeal dealer = new Redeal();
    int compared = 0;
    for (long seed = 1; seed <= 4; seed++) {
      Game game = new Game(AllContent.ALL, options(edition, 4), seed);
      Sections sections = new Sections(game.rules());
      Sections others = new Sections(game.rules());
      game.parkAll();
      long number = 0;
      for (boolean over = game.run(); !over && number < 3000; number++) {
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
        Game other = game.sibling();
        if (number % 7 == 0 && game.imagineInto(other, seat, dealer, number)) {
          sections.take(game);
          others.take(other);
          compared++;
          assertThat(others.texts(seat.bit())).isEqualTo(sections.texts(seat.bit()));
          for (int i = 0; i < game.seats(); i++)
            assertThat(others.seat(Seat.of(i), seat.bit()))
                .isEqualTo(sections.seat(Seat.of(i), seat.bit()));
          assertThat(others.digest(seat.bit())).isEqualTo(sections.digest(seat.bit()));
        }
        int position = Math.floorMod(Luck.mix(seed * 7919 + number), game.question(seat).count());
        over = game.answer(seat, position);
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  @Test
  void a_spectator_sees_no_hand_and_no_face_that_lies_down() {
    int down = 0;
    for (long seed = 5; seed < 10; seed++) down += faceDown(seed);
    assertThat(down).isPositive();
  }

  // Plays for a while as a spectator and counts the cards that lie face down.
  private static int faceDown(long seed) {
    Game game = new Game(AllContent.ALL, options("odyssey", 4), seed);
    Sections sections = new Sections(game.rules());
    game.parkAll();
    int down = 0;
    int numbers = 0;
    for (boolean over = game.run(); !over && numbers < 1000; numbers++) {
      sections.take(game);
      Map<String, String> open = sections.texts(0);
      assertThat(open.get("hand")).isEqualTo("[]");
      var encounter = Json.MAPPER.readTree(open.get("encounter"));
      if (!encounter.isNull())
        for (String side : new String[] {"offense", "defense"}) {
          var card = encounter.get("sides").get(side).get("card");
          if (!card.get("state").asString().equals("down")) continue;
          down++;
          assertThat(card.has("id")).isFalse();
        }
      for (var tech : Json.MAPPER.readTree(open.get("techs")))
        if (!tech.get("complete").asBoolean()) assertThat(tech.has("id")).isFalse();
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      int position = Math.floorMod(Luck.mix(numbers), game.question(seat).count());
      over = game.answer(seat, position);
    }
    return down;
  }

  @Test
  void which_cards_visit_the_warp_their_owner_alone_sees() {
    Options options = AllContent.OPTIONS.of(Map.of("aliens.sets", "base+dominion"));
    Game game = new Game(AllContent.ALL, options, 1);
    Sections sections = new Sections(game.rules());
    game.parkAll();
    game.run();
    Seat owner = Seat.of(0);
    while (game.cards().handSize(owner) < 2)
      game.answer(Seat.of(Integer.numberOfTrailingZeros(game.waitingFor())), 0);
    int card = game.cards().hand(owner).next(0);
    int keeper = game.cards().hand(owner).next(card + 1);
    String name = game.cards().face(card).notation();
    game.cards().fromHand(owner, card);
    Visits.of(game).lay(owner, card, keeper, game.content().alienNumber("voyager"));
    sections.take(game);
    var own = Json.MAPPER.valueToTree(sections.seat(owner, owner.bit())).get("visiting");
    assertThat(own.toString()).isEqualTo("{\"count\":1,\"cards\":[\"%s\"]}".formatted(name));
    for (int mine : new int[] {0, Seat.of(1).bit()}) {
      var seen = Json.MAPPER.valueToTree(sections.seat(owner, mine)).get("visiting");
      assertThat(seen.toString()).isEqualTo("{\"count\":1}");
      assertThat(Json.MAPPER.valueToTree(sections.seat(Seat.of(1), mine)).has("visiting"))
          .isFalse();
    }
  }

  @Test
  void what_few_cards_bring_stands_on_the_seats() {
    Set<String> seen = new HashSet<>();
    Options few =
        AllContent.OPTIONS
            .of(ALL)
            .with("powers", "1")
            .withAliens(
                java.util.List.of(
                    "witch",
                    "silencer",
                    "pentaform",
                    "negator",
                    "wrack",
                    "human",
                    "virus",
                    "mind"));
    for (long seed = 1; seed <= 12; seed++) {
      Game game = new Game(AllContent.ALL, few, seed);
      Sections sections = new Sections(game.rules());
      game.parkAll();
      int numbers = 0;
      for (boolean over = game.run(); !over && numbers < 1500; numbers++) {
        sections.take(game);
        for (int i = 0; i < game.seats(); i++) {
          var facts = Json.MAPPER.valueToTree(sections.seat(Seat.of(i), 0));
          facts.propertyNames().forEach(seen::add);
          for (var power : facts.get("powers")) power.propertyNames().forEach(seen::add);
        }
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
        int position = Math.floorMod(Luck.mix(numbers + seed), game.question(seat).count());
        over = game.answer(seat, position);
      }
    }
    assertThat(seen)
        .contains("essence", "token", "rewards", "levels", "faceDown", "stages", "pile");
  }

  @Test
  void towers_and_tokens_of_aliens_lie_at_their_planets() {
    Options few =
        AllContent.OPTIONS
            .of(Map.of("seats", "4", "aliens.sets", "base+eons"))
            .withAliens(
                java.util.List.of(
                    "architect",
                    "particle",
                    "human",
                    "virus",
                    "mind",
                    "macron",
                    "tripler",
                    "warpish"));
    Map<String, Integer> most = new HashMap<>();
    for (long seed = 1; seed <= 8; seed++) {
      Game game = new Game(AllContent.ALL, few, seed);
      Sections sections = new Sections(game.rules());
      for (int i = 0; i < game.seats(); i++)
        game.player(Seat.of(i), Players.of("novice", seed + i));
      while (!game.isOver()) {
        game.runPhase();
        sections.take(game);
        for (var system : Json.MAPPER.readTree(sections.texts(0).get("systems")))
          for (var planet : system.path("planets"))
            for (var token : planet.path("tokens"))
              most.merge(token.path("id").asString(), token.path("count").asInt(), Math::max);
      }
    }
    assertThat(most.get("tower")).isGreaterThan(1);
    assertThat(most.get("entanglement")).isPositive();
  }

  @Test
  void flares_beside_a_sheet_are_there_for_everybody() {
    Options few =
        AllContent.OPTIONS
            .of(Map.of("seats", "4", "aliens.sets", "base+eons", "flares", "on"))
            .withAliens(
                java.util.List.of(
                    "surgeon",
                    "particle",
                    "human",
                    "virus",
                    "mind",
                    "macron",
                    "tripler",
                    "warpish"));
    Set<String> seen = new HashSet<>();
    for (long seed = 1; seed <= 8; seed++) {
      Game game = new Game(AllContent.ALL, few, seed);
      Sections sections = new Sections(game.rules());
      for (int i = 0; i < game.seats(); i++)
        game.player(Seat.of(i), Players.of("random", seed + i));
      while (!game.isOver()) {
        game.runPhase();
        sections.take(game);
        for (int i = 0; i < game.seats(); i++)
          for (int viewer = 0; viewer < game.seats(); viewer++)
            for (var power :
                Json.MAPPER.valueToTree(sections.seat(Seat.of(i), viewer)).get("powers"))
              for (var flare : power.path("grafts")) seen.add(viewer + " " + flare.asString());
      }
    }
    assertThat(seen).isNotEmpty().allMatch(line -> line.contains(" flare-"));
    assertThat(seen.stream().map(line -> line.substring(0, 1)).distinct()).hasSize(4);
  }

  @Test
  void ships_under_others_and_around_a_system_are_seen_by_everybody() {
    Options few =
        AllContent.OPTIONS
            .of(Map.of("seats", "4", "aliens.sets", "base+incursion"))
            .withAliens(
                java.util.List.of(
                    "fungus", "human", "virus", "mind", "macron", "tripler", "warpish", "oracle"));
    Game game = new Game(AllContent.ALL, few, 1);
    Sections sections = new Sections(game.rules());
    Seat a = Seat.of(0);
    Seat b = Seat.of(1);
    sections.take(game);
    assertThat(sections.seat(a, 0).fields()).doesNotContainKey("ring");
    assertThat(sections.texts(0).get("systems")).doesNotContain("under");
    game.verbs().rings().lay(a, b, 2);
    game.verbs().shipKinds().stacks(Fungus.FUNGUS).lay(b, Planet.of(a, 2).index(), a, 3);
    sections.take(game);
    assertThat(sections.seat(a, 0).fields()).containsEntry("ring", Map.of("B", 2));
    assertThat(sections.seat(a, a.bit()).fields()).containsEntry("ring", Map.of("B", 2));
    assertThat(sections.seat(b, 0).fields()).doesNotContainKey("ring");
    var systems = Json.MAPPER.readTree(sections.texts(0).get("systems"));
    assertThat(systems.get(0).get("planets").get(1).get("tokens").toString())
        .isEqualTo("[{\"id\":\"under\",\"owner\":\"B\",\"count\":3}]");
  }

  @Test
  void planets_of_a_second_colour_follow_those_of_their_system() {
    Game game = new Game(AllContent.ALL, options("odyssey", 4), 1);
    Sections sections = new Sections(game.rules());
    game.verbs().planets().addSystem(Seat.of(1));
    sections.take(game);
    var systems = Json.MAPPER.readTree(sections.texts(0).get("systems"));
    assertThat(systems.size()).isEqualTo(4);
    assertThat(systems.get(0).get("planets").size()).isEqualTo(5);
    assertThat(systems.get(1).get("planets").size()).isEqualTo(10);
    var last = systems.get(1).get("planets").get(9);
    assertThat(last.get("id").asString()).isEqualTo("E5");
    assertThat(last.get("alive").asBoolean()).isTrue();
  }

  @Test
  void every_event_becomes_a_line_of_the_log() {
    Session session = new Session(AllContent.ALL, options("odyssey", 4), 11);
    for (int i = 0; i < 4; i++) session.machine(Seat.of(i), Players.of("random", i));
    session.start();
    assertThat(session.isOver()).isTrue();
    Set<String> types = new HashSet<>();
    int number = 0;
    for (Event event : session.events()) {
      LogEvent line = LogEvent.of(1000L * (number + 1), event, session.origin(number), 1);
      types.add(line.type());
      assertThat(Json.text(line)).startsWith("{\"id\":");
      if (event instanceof Event.Drew(var seat, var _, var cards, var _)) {
        boolean sees = seat == Seat.of(0) && !cards.isEmpty();
        assertThat(line.secret()).isEqualTo(sees);
      }
      number++;
    }
    assertThat(types).contains("ships-moved", "turn-began", "game-won", "tech-kept");
  }
}
