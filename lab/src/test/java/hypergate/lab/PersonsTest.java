package hypergate.lab;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.lab.run.LabTable;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Persons who change places while all else stays at the seats, by a card of this test.
final class PersonsTest {
  private static final OwnCard SWAP =
      new OwnCard(
          "place swap",
          List.of(
              alien("Place Swapper", "base")
                  .level(1)
                  .power("Swap", OFFENSE, Step.DESTINY)
                  .text("As the offense you may change places with the defense.")
                  .may(OFFENSE, DEFENSE_CHOSEN, PersonsTest::swap)));

  private static void swap(Game game, Seat me) {
    game.verbs().seating().exchange(me, game.encounter().defense());
  }

  private static final Options OPTIONS =
      AllContent.OPTIONS
          .of(Map.of("seats", "4"))
          .withOwnCards(List.of(SWAP))
          .withStartCards(List.of(new StartCard(Seat.of(0), "place-swapper")));
  private static final Content CONTENT = AllContent.of(OPTIONS);

  private static Session session(long seed) {
    return new Session(CONTENT, OPTIONS, seed);
  }

  /// Swaps whenever it can, and notes who was asked where.
  private static final class Swapper implements Player {
    final List<Seat> asked = new ArrayList<>();
    private final Player other;

    Swapper(long seed) {
      other = Players.of("random", seed);
    }

    @Override
    public int choose(Question question) {
      asked.add(question.seat());
      for (int i = 0; i < question.count(); i++)
        if (question.notation(i).equals("place-swapper")) return i;
      return other.choose(question);
    }
  }

  // Where the persons sit by what has been told.
  private static Seat[] told(List<Event> events) {
    Seat[] persons = new Seat[4];
    for (int i = 0; i < 4; i++) persons[i] = Seat.of(i);
    for (Event event : events)
      if (event instanceof Event.PersonsExchanged(Seat one, Seat other, var _)) {
        Seat here = persons[one.index()];
        persons[one.index()] = persons[other.index()];
        persons[other.index()] = here;
      }
    return persons;
  }

  @Test
  void whoever_sits_at_a_seat_answers_for_it() {
    int exchanges = 0;
    for (long seed = 0; seed < 4; seed++) {
      Session session = session(seed);
      List<Swapper> players = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        players.add(new Swapper(seed * 4 + i));
        session.machine(Seat.of(i), players.get(i));
      }
      int[] wrong = new int[1];
      Session played = session;
      session.observer(
          new Listener() {
            @Override
            public void happened(Event event) {}

            @Override
            public void answered(Seat seat, Prompt prompt, int choice, String words, int step) {
              Seat person = told(played.events())[seat.index()];
              List<Seat> asked = players.get(person.index()).asked;
              if (asked.isEmpty() || asked.getLast() != seat) wrong[0]++;
            }

            @Override
            public void resolved(Seat seat, Prompt prompt, int choice, String words, int step) {}

            @Override
            public void unsealed() {}
          });
      session.start();
      assertThat(wrong[0]).isZero();
      Seat[] persons = told(session.events());
      for (int i = 0; i < 4; i++) {
        assertThat(session.game().persons().at(Seat.of(i))).isEqualTo(persons[i]);
        assertThat(session.game().persons().seatOf(persons[i])).isEqualTo(Seat.of(i));
      }
      for (Event event : session.events()) if (event instanceof Event.PersonsExchanged) exchanges++;
    }
    assertThat(exchanges).isGreaterThan(10);
  }

  @Test
  void a_game_with_exchanges_is_played_again_exactly() {
    Session session = session(3);
    for (int i = 0; i < 4; i++) session.machine(Seat.of(i), new Swapper(i));
    session.start();
    assertThat(session.events()).anyMatch(event -> event instanceof Event.PersonsExchanged);
    Session again = session(3);
    for (String line : session.lines()) again.feed(line);
    assertThat(again.isOver()).isTrue();
    assertThat(again.events()).isEqualTo(session.events());
    for (int i = 0; i < 4; i++)
      assertThat(again.game().persons().at(Seat.of(i)))
          .isEqualTo(session.game().persons().at(Seat.of(i)));
  }

  // Plays until somebody can swap.
  private static Seat swapper(Session session) {
    for (int i = 0; i < 2_000; i++) {
      Seat seat = session.asked().getFirst();
      Question question = session.question(seat);
      String line = new Lines(session, new SplittableRandom(i)).any(seat);
      if (question.declining() >= 0) line = question.notation(question.declining());
      for (int k = 0; k < question.count(); k++)
        if (question.notation(k).equals("place-swapper")) {
          if (question.prompt().equals(Prompt.USE)) return seat;
          line = "place-swapper";
        }
      assertThat(session.submit(session.number(seat), seat, line))
          .isInstanceOf(Reply.Accepted.class);
    }
    throw new AssertionError("nobody could");
  }

  // Nobody answers the use.
  private static void untilExchanged(Session session) {
    while (session.events().stream().noneMatch(e -> e instanceof Event.PersonsExchanged)) {
      Seat seat = session.asked().getFirst();
      assertThat(session.submit(session.number(seat), seat, "pass"))
          .isInstanceOf(Reply.Accepted.class);
    }
  }

  @Test
  void both_know_what_either_has_seen_and_nothing_can_be_taken_back() {
    Session session = session(1);
    session.start();
    Seat me = swapper(session);
    Game game = session.game();
    Seat other = game.encounter().defense();
    long mine = game.cards().hand(me).low();
    long theirs = game.cells().sight(other, game.state()).low();
    int event = session.events().size() - 1;
    assertThat(session.submit(session.number(me), me, "place-swapper"))
        .isInstanceOf(Reply.Accepted.class);
    untilExchanged(session);
    assertThat(session.game().persons().at(me)).isEqualTo(other);
    assertThat(session.mayUndo(me)).isFalse();
    assertThat(session.mayUndo(other)).isFalse();
    long seen = session.game().cells().sight(other, session.game().state()).low();
    // But for the card that was played, which lies open.
    assertThat(mine & ~seen).isZero();
    assertThat(theirs & ~session.game().cells().sight(me, session.game().state()).low()).isZero();
    assertThat(session.seatsAt(event, me.bit())).isEqualTo(me.bit());
    assertThat(session.seatsAt(session.events().size() - 1, me.bit())).isEqualTo(other.bit());
  }

  @Test
  void a_machine_moves_along_and_a_person_stays_one() {
    Session session = session(1);
    session.start();
    Seat me = swapper(session);
    Seat other = session.game().encounter().defense();
    session.submit(session.number(me), me, "place-swapper");
    untilExchanged(session);
    assertThat(session.isPerson(me)).isTrue();
    // In the place of whoever began at `other`, who sits at `me` now.
    session.machine(other, Players.of("random", 1));
    assertThat(session.isPerson(me)).isFalse();
    assertThat(session.isPerson(other)).isTrue();
    assertThat(session.asked()).doesNotContain(me);
  }

  @Test
  void wins_belong_to_persons() {
    LabTable table = new LabTable(name -> Players.of(name, 0));
    int moved = 0;
    for (long seed = 0; seed < 12; seed++) {
      List<LabTable.Sitting> sitting = new ArrayList<>();
      for (int i = 0; i < 4; i++) sitting.add(new LabTable.Sitting("random", seed * 4 + i));
      int[] seats = new int[2];
      var ended =
          table.play(
              OPTIONS,
              seed,
              sitting,
              new LabTable.Follower() {
                @Override
                public void phase(Game game) {
                  seats[0] = game.winners();
                  seats[1] = game.persons().at(game.winners());
                }
              });
      assertThat(ended.winners()).isEqualTo(seats[1]);
      if (seats[0] != seats[1]) moved++;
    }
    assertThat(moved).isPositive();
  }
}
