package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Will chooses whom to meet, and where.
public final class Will {
  public static final Judgement WILL =
      Judgement.of("will")
          .answers("seat", (outlook, question) -> outlook.aiming.defense(question))
          .answers(
              "planet",
              (outlook, question) -> target(outlook, question, victim(outlook, question)));

  private Will() {}

  // Of what is offered only the victim's home planets lie together; abroad it has colonies.
  private static Seat victim(Outlook outlook, Question question) {
    Seat victim = outlook.encounter.defense();
    int most = 0;
    for (int i = 0; i < outlook.seats; i++) {
      int here = 0;
      for (int o = 0; o < question.count(); o++)
        if (outlook.ships.systemOf(Planet.of(Choice.value(question.option(o)))) == Seat.of(i))
          here++;
      if (here > most) {
        most = here;
        victim = Seat.of(i);
      }
    }
    return victim;
  }

  /// The best planet on which to meet somebody.
  public static int target(Outlook outlook, Question question, Seat victim) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      double worth = outlook.aiming.worth(planet, victim);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
