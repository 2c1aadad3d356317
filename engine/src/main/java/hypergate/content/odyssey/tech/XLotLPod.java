package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;

/// X-Lot-L Pod: of two or more ships that its owner would lose to the warp at the same moment, one
/// goes to a colony of its choice instead.
public final class XLotLPod {
  public static final Tech X_LOT_L_POD =
      tech("X-Lot-L Pod", "odyssey", ANY)
          .pays(Payment.total(13))
          .drawsAnother()
          .staysInPlay()
          .text(
              "When you would lose two or more ships to the warp at once, one of them may go to"
                  + " one of your colonies.")
          .may(
              ANY,
              LOSING,
              (game, me) ->
                  game.verbs().losing().remaining(me) >= 2 && game.ships().colonies(me) != 0,
              (game, me) -> game.verbs().losing().save(me, 1));

  private XLotLPod() {}
}
