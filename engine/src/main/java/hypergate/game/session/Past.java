package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays a game again as far as one of its events, to look at the table of that moment.
final class Past implements Listener {
  private final Game again;
  private final int event;
  private final List<Seat> viewers;
  private int heard;
  private @Nullable List<View> found;

  /// @param again a game that has not begun, with the seed and the rules of the one that was played
  /// @param event the position of the event
  Past(Game again, int event, List<Seat> viewers) {
    this.again = again;
    this.event = event;
    this.viewers = viewers;
  }

  /// The table when the event had just happened, as each of the viewers saw it.
  ///
  /// @param luckAfter after how many answers luck turned
  List<View> views(List<Account.Answered> answers, int luckAfter, long luck) {
    again.listener(this);
    if (luckAfter == 0) again.luck(luck);
    again.run();
    for (int i = 0; i < answers.size() && found == null; i++) {
      if (i > 0 && i == luckAfter) again.luck(luck);
      answer(again, answers.get(i).seat(), answers.get(i).choice());
    }
    if (found == null) throw new IllegalArgumentException("no event " + event);
    return found;
  }

  /// Gives the answer that was given before.
  static void answer(Game game, Seat seat, int choice) {
    Question question = game.question(seat);
    int position = 0;
    while (question.option(position) != choice) position++;
    game.answer(seat, position);
  }

  @Override
  public void happened(Event what) {
    if (heard++ == event) found = viewers.stream().map(seat -> View.of(again, seat)).toList();
  }
}
