package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.Redeal;
import hypergate.game.view.View;
import hypergate.players.RandomPlayer;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.variant.technology.TechQuestions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;

/// What a seat cannot see changes nothing that it gets: not its view, not its questions, not the
/// events that it is told.
final class LeakTest {
  private static final AtomicInteger IMAGINED = new AtomicInteger();

  /// What is looked at when a decision waits.
  private interface Look {
    /// @param answered the seats that have answered since the phase began, as a mask
    void at(Game game, long number, int answered);
  }

  private static void play(long seed, int every, Look look) {
    Game game = RandomGames.game(seed);
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    game.parkAll();
    long number = 0;
    int answered = 0;
    State checkpoint = new State();
    for (boolean over = game.run(); !over; number++) {
      if (!game.checkpoint().sameAs(checkpoint)) answered = 0;
      checkpoint.copyFrom(game.checkpoint());
      if (Luck.mix(seed + number) % every == 0) {
        Figures.add("positions", 1);
        look.at(game, number, answered);
      }
      answered |= game.waitingFor() & -game.waitingFor();
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      over = game.answer(seat, players[seat.index()].choose(game.question(seat)));
    }
  }

  @Seeds(upTo = 150, fresh = 2)
  void a_view_does_not_depend_on_what_its_seat_cannot_see(long seed) {
    play(
        seed,
        5,
        (game, number, answered) -> {
          Game other = game.sibling();
          for (int i = -1; i < game.seats(); i++) {
            Seat viewer = Seat.of(i);
            game.forkInto(other);
            other.state().copyFrom(game.state());
            Hidden.shuffle(other, viewer, number);
            assertThat(View.of(other, viewer).sameAs(View.of(game, viewer)))
                .as("view of " + viewer + " at decision " + number)
                .isTrue();
          }
        });
  }

  @Seeds(upTo = 200, fresh = 2)
  void questions_and_events_do_not_depend_on_what_their_seat_cannot_see(long seed) {
    Redeal dealer = new Redeal();
    play(
        seed,
        2,
        (game, number, answered) -> {
          Seat viewer = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
          // The answers of this phase may mean another thing when the cards are others.
          if (answered != 0 || game.question(viewer).prompt() == TechQuestions.KEEP_TECH) return;
          Game same = game.sibling();
          List<Event> told = hear(same, viewer);
          game.forkInto(same);
          same.run();
          // What has just been drawn or turned up may well be another card.
          if (told.stream().anyMatch(Event::reveals)) return;
          Game other = game.sibling();
          List<Event> toldOther = hear(other, viewer);
          if (!game.imagineInto(other, viewer, dealer, number)) return;
          IMAGINED.incrementAndGet();
          assertThat(asked(other.question(viewer)))
              .as("question to " + viewer + " at decision " + number)
              .isEqualTo(asked(game.question(viewer)));
          assertThat(toldOther)
              .as("events told to " + viewer + " up to decision " + number)
              .isEqualTo(told);
        });
  }

  private static List<Event> hear(Game game, Seat viewer) {
    List<Event> told = new ArrayList<>();
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            told.add(event.seenBy(viewer));
          }
        });
    return told;
  }

  private static List<String> asked(Question question) {
    List<String> asked = new ArrayList<>();
    asked.add(question.prompt().id() + " " + question.gestureStep());
    for (int i = 0; i < question.count(); i++) asked.add(question.notation(i));
    return asked;
  }

  @AfterAll
  static void something_was_compared() {
    if (!SeedRun.isWhole()) return;
    assertThat(IMAGINED).hasPositiveValue();
  }
}
