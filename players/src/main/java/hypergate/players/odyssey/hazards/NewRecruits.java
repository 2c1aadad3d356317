package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// New Recruits, instead of an encounter.
public final class NewRecruits {
  public static final Judgement NEW_RECRUITS =
      Judgement.of("new-recruits")
          .answers(
              "choice",
              (outlook, question) -> Alternatives.take(outlook, question, ships(outlook), 1));

  private NewRecruits() {}

  private static double ships(Outlook outlook) {
    return outlook.ships.inWarp(outlook.me) * outlook.ship(outlook.me);
  }
}
