package hypergate.players.incursion.aliens;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Leviathan sends the planet that has the least to lose, and leaves a small colony behind.
public final class Leviathan {
  private static final int COLONY = 2;
  private static final int WORTH = 20;

  public static final Judgement LEVIATHAN =
      Judgement.of("leviathan")
          .worth(outlook -> outlook.stake() / 2)
          .adds((outlook, seat) -> isOut(outlook) ? WORTH : 0)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, planet -> -outlook.ships.on(Planet.of(planet), outlook.me)))
          .answers("number", (_, question) -> Math.min(COLONY, question.count() - 1));

  private Leviathan() {}

  private static boolean isOut(Outlook outlook) {
    return outlook
            .view
            .planetTokens()
            .with(hypergate.content.incursion.aliens.Leviathan.LEVIATHAN, 1)
        != 0;
  }
}
