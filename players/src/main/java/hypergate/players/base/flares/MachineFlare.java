package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Machine's flare: another encounter.
public final class MachineFlare {
  public static final Judgement MACHINE_FLARE =
      Judgement.of("flare-machine")
          .worth("wild", outlook -> Math.max(0.5, outlook.selecting.next()))
          .worth("super", outlook -> outlook.ships.inWarp(outlook.me) < 3 ? 1 : -1);

  private MachineFlare() {}
}
