package hypergate.players.reda.tech;

import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Auto-Nova: the flare of the opponent's power, once it is clear who that is and before cards
/// are chosen.
public final class AutoNova {
  public static final Judgement AUTO_NOVA =
      Judgement.of("auto-nova")
          .worth(outlook -> flare(outlook) < 0 ? 0 : 1.5)
          .answers(
              "card",
              (outlook, question) ->
                  Find.either(Find.option(question, Choice.CARD, Math.max(0, flare(outlook))), 0));

  private AutoNova() {}

  private static int flare(Outlook outlook) {
    Seat foe = outlook.opponent();
    if (!foe.exists() || outlook.question.window() == Window.REGROUP_START) return -1;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      if (outlook.view.face(card).kind() != Kind.FLARE) continue;
      int alien = outlook.view.cards().cardAlien(card);
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(foe, slot);
        if (outlook.view.powers().number(instance) == alien
            && outlook.view.powers().inForce(instance)) return card;
      }
    }
    return -1;
  }
}
