package hypergate.players.odyssey.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Daredevil throws the attack away with which it wins as narrowly as it must, and
/// none when no attack makes it so.
public final class DaredevilAlternate {
  private static final int NARROW = 5;

  public static final Judgement DAREDEVIL_ALTERNATE =
      Judgement.of("daredevil-alternate")
          .worth(DaredevilAlternate::worth)
          .answers("card", (outlook, question) -> Find.best(question, card -> gain(outlook, card)));

  private DaredevilAlternate() {}

  private static double worth(Outlook outlook) {
    double best = -1;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      best = Math.max(best, gain(outlook, card));
    return best;
  }

  // Every ship of the side is worth about a card; whoever is in it with more may reinforce.
  private static double gain(Outlook outlook, int card) {
    Face face = outlook.view.face(card);
    if (face.kind() != Kind.ATTACK || face.value() < 1) return -1;
    int lead = lead(outlook);
    int left = lead - face.value();
    boolean wins = outlook.sideOf(outlook.me) == 0 ? left > 0 : left >= 0;
    return lead > NARROW && wins && left <= NARROW
        ? outlook.encounter.shipsOf(outlook.me) - 0.1 * face.value()
        : -1;
  }

  // By how much our side is ahead as things lie.
  private static int lead(Outlook outlook) {
    int offense = total(outlook, true);
    int defense = total(outlook, false);
    return outlook.sideOf(outlook.me) == 0 ? offense - defense : defense - offense;
  }

  private static int total(Outlook outlook, boolean offense) {
    var side = offense ? outlook.encounter.offensive() : outlook.encounter.defensive();
    return outlook.encounter.value(side.main()) + side.ships() + side.bonus();
  }
}
