package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.Listener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The aliens that everybody begins with (R-2.3, R-2.4, R-2.6, H-740, H-741).
class FirstAliensTest {
  private static final Content ALL = AllContent.ALL;
  private static final String SETS = "base+incursion+conflict+alliance+storm+dominion+eons+odyssey";
  private static final int GAMES = 60;

  // Of the aliens that play, those that the reference lists as having a victory of their own.
  private static final List<String> OWN_VICTORIES =
      List.of(
          "ace",
          "anarchist",
          "arcade",
          "architect",
          "boomerang",
          "genius",
          "lizard",
          "locust",
          "locust-alternate",
          "masochist",
          "masochist-alternate",
          "sadist",
          "sadist-alternate",
          "schizoid",
          "schizoid-alternate",
          "sycophant",
          "the-claw",
          "the-cult",
          "the-meek",
          "tick-tock",
          "zilch");

  private final List<String> laidOut = new ArrayList<>();
  private final Map<Integer, List<String>> offered = new HashMap<>();
  private final List<Integer> order = new ArrayList<>();

  private static Options options(String... more) {
    Map<String, String> given = new HashMap<>(Map.of("aliens.sets", SETS));
    for (int i = 0; i < more.length; i += 2) given.put(more[i], more[i + 1]);
    return AllContent.OPTIONS.of(given);
  }

  private Game begun(Options options, long seed) {
    laidOut.clear();
    offered.clear();
    order.clear();
    Game game = new Game(ALL, options, seed);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            if (event instanceof Event.AliensLaidOut(var first, var aliens)) {
              laidOut.addAll(aliens);
              order.add(first.index());
            }
          }
        });
    for (int i = 0; i < game.seats(); i++) {
      int seat = i;
      game.player(
          Seat.of(i),
          question -> {
            if (!question.prompt().toString().equals("keep-alien")) return 0;
            order.add(seat);
            List<String> names = new ArrayList<>();
            for (int o = 0; o < question.count(); o++) names.add(question.notation(o));
            offered.put(seat, names);
            return question.count() - 1;
          });
    }
    game.runPhase();
    return game;
  }

  private static List<Sheet> powers(Game game) {
    List<Sheet> aliens = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++)
      aliens.add(game.powers().alien(Powers.instance(Seat.of(i), Powers.OWN)));
    return aliens;
  }

  private static Set<String> flares(Game game) {
    Set<String> flares = new TreeSet<>();
    for (int i = 0; i < game.cards().flareCount(); i++)
      flares.add(ALL.alien(game.cards().cardAlien(ALL.firstAlienCard() + i)).id());
    return flares;
  }

  @Test
  void aliens_are_dealt_by_the_experience_that_their_sheets_ask() {
    for (int seed = 0; seed < GAMES; seed++) {
      assertThat(powers(begun(options("aliens.experience", "novice"), seed)))
          .hasSize(4)
          .allMatch(alien -> alien.level() == 0);
      assertThat(powers(begun(options("aliens.experience", "advanced+expert"), seed)))
          .allMatch(alien -> alien.level() > 0);
    }
  }

  @Test
  void with_a_list_of_aliens_experience_counts_for_nothing() {
    List<String> few = List.of("masochist", "genius", "sadist", "arcade", "ace", "sycophant");
    Options options =
        options("seats", "3", "aliens.experience", "novice", "aliens.victories", "off")
            .withAliens(few);
    assertThat(powers(begun(options, 1))).extracting(Sheet::id).isSubsetOf(few).hasSize(3);
  }

  @Test
  void an_option_leaves_out_aliens_with_a_victory_of_their_own() {
    Rules usual = new Rules(ALL, options());
    Rules without = new Rules(ALL, options("aliens.victories", "off"));
    List<String> left = new ArrayList<>();
    for (int i = 0; i < ALL.aliens().size(); i++)
      if (usual.dealsAlien(i) && !without.dealsAlien(i)) left.add(ALL.alien(i).id());
    assertThat(left).containsExactlyInAnyOrderElementsOf(OWN_VICTORIES);
  }

  @Test
  void aliens_with_a_minus_stay_in_the_box() {
    Options all = options("aliens.sets", "base");
    Options some = all.withAliens(List.of("-zombie", "-virus"));
    for (Sheet alien : ALL.aliens())
      assertThat(some.deals(alien))
          .as(alien.id())
          .isEqualTo(all.deals(alien) && !List.of("zombie", "virus").contains(alien.id()));
    Options few = all.withAliens(List.of("genius", "virus", "-virus"));
    assertThat(ALL.aliens().stream().filter(few::deals))
        .extracting(Sheet::id)
        .containsExactly("genius");
    assertThat(some.with("seats", "3").aliens()).containsExactly("-zombie", "-virus");
  }

  @Test
  void each_seat_chooses_among_as_many_as_the_table_wants() {
    for (int choices = 2; choices <= 5; choices++) {
      Game game = begun(options("aliens.choices", Integer.toString(choices)), 7);
      int each = choices;
      assertThat(offered).hasSize(4).allSatisfy((_, names) -> assertThat(names).hasSize(each));
      assertThat(flares(game))
          .contains(powers(game).stream().map(Sheet::id).toArray(String[]::new));
    }
  }

  @Test
  void all_flares_that_were_dealt_are_in_the_deck_as_far_as_there_is_room() {
    Game few = begun(options("aliens.choices", "3"), 7);
    List<String> all = new ArrayList<>();
    offered.values().forEach(all::addAll);
    assertThat(flares(few)).containsExactlyInAnyOrderElementsOf(all);
    Game many = begun(options("seats", "8", "aliens.choices", "5"), 7);
    assertThat(flares(many))
        .hasSize(many.cards().roomForFlares())
        .contains(powers(many).stream().map(Sheet::id).toArray(String[]::new));
  }

  @Test
  void in_a_draft_all_lie_open_and_each_takes_one_in_turn() {
    for (int seed = 0; seed < GAMES; seed++) {
      Game game = begun(options("aliens.opening", "draft"), seed);
      assertThat(laidOut).hasSize(8).doesNotHaveDuplicates();
      int first = order.getFirst();
      assertThat(order)
          .containsExactly(first, first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4);
      assertThat(offered.get(first)).containsExactlyElementsOf(laidOut);
      assertThat(offered.get((first + 3) % 4)).hasSizeLessThanOrEqualTo(5).isSubsetOf(laidOut);
      assertThat(powers(game)).extracting(Sheet::id).isSubsetOf(laidOut).doesNotHaveDuplicates();
      assertThat(flares(game)).containsAll(laidOut);
    }
  }

  @Test
  void for_a_second_power_the_draft_goes_back() {
    begun(options("aliens.opening", "draft", "powers", "2", "seats", "3"), 3);
    int a = order.getFirst();
    int b = (a + 1) % 3;
    int c = (a + 2) % 3;
    assertThat(order).containsExactly(a, a, b, c, c, b, a);
  }

  @Test
  void in_a_draft_nobody_is_offered_what_must_not_meet_an_alien_that_is_taken() {
    List<String> few =
        List.of("gambler", "sorcerer", "human", "virus", "macron", "zombie", "mind", "kamikaze");
    for (int seed = 0; seed < GAMES; seed++) {
      Game game = begun(options("aliens.opening", "draft").withAliens(few), seed);
      List<String> ids = powers(game).stream().map(Sheet::id).toList();
      assertThat(ids.contains("gambler") && ids.contains("sorcerer")).as("seed " + seed).isFalse();
    }
  }

  @Test
  void who_begins_with_an_alien_finds_it_in_the_draft_and_nobody_else_does() {
    Options options =
        options("aliens.opening", "draft")
            .withStartCards(List.of(new StartCard(Seat.named("C"), "clone")));
    for (int seed = 0; seed < GAMES; seed++) {
      begun(options, seed);
      assertThat(offered.get(2)).contains("clone");
      for (int other : List.of(0, 1, 3)) assertThat(offered.get(other)).doesNotContain("clone");
    }
  }

  @Test
  void what_lies_face_down_is_not_drafted() {
    Options options = options("aliens.opening", "draft", "powers.hidden", "on");
    assertThatThrownBy(() -> begun(options, 1))
        .hasMessage("aliens that lie face down cannot be chosen from an open draft");
  }

  @Test
  void a_draft_is_the_same_for_the_same_seed() {
    Options options = options("aliens.opening", "draft", "aliens.choices", "4");
    List<String> one = powers(begun(options, 11)).stream().map(Sheet::id).toList();
    assertThat(powers(begun(options, 11)).stream().map(Sheet::id).toList()).isEqualTo(one);
  }
}
