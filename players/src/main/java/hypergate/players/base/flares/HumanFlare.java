package hypergate.players.base.flares;

import hypergate.game.decide.Word;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Human's flare: an attack of 42 where that turns the result; who is losing zaps itself.
public final class HumanFlare {
  public static final Judgement HUMAN_FLARE =
      Judgement.of("flare-human")
          .worth("wild", outlook -> outlook.reinforcing.becoming(42) - 1.5)
          .harms("wild", (_, against) -> against > 0 ? Math.min(against, 20) * 0.6 : 0)
          .worth("super", HumanFlare::rescue)
          .harms("super", (_, against) -> against > 0 ? 0.25 * against : 0)
          .answers("super/choice", HumanFlare::zapSelf);

  private HumanFlare() {}

  // Worth it where our side is losing what matters: it is no help in a deal, and not needed to win.
  private static double rescue(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    boolean deal =
        encounter.negotiates(encounter.offense()) && encounter.negotiates(encounter.defense());
    boolean ours = outlook.sideOf(outlook.me) > 0;
    boolean wanted = outlook.reinforcing.wantsOffense();
    if (deal || ours != wanted || outlook.reinforcing.offenseWins(0) == wanted) return 0;
    return Math.abs(outlook.stake()) - 1.5;
  }

  private static int zapSelf(Outlook outlook, Question question) {
    boolean wins = outlook.reinforcing.offenseWins(0) == outlook.sideOf(outlook.me) > 0;
    return Math.max(0, Find.word(question, wins ? Word.NO : Word.YES));
  }
}
