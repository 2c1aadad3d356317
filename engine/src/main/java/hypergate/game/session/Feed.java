package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.Gesture;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;

/// Plays lines of a record in a game at which nobody sits.
final class Feed {
  private final Game game;
  private final Account account;

  Feed(Game game, Account account) {
    this.game = game;
    this.account = account;
  }

  /// Plays one line.
  ///
  /// @throws IllegalArgumentException when it does not fit, naming what is open
  void line(String line) {
    String[] words = line.strip().split("\\s+", 3);
    Seat seat = Seat.named(words[0]);
    if (words.length < 3 || !seat.exists() || !seat.in(game.waitingFor()))
      throw new IllegalArgumentException("'" + line + "' is not open; open: " + open());
    Question question = game.question(seat);
    if (!question.prompt().id().equals(words[1]))
      throw new IllegalArgumentException("'" + line + "' is not open; open: " + open());
    String answer =
        game.parts().today(question.prompt(), words[2], Attempt.options(question)::contains);
    Gesture gesture = new Gesture(game, seat, words[1], answer).knowingAll();
    account.gesture(gesture);
    do {
      question = game.question(seat);
      int position = gesture.next(question);
      if (position < 0)
        throw new IllegalArgumentException(
            "'"
                + line
                + "' does not fit; options: "
                + String.join(" | ", Attempt.options(question)));
      if (game.answer(seat, position)) break;
    } while (seat.in(game.waitingFor()) && account.transcript.continues(game.question(seat)));
    account.gesture(null);
    if (!gesture.isSaid())
      throw new IllegalArgumentException(
          "'" + line + "' says more than was asked: '" + gesture.rest() + "' is left over");
  }

  private String open() {
    List<String> open = new ArrayList<>();
    for (Seat seat : Seat.listOf(game.waitingFor()))
      open.add(
          seat
              + " "
              + game.question(seat).prompt()
              + " ("
              + String.join(" | ", Attempt.options(game.question(seat)))
              + ")");
    return String.join("; ", open);
  }
}
