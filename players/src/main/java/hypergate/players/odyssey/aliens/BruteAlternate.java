package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The alternate Brute presses the main player of the other side.
public final class BruteAlternate {
  public static final Judgement BRUTE_ALTERNATE =
      Judgement.of("brute-alternate").answers("seat", Find::foe);

  private BruteAlternate() {}
}
