package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Angler asks for the attacks of which there are most among the good ones.
public final class Angler {
  private static final int COMMON = 8;

  public static final Judgement ANGLER =
      Judgement.of("angler")
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.opponent()))
          .answers(
              "choice", (_, question) -> Find.option(question, Choice.KIND, Kind.ATTACK.ordinal()))
          .answers("card", Angler::card)
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Angler() {}

  /// A middling attack, which there are several of.
  public static int card(Outlook outlook, Question question) {
    return Find.best(question, card -> -Math.abs(outlook.view.face(card).value() - COMMON - 0.5));
  }
}
