package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What players that try their options out do in single positions and in some games, which follow
/// from their numbers: habits that people at a table would remark on.
final class SearchingHabitsTest {
  private static final int GAMES = 30;

  private static int withAllies;
  private static int talksWithAllies;
  private static int defends;
  private static int invites;

  @BeforeAll
  static void play() {
    for (int number = 0; number < GAMES; number++) {
      Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), Luck.mix(number));
      for (int i = 1; i < game.seats(); i++) game.player(Seat.of(i), Players.of("novice", i));
      MachinePlayer strong = Players.of("strong/48", number);
      game.player(
          Seat.of(0),
          question -> {
            int position = strong.choose(question);
            count(question, question.option(position));
            return position;
          });
      game.run();
    }
  }

  private static void count(Question question, int option) {
    Seat me = question.seat();
    if (question.prompt() == Prompt.SELECT) {
      Face face = question.view().face(Choice.value(option));
      if ((question.view().encounter().sideOf(me).allies() & ~me.bit()) == 0) return;
      withAllies++;
      if (face.kind() == Kind.NEGOTIATE) talksWithAllies++;
    }
    if (question.prompt() == Prompt.INVITE && question.gestureStep() == 0) {
      defends++;
      if (!Choice.is(option, Word.NONE)) invites++;
    }
  }

  @Test
  void whoever_brings_allies_along_seldom_talks_instead_of_fighting() {
    assertThat(withAllies).isGreaterThan(30);
    assertThat(talksWithAllies).isLessThanOrEqualTo(withAllies / 10);
  }

  @Test
  void allies_are_called_where_they_help_and_not_always() {
    assertThat(defends).isGreaterThan(100);
    assertThat(invites).isBetween(defends * 2 / 5, defends * 4 / 5);
  }

  // A's cards win nowhere: its own colony costs it no ships to attack, and gains it nothing. What
  // it
  // sends to another planet it may still choose, and a single ship may be lucky.
  @ParameterizedTest
  @ValueSource(strings = {"strong/400", "expert/400", "adaptive/400"})
  void nobody_attacks_where_nothing_can_be_gained(String name) {
    Scene scene =
        new Scene()
            .hand("A", "attack-06", "attack-04", "attack-08")
            .hand("B", "attack-08", "attack-06", "attack-04")
            .hand("C", "attack-06", "attack-08")
            .hand("D", "attack-06", "attack-08")
            .destiny("B")
            .ships("B", "B3", "B4", 4)
            .colonies("A", "B3");
    assertThat(scene.decides(Players.of(name, 1), "A", "aim")).isNotEqualTo("B3");
  }

  private static Scene deal() {
    return new Scene()
        .hand("A", "negotiate", "attack-06")
        .hand("B", "negotiate", "attack-08")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "select", "negotiate")
        .answers("B", "select", "negotiate");
  }

  // B lacks one colony: whatever A offers, B must not win alone by it.
  @ParameterizedTest
  @ValueSource(strings = {"regular", "strong/400", "expert/400", "adaptive/400"})
  void nobody_is_handed_the_game_in_a_deal(String name) {
    Scene scene = deal().colonies("B", "C1", "C2", "D1", "D2").colonies("A", "C3");
    String offered = scene.decides(Players.of(name, 2), "A", "deal");
    assertThat(offered).doesNotContain("give: colony");
  }

  // Whoever asks for a colony and gives nothing gets none, although no deal costs three ships.
  @ParameterizedTest
  @ValueSource(strings = {"regular", "strong/400", "expert/400", "adaptive/400"})
  void no_colony_is_given_for_nothing(String name) {
    for (String wants :
        new String[] {"give: nothing for: colony B1", "give: cards 1 for: colony B1"}) {
      Scene scene = deal().answers("A", "deal", "offer " + wants);
      String answer = scene.decides(Players.of(name, 2), "B", "deal");
      assertThat(answer).as(wants).isNotEqualTo("accept");
    }
  }

  // Nor does anybody ask for as little as that: what is offered is a colony for a colony, or less.
  @ParameterizedTest
  @ValueSource(strings = {"regular", "strong/400", "expert/400", "adaptive/400"})
  void no_colony_is_offered_for_less_than_a_colony(String name) {
    String offered = deal().decides(Players.of(name, 3), "A", "deal");
    if (offered.contains("give: colony")) assertThat(offered).contains("for: colony");
  }

  // Both lack one: together they win.
  @ParameterizedTest
  @ValueSource(strings = {"regular", "strong/400", "expert/400", "adaptive/400"})
  void two_who_may_win_together_do_so(String name) {
    Scene scene =
        deal().colonies("A", "C1", "C2", "D1", "D2").colonies("B", "C3", "C4", "D3", "D4");
    String offered = scene.decides(Players.of(name, 2), "A", "deal");
    assertThat(offered).matches("offer give: colony .* for: colony .*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"strong/400", "expert/400", "adaptive/400"})
  void the_card_that_wins_the_game_is_played(String name) {
    Scene scene =
        new Scene()
            .hand("A", "attack-40", "attack-04", "negotiate", "attack-06")
            .hand("B", "attack-08", "attack-06", "attack-04")
            .hand("C", "attack-06", "attack-08")
            .hand("D", "attack-06", "attack-08")
            .destiny("B")
            .colonies("A", "C1", "C2", "D1", "D2");
    assertThat(scene.decides(Players.of(name, 1), "A", "select")).isEqualTo("attack-40");
  }
}
