package hypergate.players.alliance.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Sting: whoever is the greatest threat stands in, who takes what cards it can.
public final class Sting {
  public static final Judgement STING =
      Judgement.of("sting")
          .answers("seat", Find::foe)
          .answers("number", (_, question) -> question.count() - 1);

  private Sting() {}
}
