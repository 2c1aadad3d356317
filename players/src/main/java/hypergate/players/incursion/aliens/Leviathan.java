package hypergate.players.incursion.aliens;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Leviathan sends the planet that has the least to lose, and leaves a small colony behind.
public final class Leviathan {
  /// The mark of its sheet that tells whether a worldship is on its way.
  private static final int SENT = 0;

  private static final int COLONY = 2;
  private static final int WORTH = 20;

  public static final Judgement LEVIATHAN =
      Judgement.of("leviathan")
          .worth(outlook -> outlook.stake() / 2)
          .adds((outlook, seat) -> isOut(outlook, seat) ? WORTH : 0)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, planet -> -outlook.ships.on(Planet.of(planet), outlook.me)))
          .answers("number", (_, question) -> Math.min(COLONY, question.count() - 1));

  private Leviathan() {}

  private static boolean isOut(Outlook outlook, Seat seat) {
    int sheet = outlook.instance(seat, "leviathan");
    return sheet >= 0 && outlook.view.powers().mark(sheet, SENT) != 0;
  }
}
