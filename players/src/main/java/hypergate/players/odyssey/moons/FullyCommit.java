package hypergate.players.odyssey.moons;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Fully Commit, for the ships that our allies would have to add.
public final class FullyCommit {
  public static final Judgement FULLY_COMMIT =
      Judgement.of("moon-fully-commit")
          .worth(outlook -> 0.3 * following(outlook) - 0.5)
          .answers(
              "ships",
              (outlook, question) ->
                  outlook.shipping.send(
                      question, question.gestureStep(), Math.max(1, question.least())));

  private FullyCommit() {}

  private static int following(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    int more = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat ally = Seat.of(i);
      if (!ally.in(encounter.sideOf(outlook.me).allies())) continue;
      int missing = encounter.shipsOf(outlook.me) - encounter.shipsOf(ally);
      more += Math.max(0, Math.min(missing, outlook.fleet(ally)));
    }
    return more;
  }
}
