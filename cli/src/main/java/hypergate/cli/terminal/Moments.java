package hypergate.cli.terminal;

import hypergate.game.explain.Moment;
import hypergate.game.word.Window;

/// What a question is about, in words that end a sentence: `now that destiny has been drawn`.
final class Moments {
  private Moments() {}

  static String words(Window window) {
    return switch (window) {
      case REINFORCING -> "to change the totals (until everybody passes)";
      case PLAYED, POWER_USED -> "in answer";
      case COMPENSATION -> "before compensation is taken";
      default -> Moment.words(window).replaceFirst("^when ", "now that ");
    };
  }
}
