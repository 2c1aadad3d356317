package hypergate.server.protocol.ask;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.catalogue.CardQuestions;
import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.decide.Choice;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.lab.lesson.Lesson;
import hypergate.players.Players;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Words;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// What the sentences that ask tell of what was chosen before.
final class TitlesTest {
  private static final int GAMES = 24;
  private static final int ANSWERS = 120;
  private static final Seat ME = Seat.of(0);

  private static Session two(int seed, StartCard... start) {
    Options options =
        AllContent.OPTIONS
            .of(Map.of("powers", "2", "aliens.sets", "base+odyssey"))
            .withStartCards(List.of(start));
    Session session = new Session(AllContent.ALL, options, seed);
    for (int i = 1; i < options.systems(); i++)
      session.machine(Seat.of(i), Players.of("novice", seed + i));
    session.start();
    return session;
  }

  private static int find(Question question, String notation) {
    for (int i = 0; i < question.count(); i++) if (question.notation(i).equals(notation)) return i;
    return -1;
  }

  @Test
  void the_second_of_two_aliens_is_asked_for_with_the_name_of_the_first() {
    Session session = two(1);
    assertThat(Prompt.of(session, ME, 1).title()).isEqualTo(Words.of("prompt.keep-alien.first"));
    String first = session.question(ME).notation(2);
    session.submit(session.number(ME), ME, first);
    assertThat(Prompt.of(session, ME, 2).title())
        .isEqualTo(Words.of("prompt.keep-alien.second").with("alien", first));
  }

  @Test
  void who_may_negate_a_choice_is_told_who_chose_what() {
    Map<String, Words> said = new TreeMap<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      Session session = two(seed, new StartCard(ME, "negator"));
      if (find(session.question(ME), "negator") >= 0) negate(session, said);
    }
    assertThat(said.keySet()).contains("prompt.happened.ships", "prompt.happened.joins");
    Words ships = Objects.requireNonNull(said.get("prompt.happened.ships"));
    assertThat(ships.args().get("seat")).isNotEqualTo("A");
    assertThat(String.valueOf(ships.args().get("planets"))).matches("\\[[A-D]\\d.*");
    assertThat(Set.of("launch", "join", "lose", "place", "tech"))
        .contains(String.valueOf(ships.args().get("what")));
  }

  // Plays as the Negator at random and keeps what its questions say has happened.
  private static void negate(Session session, Map<String, Words> said) {
    long random = 7;
    boolean chosen = false;
    for (int i = 0; i < ANSWERS && !session.isOver(); i++) {
      Question question = session.question(ME);
      Words title = Prompt.of(session, ME, 1).title();
      if (title.key().equals("prompt.use.happened")
          && title.args().get("what") instanceof Words what) said.put(what.key(), what);
      random = Luck.mix(random + 1);
      int at = Math.floorMod(random, question.count());
      int negator = find(question, "negator");
      if (!chosen && negator >= 0 && Choice.kind(question.option(negator)) == Choice.ALIEN) {
        at = negator;
        chosen = true;
      }
      String answer = question.notation(at);
      session.submit(session.number(ME), ME, answer.equals("offer") ? "reject" : answer);
    }
  }

  @Test
  void a_card_asks_in_a_sentence_of_its_own_and_in_every_language() {
    Set<String> asking = new TreeSet<>();
    new Questions()
        .play(
            20,
            (session, seat) -> {
              String prompt = session.question(seat).prompt().id();
              if (CardQuestions.of(prompt).isEmpty()) return;
              Words title = Prompt.of(session, seat, 1).title();
              String words = Json.MAPPER.writeValueAsString(title.args().get("asks"));
              assertThat(words).matches("\\{\"en\":\".+\",\"de\":\".+\",\"fr\":\".+\"}");
              assertThat(title.args()).containsKey("effect");
              asking.add(title.key());
            });
    assertThat(asking).contains("prompt.effect.asks");
  }

  @Test
  void of_ships_that_leave_the_warp_it_is_said_how_many() {
    Lesson lesson =
        Lesson.read(
            "leaves-the-warp",
            """
            lesson: A planet in the warp
            about: Of two ships in the warp and those of a planet there one comes back.
            place: 1
            minutes: 1
            preset: first-game
            options: { seats: 3, aliens.sets: base+dominion }
            given:
              offense: A
              destiny: [B]
              seats:
                A: { alien: voyager, hand: [attack-08], adrift: [A3], home: [4, 4, 4, 4, 2], warp: 2 }
                B: { hand: [attack-10] }
                C: { hand: [negotiate] }
            steps:
              - { say: Pass., do: use pass }
            then: [ warp A = 2 ]
            end: Done.
            """);
    Session session = new Session(lesson.scene()::lay);
    session.start();
    session.submit(session.number(ME), ME, "pass");
    assertThat(Prompt.of(session, ME, 1).title())
        .isEqualTo(Words.of("prompt.leave-warp").with("count", 1));
  }

  @Test
  void who_may_give_something_for_a_use_is_told_whose_it_is() {
    for (int seed = 1; seed <= GAMES; seed++) {
      Session session = two(seed, new StartCard(Seat.of(1), "crusher"));
      long random = seed;
      for (int i = 0; i < ANSWERS && !session.isOver(); i++) {
        Question question = session.question(ME);
        if (question.prompt().id().equals("crusher/choice")) {
          Words bid =
              Words.of("prompt.effect.bid.asks").with("seat", "B").with("effect", "crusher");
          assertThat(Prompt.of(session, ME, 1).title())
              .isEqualTo(bid.with("asks", CardQuestions.of("crusher/choice")));
          return;
        }
        random = Luck.mix(random + 1);
        String notation = question.notation(Math.floorMod(random, question.count()));
        session.submit(session.number(ME), ME, notation.equals("offer") ? "reject" : notation);
      }
    }
    throw new AssertionError("nobody was asked what it gives");
  }
}
