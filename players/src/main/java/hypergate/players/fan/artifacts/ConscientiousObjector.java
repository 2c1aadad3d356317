package hypergate.players.fan.artifacts;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// Conscientious Objector: good where the most ships on the other side are what keeps the side we
/// want from winning.
public final class ConscientiousObjector {
  public static final Judgement CONSCIENTIOUS_OBJECTOR =
      Judgement.of("conscientious-objector")
          .worth(outlook -> objecting(outlook) - Values.ARTIFACT)
          .answers("seat", (outlook, question) -> Find.seat(question, objector(outlook)));

  private ConscientiousObjector() {}

  private static double objecting(Outlook outlook) {
    boolean wants = outlook.reinforcing.wantsOffense();
    if (!outlook.reinforcing.compares() || outlook.reinforcing.offenseWins(0) == wants) return 0;
    int ships = added(outlook, objector(outlook));
    boolean turns = outlook.reinforcing.offenseWins(wants ? ships : -ships) == wants;
    return turns ? Math.abs(outlook.stake()) : 0;
  }

  private static int added(Outlook outlook, Seat seat) {
    Encounter encounter = outlook.encounter;
    if (!seat.exists()) return 0;
    return encounter.counting(seat, encounter.counted(seat) * encounter.worth(seat));
  }

  // Whoever adds most to the side that we want to lose.
  private static Seat objector(Outlook outlook) {
    int against = outlook.reinforcing.wantsOffense() ? -1 : 1;
    Seat best = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (outlook.sideOf(seat) == against && added(outlook, seat) > added(outlook, best))
        best = seat;
    }
    return best;
  }
}
