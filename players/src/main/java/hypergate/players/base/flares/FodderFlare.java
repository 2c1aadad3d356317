package hypergate.players.base.flares;

import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.base.aliens.Fodder;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Fodder's flare: a late ship for a colony or on the side that holds, and more cards to throw.
public final class FodderFlare {
  public static final Judgement FODDER_FLARE =
      Judgement.of("flare-fodder")
          .worth("wild", FodderFlare::joining)
          .answers("wild/side", FodderFlare::winning)
          .answers(
              "wild/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1))
          .worth("super", outlook -> Fodder.throwing(outlook, Fodder.NO_FLOOR) - 0.2)
          .answers(
              "super/cards",
              (outlook, question) -> Fodder.thrown(outlook, question, Fodder.NO_FLOOR));

  private FodderFlare() {}

  private static double joining(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    boolean offense = outlook.me.in(encounter.invited(encounter.offensive()));
    boolean defense = outlook.me.in(encounter.invited(encounter.defensive()));
    Planet target = encounter.target();
    if (offense && outlook.reinforcing.offenseWins(1))
      return outlook.ships.on(target, outlook.me) == 0 ? 3 : -1;
    return defense && !outlook.reinforcing.offenseWins(1) ? 0.8 : -1;
  }

  private static int winning(Outlook outlook, Question question) {
    boolean offense = outlook.reinforcing.offenseWins(1);
    return Math.max(0, Find.word(question, offense ? Word.OFFENSE : Word.DEFENSE));
  }
}
