package hypergate.game.decide;

/// Thrown to the runner when a question has no answer yet, and when the game is over: one shared
/// object each, without a stack trace. Never caught by rules.
public final class Parked extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// A question waits for its answer, or a round for its end.
  public static final Parked WAITING = new Parked("waiting for an answer");

  /// The game has just ended.
  public static final Parked GAME_OVER = new Parked("the game is over");

  /// An answer that was fed again does not fit the question: only in imagined games.
  public static final Parked MISFIT = new Parked("an answer does not fit");

  private Parked(String message) {
    super(message, null, false, false);
  }
}
