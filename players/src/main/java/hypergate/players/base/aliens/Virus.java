package hypergate.players.base.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;

/// The Virus: its attack times its ships. A Con against it forbids nothing in this edition.
public final class Virus {
  public static final Judgement VIRUS =
      Judgement.of("virus").reckoned(Reckoned.MULTIPLIES, Reckoned.KIND).adds(Virus::added);

  private Virus() {}

  private static int added(Outlook outlook, Seat user) {
    int ships = outlook.encounter.shipsOf(user);
    int value = outlook.encounter.value(user);
    return value * ships - value - ships;
  }
}
