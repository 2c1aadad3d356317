package hypergate.players.eons.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Multitude, whose ships count its factor each.
public final class Multitude {
  public static final Judgement MULTITUDE =
      Judgement.of("multitude")
          .adds((outlook, user) -> (factor(outlook, user) - 1) * outlook.encounter.shipsOf(user));

  private Multitude() {}

  private static int factor(Outlook outlook, Seat user) {
    return Math.max(1, outlook.view.powers().counter(outlook.instance(user, "multitude"), 0));
  }
}
