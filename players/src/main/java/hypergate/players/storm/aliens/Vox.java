package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Vox: the low card of its own side, never that of the other.
public final class Vox {
  private static final int LOUD = 11;

  public static final Judgement VOX =
      Judgement.of("vox")
          .worth(Vox::worth)
          .answers("seat", (outlook, question) -> Find.seat(question, own(outlook)))
          .answers("choice", (_, question) -> Find.word(question, Word.NO));

  private Vox() {}

  private static Seat own(Outlook outlook) {
    return outlook.encounter.sideOf(outlook.me).main();
  }

  private static double worth(Outlook outlook) {
    if (outlook.sideOf(outlook.me) == 0) return -1;
    Seat main = own(outlook);
    boolean quiet = outlook.encounter.attacks(main) && outlook.encounter.value(main) < LOUD;
    if (!quiet) return -1;
    return outlook.reinforcing.bonus(LOUD - outlook.encounter.value(main));
  }
}
