package hypergate.players.storm.flares;

import hypergate.players.novice.Judgement;

/// The Sloth's flare: two ships more, for one's own side and for that of whoever calls.
public final class SlothFlare {
  public static final Judgement SLOTH_FLARE =
      Judgement.of("flare-sloth")
          .worth("wild", outlook -> outlook.reinforcing.bonus(2) - 0.5)
          .worth(
              "super", outlook -> outlook.encounter.sideOf(outlook.me).alliedShips() > 0 ? 1 : 0.5)
          .answers(
              "wild/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2))
          .answers(
              "super/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private SlothFlare() {}
}
