package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Zilch plays a fate where it costs somebody dangerous something, and gives to whom it has
/// least to fear from.
public final class Zilch {
  public static final Judgement ZILCH =
      Judgement.of("zilch")
          .worth(Zilch::playing)
          .answers("seat-2", Find::foe)
          .answers("seat-3", Zilch::friend)
          .answers("seat-4", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("number", (_, question) -> Find.best(question, number -> -number));

  private Zilch() {}

  private static double playing(Outlook outlook) {
    return switch (outlook.question.window()) {
      case POWER_USED ->
          outlook.isFoe(outlook.question.user())
              ? outlook.answers.cancel(outlook.question) + 1
              : -1;
      case COLLECTING, SELECTED -> -1;
      default -> 0.5;
    };
  }

  private static int friend(Outlook outlook, Question question) {
    return Find.best(question, value -> -outlook.threat(Seat.of(value)));
  }
}
