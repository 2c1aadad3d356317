package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Machine: another encounter, with a card that may win it.
public final class Machine {
  public static final Judgement MACHINE =
      Judgement.of("machine").worth(outlook -> outlook.selecting.next());

  private Machine() {}
}
