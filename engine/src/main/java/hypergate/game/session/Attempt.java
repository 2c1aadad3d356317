package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.BrokenGame;
import hypergate.game.view.Gesture;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tries a line out in a copy of the game, so that it is carried out whole or not at all.
final class Attempt implements Listener {
  private static final int ROUNDS = 40;
  private final Game copy;
  private final List<Event> certain = new ArrayList<>();
  private final List<String> implied = new ArrayList<>();
  private Transcript transcript = new Transcript();
  private @Nullable Gesture gesture;
  private boolean isCertain;

  Attempt(Game game) {
    copy = game.sibling();
    copy.listener(this);
  }

  /// The words of an answer: the prompt, or seat and prompt, may stand before it.
  static String words(Question question, String line) {
    String answer = line.strip();
    String half = question.prompt() + " ";
    String whole = question.seat() + " " + half;
    if (answer.startsWith(whole)) return answer.substring(whole.length());
    return answer.startsWith(half) ? answer.substring(half.length()) : answer;
  }

  /// Reads a line that answers a plain question: no copy is needed.
  static Reply readPlain(Game game, Question question, String line, List<Integer> positions) {
    String answer = words(question, line);
    Gesture gesture = new Gesture(game, question.seat(), question.prompt().id(), answer);
    int position = gesture.next(question);
    if (position < 0) return unfit(gesture, answer, question);
    if (!gesture.isSaid()) return leftOver(gesture, question);
    positions.add(position);
    return new Reply.Accepted();
  }

  /// Reads a line that may say several small decisions.
  ///
  /// @param positions receives the positions of what it says
  Reply read(Game game, Question question, String line, List<Integer> positions) {
    String answer = words(question, line);
    return carryOut(begin(game, question, answer), answer, question, positions);
  }

  private Reply carryOut(Gesture said, String answer, Question question, List<Integer> positions) {
    Seat seat = question.seat();
    do {
      Question open = copy.question(seat);
      int position = said.next(open);
      if (position < 0) return unfit(said, answer, open);
      positions.add(position);
      if (isLast(seat, position)) break;
    } while (goesOn(seat));
    return said.isSaid() ? new Reply.Accepted() : leftOver(said, question);
  }

  private Gesture begin(Game game, Question question, String answer) {
    gesture = null;
    isCertain = false;
    certain.clear();
    implied.clear();
    game.forkInto(copy);
    copy.rounds().host(0);
    copy.run();
    Gesture said = new Gesture(copy, question.seat(), question.prompt().id(), answer);
    gesture = said;
    transcript = new Transcript();
    isCertain = true;
    return said;
  }

  // What breaks the game is found out again, and told, when the answer is carried out.
  private boolean isLast(Seat seat, int position) {
    try {
      return copy.answer(seat, position);
    } catch (BrokenGame | IllegalStateException | StackOverflowError e) {
      return true;
    }
  }

  private boolean goesOn(Seat seat) {
    return seat.in(copy.waitingFor()) && transcript.continues(copy.question(seat));
  }

  private static Reply unfit(Gesture gesture, String answer, Question open) {
    String message =
        gesture.isSaid() ? "'" + answer + "' says too little." : notOpen(gesture.rest());
    return new Reply.Refused(Reply.Reason.NOT_AN_OPTION, message, options(open));
  }

  private static String notOpen(String words) {
    return "'" + words + "' is not open.";
  }

  private static Reply leftOver(Gesture gesture, Question question) {
    return new Reply.Refused(
        Reply.Reason.NOT_AN_OPTION, "'" + gesture.rest() + "' is left over.", options(question));
  }

  /// All options of a question in notation.
  static List<String> options(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return options;
  }

  /// What would certainly happen after a line, as its seat sees it: up to the first event that
  /// reveals anything, and up to the next moment at which anybody could act, able or not.
  Session.Preview preview(Game game, Question question, String line) {
    boolean secret = game.asking().isSecret();
    String answer = words(question, line);
    Gesture said = begin(game, question, answer);
    copy.rounds().host(copy.everybody());
    Reply reply = carryOut(said, answer, question, new ArrayList<>());
    if (!(reply instanceof Reply.Accepted) || secret) return new Session.Preview(reply, List.of());
    List<Event> seen = new ArrayList<>();
    for (Event event : certain) seen.add(event.seenBy(question.seat()));
    return new Session.Preview(reply, List.copyOf(seen));
  }

  /// Whether a line could be taken back as long as nobody acts on it: it is no secret, reveals
  /// nothing, and is followed by another question to its seat. What others hold makes no
  /// difference.
  boolean leavesOpen(Game game, Question question, String line) {
    Seat seat = question.seat();
    if (game.asking().isSecret() || question.prompt().equals(Prompt.USE)) return false;
    Gesture said = begin(game, question, words(question, line));
    copy.rounds().host(copy.everybody());
    if (!(carryOut(said, said.rest(), question, new ArrayList<>()) instanceof Reply.Accepted))
      return false;
    for (int i = 0; i < ROUNDS && isCertain && !copy.isOver(); i++) {
      if (copy.rounds().open() != null) copy.rounds().close();
      else if (seat.in(copy.waitingFor())) return true;
      else if (!isPassed()) return false;
    }
    return false;
  }

  // Whoever could use something does not.
  private boolean isPassed() {
    Seat next = Seat.listOf(copy.waitingFor()).getFirst();
    Question open = copy.question(next);
    if (!open.prompt().equals(Prompt.USE)) return false;
    int declining = open.declining();
    if (declining < 0) return false;
    copy.answer(next, declining);
    return true;
  }

  /// What is still to be said after the beginning of a gesture, null when it does not fit.
  Session.@Nullable Rest rest(Game game, Question question, String line) {
    Seat seat = question.seat();
    Gesture said = begin(game, question, words(question, line));
    do {
      Question open = copy.question(seat);
      if (said.isSaid()) return new Session.Rest(List.copyOf(implied), open);
      int position = said.next(open);
      if (position < 0) return null;
      if (isLast(seat, position)) break;
    } while (goesOn(seat));
    return said.isSaid() ? new Session.Rest(List.copyOf(implied), null) : null;
  }

  @Override
  public void happened(Event event) {
    transcript.happened(event);
    isCertain &= !event.reveals();
    if (isCertain) certain.add(event);
  }

  @Override
  public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
    transcript.answered(seat, prompt, choice, notation, step);
  }

  @Override
  public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
    transcript.resolved(seat, prompt, choice, notation, step);
    if (gesture == null || step == 0 || !gesture.isOf(seat, prompt)) return;
    if (!gesture.resolved(notation)) implied.add(notation);
  }

  @Override
  public void unsealed() {
    transcript.unsealed();
  }
}
