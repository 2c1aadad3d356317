package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Gesture;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything that was answered and happened in a session's game, in order, and where it came from.
final class Account implements Listener {
  /// One small decision: for which seat, what, and who sat there, by the seat at which it began.
  record Answered(Seat seat, int choice, Seat person) {}

  private static final int KEPT = 100;

  final Transcript transcript = new Transcript();
  final List<Event> events = new ArrayList<>();
  final List<Answered> answers = new ArrayList<>();
  private final List<Integer> exchanges = new ArrayList<>();
  private final List<Origin> origins = new ArrayList<>();
  private final Game game;
  private final List<String> implied = new ArrayList<>();
  private String impliedIn = "";
  private int answered;
  private int told;
  private @Nullable Listener observer;
  private @Nullable Gesture gesture;

  Account(Game game) {
    this.game = game;
  }

  /// Lets somebody hear everything after it has been noted here; null for nobody.
  void observer(@Nullable Listener observer) {
    this.observer = observer;
  }

  /// Whose words may be said by the engine itself, since only one answer was possible.
  void gesture(@Nullable Gesture gesture) {
    this.gesture = gesture;
  }

  /// Of what happened since the last answer only the beginning stays: for games that run in a
  /// circle.
  void cut() {
    int keep = Math.min(events.size(), told + KEPT);
    events.subList(keep, events.size()).clear();
    origins.subList(keep, origins.size()).clear();
    exchanges.removeIf(event -> event >= keep);
  }

  /// Where those sat, when the event at a position had happened, who sit now where a mask says of
  /// the seats at which they began.
  int seatsAt(int event, int persons) {
    int seats = game.persons().seatsOf(persons);
    for (int i = exchanges.size() - 1; i >= 0 && exchanges.get(i) > event; i--)
      if (events.get(exchanges.get(i)) instanceof Event.PersonsExchanged(Seat a, Seat b, var _)
          && a.in(seats) != b.in(seats)) seats ^= a.bit() | b.bit();
    return seats;
  }

  /// Where the event at a position came from.
  Origin origin(int event) {
    return origins.get(event);
  }

  /// The seats that have answered since the last call, as a mask.
  int takeAnswered() {
    int mask = answered;
    answered = 0;
    return mask;
  }

  @Override
  public void happened(Event event) {
    if (event instanceof Event.PersonsExchanged) exchanges.add(events.size());
    events.add(event);
    transcript.happened(event);
    origins.add(
        new Origin(
            transcript.size(),
            game.cause(),
            game.pipeline().isIdle() ? Seat.NONE : game.pipeline().innermost().seat(),
            game.step().words(),
            game.encounters()));
    if (observer != null) observer.happened(event);
  }

  @Override
  public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
    answers.add(new Answered(seat, choice, game.persons().at(seat)));
    told = events.size();
    answered |= seat.bit();
    implied.clear();
    impliedIn = "";
    transcript.answered(seat, prompt, choice, notation, step);
    if (observer != null) observer.answered(seat, prompt, choice, notation, step);
  }

  @Override
  public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
    transcript.resolved(seat, prompt, choice, notation, step);
    imply(seat + " " + prompt, notation, step);
    if (gesture != null && step > 0 && gesture.isOf(seat, prompt)) gesture.resolved(notation);
    if (observer != null) observer.resolved(seat, prompt, choice, notation, step);
  }

  private void imply(String gesture, String notation, int step) {
    if (step == 0) {
      implied.clear();
      impliedIn = gesture;
    }
    if (step == implied.size() && impliedIn.equals(gesture)) implied.add(notation);
  }

  /// What was picked before an open question in the same gesture since nothing else was possible.
  List<String> implied(Question question) {
    return question.gestureStep() == implied.size()
            && impliedIn.equals(question.seat() + " " + question.prompt())
        ? List.copyOf(implied)
        : List.of();
  }

  @Override
  public void unsealed() {
    transcript.unsealed();
    if (observer != null) observer.unsealed();
  }
}
