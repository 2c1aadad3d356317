package hypergate.players.odyssey.tech;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Protective NRG Halo: only the defense, which gets its card back, and only what it can do
/// without.
public final class ProtectiveNrgHalo {
  public static final Judgement PROTECTIVE_NRG_HALO =
      Judgement.of("protective-nrg-halo").answers("card", ProtectiveNrgHalo::spare);

  private ProtectiveNrgHalo() {}

  private static int spare(Outlook outlook, Question question) {
    Encounter encounter = outlook.encounter;
    int none = Math.max(0, Find.word(question, Word.NONE));
    if (encounter.defense() != outlook.me
        || outlook.ships.systemOf(encounter.target()) != outlook.me) return none;
    int best = none;
    double least = 1.5;
    int encounters = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).isEncounter()) encounters++;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      int card = Choice.value(question.option(i));
      if (outlook.view.face(card).isEncounter() && encounters < 3) continue;
      if (outlook.worthOf(card) < least) {
        least = outlook.worthOf(card);
        best = i;
      }
    }
    return best;
  }
}
