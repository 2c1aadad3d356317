package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;

/// The Fido, which gives its worst card to whoever is least of a danger.
public final class Fido {
  public static final Judgement FIDO =
      Judgement.of("fido")
          .reckoned(Reckoned.KIND)
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("seat", Fido::harmless);

  private Fido() {}

  private static int harmless(Outlook outlook, Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      double threat = outlook.threat(Seat.of(Choice.value(question.option(i))));
      if (threat < least) {
        least = threat;
        best = i;
      }
    }
    return best;
  }
}
