package hypergate.cli.play;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;

/// One answer being tried out in a copy of the game: the small decisions of a line are taken there
/// one after the other, so that a line is carried out whole or not at all.
final class Trial {
  private final Game copy;
  private final Seat seat;
  private final Prompt prompt;
  private int step;
  private boolean done;

  Trial(Game game, Seat seat) {
    this.copy = game.sibling();
    this.seat = seat;
    game.forkInto(copy);
    copy.run();
    this.prompt = copy.question(seat).prompt();
    this.step = copy.question(seat).gestureStep();
  }

  /// The small decision that is open now; not when [#isDone].
  Question question() {
    return copy.question(seat);
  }

  /// Whether the answer is complete.
  boolean isDone() {
    return done;
  }

  /// Chooses an option.
  void take(int position) {
    copy.answer(seat, position);
    done = copy.isOver() || !seat.in(copy.waitingFor()) || !goesOn(question());
    if (!done) step = question().gestureStep();
  }

  private boolean goesOn(Question next) {
    return next.prompt().equals(prompt) && next.gestureStep() > step;
  }

  /// The position of the word that ends the answer, -1 when it cannot end here.
  int ending() {
    return position(question(), Word.DONE);
  }

  static int position(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return -1;
  }

  /// How many small decisions there are when the first option is taken every time: for "two ships
  /// return".
  static int length(Game game, Seat seat) {
    Trial trial = new Trial(game, seat);
    int length = 0;
    while (!trial.isDone() && length < 40) {
      int first = trial.ending() == 0 ? 1 : 0;
      if (first >= trial.question().count()) break;
      trial.take(first);
      length++;
    }
    return length;
  }
}
