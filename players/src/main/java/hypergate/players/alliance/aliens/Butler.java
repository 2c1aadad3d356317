package hypergate.players.alliance.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Butler: a tip is paid out of a full hand; whoever launches by its leave sends all it may.
public final class Butler {
  private static final int FULL = 6;

  public static final Judgement BUTLER =
      Judgement.of("butler")
          .answers(
              "choice",
              (outlook, question) ->
                  Find.word(
                      question, outlook.view.handSize(outlook.me) >= FULL ? Word.YES : Word.NO))
          .answers("number", (_, question) -> question.count() - 1);

  private Butler() {}
}
