package hypergate.players.alliance.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Animal's flare: a new hand for everybody where one's own is small and poor.
public final class AnimalFlare {
  private static final int FEW = 3;

  public static final Judgement ANIMAL_FLARE =
      Judgement.of("flare-animal")
          .worth("wild", AnimalFlare::quake)
          .answers("super/seat", Find::foe)
          .worth("super", _ -> 1);

  private AnimalFlare() {}

  private static double quake(Outlook outlook) {
    int own = outlook.view.handSize(outlook.me);
    int least = own;
    for (int i = 0; i < outlook.seats; i++)
      least = Math.min(least, outlook.view.handSize(Seat.of(i)));
    return own <= FEW && own == least && !outlook.isRich() ? 3 : -1;
  }
}
