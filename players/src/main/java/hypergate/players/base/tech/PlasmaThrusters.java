package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;

/// Plasma Thrusters: another ship for a defense that must hold.
public final class PlasmaThrusters {
  public static final Judgement PLASMA_THRUSTERS =
      Judgement.of("plasma-thrusters")
          .worth(outlook -> outlook.stake() < -3 ? 1 : 0)
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1));

  private PlasmaThrusters() {}
}
