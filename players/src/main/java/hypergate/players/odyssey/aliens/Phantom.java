package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Phantom keeps its ships on the sheet, where they count most, and sends home what it can.
public final class Phantom {
  public static final Judgement PHANTOM =
      Judgement.of("phantom")
          .adds(
              (outlook, user) ->
                  2 * outlook.view.powers().held(outlook.instance(user, "phantom"), user))
          .answers("number", (_, question) -> Find.best(question, number -> -number))
          .answers("number-2", (_, question) -> Find.best(question, number -> number));

  private Phantom() {}
}
