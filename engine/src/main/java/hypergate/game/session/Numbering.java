package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The numbers of a session's open questions. A question that stays open while others answer theirs
/// keeps its number.
final class Numbering {
  private final long[] numbers = new long[Seat.MOST];
  private int wasAsked;
  private long last;

  /// The number of the last question of a seat.
  long of(Seat seat) {
    return numbers[seat.index()];
  }

  /// Numbers the questions that are new.
  ///
  /// @param waiting the seats that are asked, as a mask
  /// @param answering who has just answered, and is asked anew
  void count(int waiting, Seat answering) {
    int fresh = waiting & ~(wasAsked & ~answering.bit());
    for (int i = 0; i < Seat.MOST; i++) if ((fresh >> i & 1) != 0) numbers[i] = ++last;
    wasAsked = waiting;
  }

  /// Why a seat cannot answer the question of that number, null when it can.
  @Nullable Reply refusal(Game game, long number, Seat seat) {
    if (game.isOver()) return refused(Reply.Reason.GAME_OVER, "The game is over.", List.of());
    if (!seat.in(game.waitingFor()))
      return number > 0 && number <= of(seat)
          ? refused(Reply.Reason.STALE, "That question has been answered.", List.of())
          : refused(Reply.Reason.NOT_YOUR_TURN, seat + " is not being asked.", List.of());
    if (number == of(seat)) return null;
    return refused(
        Reply.Reason.STALE,
        "That question is no longer open.",
        Attempt.options(game.question(seat)));
  }

  static Reply refused(Reply.Reason reason, String message, List<String> legal) {
    return new Reply.Refused(reason, message, legal);
  }

  /// All open questions are new ones.
  void renew() {
    wasAsked = 0;
  }
}
