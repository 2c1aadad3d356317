package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Warrior's flare: another encounter.
public final class WarriorFlare {
  public static final Judgement WARRIOR_FLARE =
      Judgement.of("flare-warrior").worth("wild", outlook -> outlook.selecting.next() - 1);

  private WarriorFlare() {}
}
