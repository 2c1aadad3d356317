package hypergate.players.odyssey.aliens;

import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Negator: only what those do whom we do not want to win.
public final class Negator {
  public static final Judgement NEGATOR =
      Judgement.of("negator").worth(Negator::negating).answers("seat", Find::foe);

  private Negator() {}

  private static double negating(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    boolean defends = encounter.defense() == outlook.me;
    return switch (outlook.question.window()) {
      // Nothing is paid but the card, so that less harm will do than for a zap.
      case PLAYED, POWER_USED ->
          outlook.isFoe(outlook.question.user())
              ? outlook.answers.cancel(outlook.question) + 1.5
              : -1;
      case REINFORCED -> outlook.isFoe(encounter.reinforcer()) ? 1.5 : -1;
      case SELECTED -> encounter.isMain(outlook.me) ? 0.5 : -1;
      case AIMED -> defends ? 0.3 : -1;
      case ACCEPTED ->
          outlook.isFoe(encounter.joiner()) && Math.abs(outlook.stake()) > 2 ? 1.5 : -1;
      case DEFENSE_CHOSEN -> defends ? 1.5 : -1;
      case CHOSEN -> defends && outlook.view.step() == Step.LAUNCH ? 0.2 : -1;
      default -> -1;
    };
  }
}
