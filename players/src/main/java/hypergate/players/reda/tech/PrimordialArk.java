package hypergate.players.reda.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Primordial Ark: new powers for all, for whoever has less than the others.
public final class PrimordialArk {
  public static final Judgement PRIMORDIAL_ARK =
      Judgement.of("primordial-ark").worth(PrimordialArk::reshuffling);

  private PrimordialArk() {}

  private static double reshuffling(Outlook outlook) {
    double own = 0;
    double all = 0;
    int count = 0;
    for (int i = 0; i < outlook.seats; i++) {
      double worth = outlook.powers(Seat.of(i));
      if (worth == 0) continue;
      all += worth;
      count++;
      if (i == outlook.me.index()) own = worth;
    }
    return count < 2 ? 0 : all / count - own - 1;
  }
}
