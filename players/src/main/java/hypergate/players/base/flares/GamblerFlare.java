package hypergate.players.base.flares;

import hypergate.game.view.Question;
import hypergate.players.base.aliens.Gambler;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Gambler's flare: a bet on how far the cards lie apart, and a bluff.
public final class GamblerFlare {
  public static final Judgement GAMBLER_FLARE =
      Judgement.of("flare-gambler")
          .answers("wild/number", GamblerFlare::spread)
          .worth("super", outlook -> Gambler.isWinning(outlook) ? 1.2 : -1)
          .answers("super/card", Gambler::announce);

  private GamblerFlare() {}

  private static int spread(Outlook outlook, Question question) {
    int likely = Math.max(2, Math.abs(outlook.selecting.chosen().value() - 9));
    return Find.number(question, likely);
  }
}
