package hypergate.players.alliance.flares;

import hypergate.game.decide.Choice;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Gorgon's flare: the offense freezes the defense on the target.
public final class GorgonFlare {
  public static final Judgement GORGON_FLARE =
      Judgement.of("flare-gorgon")
          .worth("wild", outlook -> isOffense(outlook) ? 2 : -1)
          .worth("super", _ -> 3)
          .answers(
              "wild/planet",
              (outlook, question) ->
                  Math.max(
                      0, Find.option(question, Choice.PLACE, outlook.encounter.target().index())));

  private GorgonFlare() {}

  private static boolean isOffense(Outlook outlook) {
    return outlook.me == outlook.encounter.offense();
  }
}
