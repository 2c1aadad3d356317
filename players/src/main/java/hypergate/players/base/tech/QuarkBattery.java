package hypergate.players.base.tech;

import hypergate.game.card.Face;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.Techs;

/// The Quark Battery: the card in it for ours, where that turns the result.
public final class QuarkBattery {
  public static final Judgement QUARK_BATTERY =
      Judgement.of("quark-battery").worth(QuarkBattery::worth);

  private QuarkBattery() {}

  private static double worth(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    int slot = Slots.complete(outlook, "quark-battery");
    int stored = slot < 0 ? -1 : Techs.of(outlook.view).stored(slot);
    if (stored < 0 || stored >= Sizes.CARDS) return 0;
    Face face = outlook.view.face(stored);
    if (face.kind() != Kind.ATTACK || !encounter.attacks(outlook.opponent())) return 0;
    boolean offense = outlook.me == encounter.offense();
    boolean wins = outlook.reinforcing.offenseWins(0) == offense;
    if (outlook.reinforcing.wantsOffense() != offense || wins) return 0;
    if (encounter.negotiates(outlook.me)) return Math.abs(outlook.stake());
    return outlook.reinforcing.gain(outlook.me, face.value() - encounter.value(outlook.me));
  }
}
