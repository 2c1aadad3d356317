package hypergate.players.odyssey.hazards;

import hypergate.game.decide.Choice;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Economic Aid: the worst card; an encounter card rather stays, so that the turn goes on.
public final class EconomicAid {
  public static final Judgement ECONOMIC_AID =
      Judgement.of("economic-aid").answers("card", EconomicAid::give);

  private EconomicAid() {}

  /// The card that we miss least.
  public static int give(Outlook outlook, Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      int card = Choice.value(question.option(i));
      double worth = outlook.worthOf(card) + (outlook.view.face(card).isEncounter() ? 0.3 : 0);
      if (worth < least) {
        least = worth;
        best = i;
      }
    }
    return best;
  }
}
