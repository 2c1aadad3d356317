package hypergate.players.dominion.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Daredevil throws the attack away with which it wins as narrowly as it must, and none when no
/// attack makes it so.
public final class Daredevil {
  public static final Judgement DAREDEVIL = daring("daredevil", 8, 4);

  private Daredevil() {}

  /// How a Daredevil plays.
  ///
  /// @param highest the highest attack that it may throw away
  /// @param narrow by how much its side may win
  public static Judgement daring(String id, int highest, int narrow) {
    return Judgement.of(id)
        .worth(outlook -> worth(outlook, highest, narrow))
        .answers(
            "card",
            (outlook, question) ->
                Find.best(question, card -> gain(outlook, card, highest, narrow)));
  }

  private static double worth(Outlook outlook, int highest, int narrow) {
    double best = -1;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      best = Math.max(best, gain(outlook, card, highest, narrow));
    return best;
  }

  // Every ship of the side is worth about a card; whoever is in it with more may reinforce.
  private static double gain(Outlook outlook, int card, int highest, int narrow) {
    Face face = outlook.view.face(card);
    if (face.kind() != Kind.ATTACK || face.value() < 1 || face.value() > highest) return -1;
    int lead = outlook.reinforcing.lead();
    int left = lead - face.value();
    // The defense wins ties.
    boolean wins = outlook.sideOf(outlook.me) > 0 ? left > 0 : left >= 0;
    return lead > narrow && wins && left <= narrow
        ? outlook.encounter.shipsOf(outlook.me) - 0.1 * face.value()
        : -1;
  }
}
