package hypergate.players.dominion.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Joker's flare: its own side's negotiate against an attack is no more beaten for that alone.
public final class JokerFlare {
  public static final Judgement JOKER_FLARE =
      Judgement.of("flare-joker").worth("wild", JokerFlare::worth);

  private JokerFlare() {}

  private static double worth(Outlook outlook) {
    Seat own = outlook.encounter.sideOf(outlook.me).main();
    Seat other = outlook.encounter.opponent(own);
    boolean chance =
        outlook.encounter.negotiates(own)
            && outlook.encounter.attacks(other)
            && outlook.encounter.value(other) <= 8;
    return chance ? 1.5 : -1;
  }
}
