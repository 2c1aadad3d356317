package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Delegator makes others fight where its own hand is poor, and takes over where it is an ally
/// with a good card.
public final class Delegator {
  private static final double GOOD = 12;

  public static final Judgement DELEGATOR =
      Judgement.of("delegator")
          .worth(Delegator::delegating)
          .answers("seat", Delegator::self)
          .answers("seat-2", Delegator::self);

  private Delegator() {}

  private static double delegating(Outlook outlook) {
    if (outlook.encounter.isMain(outlook.me)) return 0.2;
    return outlook.selecting.best() > GOOD ? 1 : -1;
  }

  // Itself if it is offered, nobody else unless it must.
  private static int self(Outlook outlook, Question question) {
    int none = Find.word(question, Word.NONE);
    int me = Find.option(question, Choice.SEAT, outlook.me.index());
    return me >= 0 ? me : Math.max(0, none);
  }
}
