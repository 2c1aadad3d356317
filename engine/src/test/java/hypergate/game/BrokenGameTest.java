package hypergate.game;

import static hypergate.game.declare.Alien.alien;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.declare.Action;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.BrokenGame;
import hypergate.game.table.Steps;
import hypergate.game.view.Question;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games whose rules run in a circle stop, say so, and can be kept. The circles are made here:
/// every known one is mended.
final class BrokenGameTest {
  private static final Prompt AGAIN = Prompt.of("circle/again");
  private static final Map<String, String> OPTIONS = Map.of("seats", "3", "flares", "off");

  /// A power that never comes to an end, in the regroup phase of its owner.
  private static Session session(Action circle, Seat owner) {
    Alien endless =
        alien("Circle", "base")
            .level(1)
            .power("Endlessness", Role.OFFENSE, Step.REGROUP)
            .isMandatory()
            .text("Goes round and round.")
            .must(Role.OFFENSE, Window.REGROUP, circle);
    List<Card> cards = new ArrayList<>(AllContent.ALL.all());
    cards.add(endless);
    Content content = new Content(cards, AllContent.ALL.variants(), AllContent.ALL.play());
    Options options =
        AllContent.OPTIONS.of(OPTIONS).withStartCards(List.of(new StartCard(owner, "circle")));
    return new Session(content, options, 4);
  }

  private static void windows(Game game, Seat me) {
    while (me.exists()) game.open(Window.TURN_END);
  }

  private static void draws(Game game, Seat me) {
    while (me.exists()) game.verbs().hands().next();
  }

  private static void questions(Game game, Seat me) {
    while (game.ask(me).yes(AGAIN) || me.exists()) game.open(Window.TURN_END);
  }

  private static void fails(Game game, Seat me) {
    throw new IllegalStateException("nothing fits " + me);
  }

  private static Action circle(String kind) {
    return switch (kind) {
      case "windows" -> BrokenGameTest::windows;
      case "draws" -> BrokenGameTest::draws;
      case "questions" -> BrokenGameTest::questions;
      default -> BrokenGameTest::fails;
    };
  }

  /// Answers with the first option until the game breaks.
  private static BrokenGame play(Session session) {
    return catchThrowableOfType(
        BrokenGame.class,
        () -> {
          session.start();
          while (!session.isOver()) {
            Seat seat = session.asked().getFirst();
            Question question = session.question(seat);
            int choice = question.prompt().id().equals("alien") ? circle(question) : 0;
            session.submit(session.number(seat), seat, question.notation(choice));
          }
        });
  }

  private static int circle(Question question) {
    for (int i = 0; i < question.count(); i++) if (question.notation(i).equals("circle")) return i;
    return 0;
  }

  @ParameterizedTest
  @CsvSource({
    "windows, the rules do not come to an end",
    "draws, the rules do not come to an end",
    "fails, the rules broke down: nothing fits"
  })
  void a_game_of_people_that_breaks_stands_where_it_broke_and_replays_up_to_there(
      String kind, String words) {
    Session session = session(circle(kind), Seat.of(0));
    BrokenGame broken = play(session);
    assertThat(session.broken()).isSameAs(broken);
    List<String> lines = session.lines();
    assertThat(broken.answer()).isEqualTo(lines.size()).isPositive();
    assertThat(broken)
        .hasMessageStartingWith(
            "This game is broken after answer " + lines.size() + ", '" + lines.getLast() + "': in ")
        .hasMessageContaining(words);
    Session again = session(circle(kind), Seat.of(0));
    for (String line : lines.subList(0, lines.size() - 1)) again.feed(line);
    assertThat(again.broken()).isNull();
    assertThatThrownBy(() -> again.feed(lines.getLast())).hasMessage(broken.getMessage());
    assertThat(again.lines()).isEqualTo(lines);
    assertThat(again.game().state().sameAs(session.game().state())).isTrue();
  }

  @Test
  void nobody_is_asked_at_a_broken_game_and_nothing_can_be_taken_back() {
    Session session = session(BrokenGameTest::windows, Seat.of(0));
    BrokenGame broken = play(session);
    assertThat(session.asked()).isEmpty();
    assertThat(session.isOver()).isFalse();
    for (int i = 0; i < 3; i++) {
      assertThat(session.mayUndo(Seat.of(i))).isFalse();
      assertThat(session.submit(session.number(Seat.of(i)), Seat.of(i), "yes"))
          .isEqualTo(new Reply.Refused(Reply.Reason.BROKEN, broken.words(), List.of()));
    }
    assertThatThrownBy(session::start).isSameAs(broken);
    assertThat(session.events()).isNotEmpty();
    assertThat(session.viewsAt(session.events().size() - 1, List.of(Seat.of(0)))).hasSize(1);
  }

  @Test
  void a_machine_that_answers_for_ever_stops_at_the_last_answer_before() {
    Session session = session(BrokenGameTest::questions, Seat.of(0));
    session.machine(
        Seat.of(0), question -> question.prompt().id().equals("alien") ? circle(question) : 0);
    BrokenGame broken = play(session);
    assertThat(broken).hasMessageContaining("questions, windows and draws in one phase");
    assertThat(session.lines()).noneMatch(line -> line.contains("circle/again"));
    Session again = session(BrokenGameTest::questions, Seat.of(0));
    session.lines().forEach(again::feed);
    assertThat(again.broken()).isNull();
    assertThat(again.game().encounters()).isEqualTo(session.game().encounters());
  }

  @Test
  void a_person_may_answer_the_same_as_often_as_it_likes() {
    Session session = session(BrokenGameTest::questions, Seat.of(0));
    session.start();
    int again = 0;
    while (again < 300) {
      Seat seat = session.asked().getFirst();
      Question question = session.question(seat);
      if (question.prompt().equals(AGAIN)) again++;
      int choice = question.prompt().id().equals("alien") ? circle(question) : 0;
      session.submit(session.number(seat), seat, question.notation(choice));
    }
    assertThat(session.broken()).isNull();
  }

  @Test
  void phases_that_follow_one_another_without_an_encounter_are_bounded() {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(OPTIONS), 1);
    for (int i = 0; i < 3; i++) game.player(Seat.of(i), question -> 0);
    for (int i = 0; i < Steps.MOST_PHASES; i++) {
      assertThat(game.steps().phases()).isEqualTo(i);
      game.steps().phase();
    }
    assertThatThrownBy(() -> game.steps().phase())
        .isInstanceOf(BrokenGame.class)
        .hasMessageContaining("more than 1,000 phases without a new encounter");
  }

  @Test
  void the_safety_stop_counts_encounters_and_phases_besides_turns() {
    for (boolean phases : new boolean[] {false, true}) {
      Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(OPTIONS), 1);
      for (int i = 0; i < 3; i++) game.player(Seat.of(i), question -> 0);
      game.runPhase();
      if (phases) game.steps().begun(200_001);
      else for (int i = 0; i < 200_001; i++) game.steps().encounter();
      assertThat(game.runPhase()).isTrue();
      assertThat(game.isOver()).isTrue();
      assertThat(game.winners()).isZero();
    }
  }
}
