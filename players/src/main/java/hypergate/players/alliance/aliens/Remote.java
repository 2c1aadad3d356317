package hypergate.players.alliance.aliens;

import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Remote: a ship of whoever is not about to win, since that one has to help later.
public final class Remote {
  private static final int SENT = 4;

  public static final Judgement REMOTE =
      Judgement.of("remote")
          .worth(Remote::worth)
          .seats(
              (outlook, seat) ->
                  outlook.question.window() == Window.LOSING
                      ? outlook.fleet(Seat.of(seat)) - outlook.threat(Seat.of(seat))
                      : helps(outlook, Seat.of(seat)));

  private Remote() {}

  private static double worth(Outlook outlook) {
    if (outlook.question.window() == Window.LOSING) return 2;
    int sheet = outlook.instance(outlook.me, "remote");
    int holding = sheet < 0 ? 0 : outlook.view.powers().holding(sheet);
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(holding)) best = Math.max(best, helps(outlook, Seat.of(i)));
    return best;
  }

  // What four ships of a seat would change, if that does not make it win.
  private static double helps(Outlook outlook, Seat seat) {
    boolean offense = outlook.me == outlook.encounter.offense();
    boolean main = outlook.encounter.isMain(seat) || outlook.encounter.isAlly(seat);
    if (main || offense && outlook.wouldWin(seat)) return -1;
    double before = outlook.forecast.read().offenseChance();
    int offensive = offense ? SENT : 0;
    double after = outlook.forecast.read(seat, offensive, SENT - offensive).offenseChance();
    double gain = (after - before) * outlook.stake();
    return gain > 1.5 ? gain : -1;
  }
}
