package hypergate.players.storm.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Brute: it threatens its opponent. Who is threatened gives a card, the worst if it may
/// choose.
public final class Brute {
  public static final Judgement BRUTE =
      Judgement.of("brute")
          .answers("seat", Find::foe)
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Brute() {}
}
