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
import hypergate.testing.Figures;
import hypergate.variant.technology.TechQuestions;
import java.util.ArrayList;
import java.util.List;

/// Looks, as a game is played, whether anything that somebody gets depends on what it cannot see.
final class Leaks {
  private final Game game;
  private final Redeal dealer = new Redeal();
  private final Game same;
  private final Game other;
  private final View seen;
  private final View seenOther;

  /// A game whose every question waits.
  Leaks(Game game) {
    this.game = game;
    this.same = game.sibling();
    this.other = game.sibling();
    this.seen = new View(game.sibling());
    this.seenOther = new View(game.sibling());
  }

  /// What is looked at when a decision waits.
  interface Look {
    /// Looks at everything that a seat may see and be asked.
    ///
    /// @param answered the seats that have answered since the phase began, as a mask
    void at(long number, int answered);
  }

  /// Plays the game to its end and looks at one decision in so many.
  ///
  /// @param seed what follows which ones
  /// @param players by persons
  void play(Player[] players, long seed, int every, Look look) {
    game.parkAll();
    long number = 0;
    int answered = 0;
    State checkpoint = new State();
    for (boolean over = game.run(); !over; number++) {
      if (!game.checkpoint().sameAs(checkpoint)) answered = 0;
      checkpoint.copyFrom(game.checkpoint());
      if (Luck.mix(seed + number) % every == 0) {
        Figures.add("positions", 1);
        look.at(number, answered);
      }
      answered |= game.waitingFor() & -game.waitingFor();
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      Seat person = game.persons().at(seat);
      over = game.answer(seat, players[person.index()].choose(game.question(seat)));
    }
  }

  /// No view depends on what its seat cannot see.
  void views(long number) {
    other.listener(null);
    for (int i = -1; i < game.seats(); i++) {
      Seat viewer = Seat.of(i);
      game.forkInto(other);
      other.state().copyFrom(game.state());
      Hidden.shuffle(other, viewer, number);
      seenOther.take(other, viewer);
      seen.take(game, viewer);
      assertThat(seenOther.sameAs(seen))
          .as("view of " + viewer + " at decision " + number)
          .isTrue();
    }
  }

  /// Neither the question that waits nor the events that its seat has been told depend on what it
  /// cannot see.
  ///
  /// @return whether that could be tried
  boolean questions(long number, int answered) {
    Seat viewer = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
    // The answers of this phase may mean another thing when the cards are others.
    if (answered != 0 || game.question(viewer).prompt() == TechQuestions.KEEP_TECH) return false;
    List<Event> told = hear(same, viewer);
    game.forkInto(same);
    same.run();
    // What has just been drawn or turned up may well be another card.
    if (told.stream().anyMatch(Event::reveals)) return false;
    List<Event> toldOther = hear(other, viewer);
    if (!game.imagineInto(other, viewer, dealer, number)) return false;
    assertThat(asked(other.question(viewer)))
        .as("question to " + viewer + " at decision " + number)
        .isEqualTo(asked(game.question(viewer)));
    assertThat(toldOther)
        .as("events told to " + viewer + " up to decision " + number)
        .isEqualTo(told);
    return true;
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
}
