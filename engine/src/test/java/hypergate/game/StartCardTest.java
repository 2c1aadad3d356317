package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.testing.Seeds;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.moons.Moons;
import hypergate.variant.technology.Techs;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cards that seats begin with.
class StartCardTest {
  private static final Content ALL = AllContent.ALL;
  private static final Map<String, String> EVERYTHING =
      Map.of("technology", "odyssey", "moons", "serious", "hazards", "conflict", "edicts", "both");

  private static Options options(Map<String, String> given, String... cards) {
    return AllContent.OPTIONS
        .of(given)
        .withStartCards(Arrays.stream(cards).map(StartCard::of).toList());
  }

  // Everybody chooses what it begins with wherever it can.
  private static Game dealt(Options options, long seed) {
    List<String> wanted = options.startCards().stream().map(StartCard::id).toList();
    Game game = new Game(ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          question -> {
            for (int o = 0; o < question.count(); o++)
              for (String id : wanted)
                if (List.of(question.notation(o).split(" ")).contains(id)) return o;
            return 0;
          });
    game.runPhase();
    return game;
  }

  private static List<String> hand(Game game, Seat seat) {
    return game.cards().names(game.cards().hand(seat));
  }

  private static String alien(Game game, Seat seat) {
    return ALL.alien(game.powers().number(Powers.instance(seat, 0))).id();
  }

  @Seeds(upTo = 8)
  void a_seat_can_have_the_alien_that_it_begins_with(long seed) {
    Game game = dealt(options(Map.of(), "B=warpish", "D=zombie", "C=oracle"), seed);
    assertThat(alien(game, Seat.named("B"))).isEqualTo("warpish");
    assertThat(alien(game, Seat.named("C"))).isEqualTo("oracle");
    assertThat(alien(game, Seat.named("D"))).isEqualTo("zombie");
    List<Integer> all =
        IntStream.range(0, 4)
            .flatMap(s -> IntStream.range(0, 2).map(c -> game.powers().dealt(Seat.of(s), c)))
            .boxed()
            .toList();
    assertThat(all).doesNotHaveDuplicates();
  }

  @Test
  void it_has_it_even_where_others_chose_what_must_not_meet_it() {
    List<String> few = List.of("gambler", "human", "virus", "macron", "zombie", "warpish");
    for (int seed = 0; seed < 50; seed++) {
      Options options = options(Map.of("seats", "3"), "C=sorcerer").withAliens(few);
      assertThat(alien(dealt(options, seed), Seat.named("C"))).isEqualTo("sorcerer");
    }
  }

  @Seeds(upTo = 8)
  void cosmic_cards_are_in_the_hand(long seed) {
    Options options =
        options(
            EVERYTHING,
            "A=mobius-tubes",
            "C=flare-clone",
            "A=attack-40",
            "C=attack-08",
            "C=attack-08");
    Game game = dealt(options, seed);
    assertThat(hand(game, Seat.named("A"))).contains("mobius-tubes", "attack-40").hasSize(8);
    assertThat(hand(game, Seat.named("C"))).contains("flare-clone").hasSize(8);
    assertThat(hand(game, Seat.named("C")).stream().filter("attack-08"::equals).count())
        .isGreaterThan(1);
  }

  @Seeds(upTo = 8)
  void a_tech_is_among_the_first_and_its_deck_need_not_be_chosen(long seed) {
    Game game = dealt(options(EVERYTHING, "C=auto-nova", "D=coldsleep-ship"), seed);
    assertThat(techs(game, Seat.named("C"))).containsExactly("auto-nova");
    assertThat(techs(game, Seat.named("D"))).containsExactly("coldsleep-ship");
  }

  private static List<String> techs(Game game, Seat seat) {
    return IntStream.range(0, Techs.of(game).top())
        .filter(slot -> Techs.of(game).exists(slot) && Techs.of(game).isOf(slot, seat))
        .mapToObj(slot -> Techs.of(game).tech(slot).id())
        .toList();
  }

  @Seeds(upTo = 8)
  void moons_are_among_those_of_the_seat(long seed) {
    Game game = dealt(options(EVERYTHING, "B=moon-ascetic", "B=moon-alms"), seed);
    List<String> moons =
        List.of(2, 3).stream().map(slot -> Moons.of(game).moon(slot).id()).sorted().toList();
    assertThat(moons).containsExactly("moon-alms", "moon-ascetic");
  }

  @Seeds(upTo = 8)
  void hazards_lie_on_their_deck_the_first_on_top(long seed) {
    Game game = dealt(options(EVERYTHING, "A=black-hole", "B=meteor-storm"), seed);
    assertThat(ALL.of(Hazard.class).get(Hazards.of(game).deck().draw()).id())
        .isEqualTo("black-hole");
    assertThat(ALL.of(Hazard.class).get(Hazards.of(game).deck().draw()).id())
        .isEqualTo("meteor-storm");
  }

  @Test
  void without_such_cards_nothing_is_dealt_otherwise() {
    Options options = AllContent.OPTIONS.of(EVERYTHING);
    Game one = dealt(options, 5);
    Game other = dealt(options.withStartCards(List.of()), 5);
    assertThat(other.state().b).isEqualTo(one.state().b);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "F=clone                    | there are 4 seats",
        "A=hal                      | no such alien, tech, hazard, moon or cosmic card",
        "A=flare-hal                | no such alien, tech, hazard, moon or cosmic card",
        "A=pulsar-clone             | comes with its alien",
        "A=coldsleep-ship           | tech cards need technology",
        "A=moon-ascetic                    | moons are off",
        "A=black-hole                  | hazards are off",
        "A=clone B=clone            | there are not so many of it",
        "A=morph A=morph            | there are not so many of it",
        "A=clone A=zombie A=warpish | its seat is dealt only 2 of these",
      })
  void what_no_game_can_begin_with_is_refused_in_plain_words(String cards, String why) {
    Rules rules = new Rules(ALL, options(Map.of(), cards.split(" ")));
    assertThatThrownBy(rules::check)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no game begins with ")
        .hasMessageContaining(why);
  }

  @Test
  void flares_have_to_fit_beside_pulsars() {
    Map<String, String> full = Map.of("seats", "7", "powers", "2", "pulsars", "true");
    dealt(options(full), 1);
    assertThatThrownBy(() -> dealt(options(full, "A=flare-clone"), 1))
        .hasMessageContaining("14 powers with flares and Pulsars are 29 cards");
  }

  @Test
  void it_is_written_as_seat_and_card() {
    assertThat(StartCard.of("B= clone"))
        .isEqualTo(new StartCard(Seat.named("B"), "clone"))
        .hasToString("B=clone");
    assertThatThrownBy(() -> StartCard.of("clone")).hasMessageContaining("write SEAT=CARD");
    assertThatThrownBy(() -> StartCard.of("Z=clone")).hasMessageContaining("write SEAT=CARD");
  }
}
