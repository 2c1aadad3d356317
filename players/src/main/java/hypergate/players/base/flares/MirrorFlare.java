package hypergate.players.base.flares;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Forecast;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Mirror's flare: the other's card for ours, or the digits of one card swapped.
public final class MirrorFlare {
  public static final Judgement MIRROR_FLARE =
      Judgement.of("flare-mirror")
          .worth("wild", MirrorFlare::duplicating)
          .worth(
              "super",
              outlook ->
                  Math.max(reversal(outlook, outlook.me), reversal(outlook, outlook.opponent()))
                      - 0.2)
          .answers("super/seat", MirrorFlare::reversed);

  private MirrorFlare() {}

  private static double duplicating(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    Seat other = outlook.opponent();
    if (!encounter.attacks(other)) return -1;
    int theirs = encounter.faceValue(other);
    if (encounter.attacks(outlook.me))
      return outlook.reinforcing.gain(outlook.me, theirs - encounter.value(outlook.me));
    boolean offense = outlook.me == encounter.offense();
    boolean more = encounter.shipsOf(outlook.me) > encounter.shipsOf(other);
    return outlook.reinforcing.wantsOffense() == offense && (more || !offense) ? 2 : -1;
  }

  private static double reversal(Outlook outlook, Seat seat) {
    boolean offense = seat == outlook.encounter.offense();
    return outlook.selecting.twistGain(
        offense ? Forecast.OFFENSE_REVERSED : Forecast.DEFENSE_REVERSED);
  }

  private static int reversed(Outlook outlook, Question question) {
    boolean own = reversal(outlook, outlook.me) >= reversal(outlook, outlook.opponent());
    return Find.seat(question, own ? outlook.me : outlook.opponent());
  }
}
