package hypergate.players.odyssey.aliens;

import hypergate.players.dominion.aliens.Daredevil;
import hypergate.players.novice.Judgement;

/// The alternate Daredevil: any attack will do, and a win by five is narrow.
public final class DaredevilAlternate {
  public static final Judgement DAREDEVIL_ALTERNATE =
      Daredevil.daring("daredevil-alternate", 40, 5);

  private DaredevilAlternate() {}
}
