package hypergate.players.base.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Gambler. Telling the truth costs nothing, and who doubts it pays: it bluffs only to win, and
/// with a card that others may believe.
public final class Gambler {
  /// An announcement above this value is not believed.
  private static final int PLAUSIBLE = 15;

  public static final Judgement GAMBLER =
      Judgement.of("gambler").answers("card", Gambler::announce).answers("choice", Gambler::doubt);

  private Gambler() {}

  /// Whether we win with the card that we have chosen against the other's, as far as that lies
  /// open.
  public static boolean isWinning(Outlook outlook) {
    return winsBy(outlook, outlook.selecting.chosen());
  }

  private static boolean winsBy(Outlook outlook, Face face) {
    Encounter encounter = outlook.encounter;
    Seat other = outlook.opponent();
    boolean attack = face.kind() == Kind.ATTACK;
    if (!encounter.isUp(other)) return attack && face.value() > PLAUSIBLE;
    if (!attack) return false;
    if (!encounter.attacks(other)) return true;
    Side own = encounter.sideOf(outlook.me);
    int ours = face.value() + own.ships() + own.bonus();
    int theirs = encounter.value(other) + own.other().ships() + own.other().bonus();
    return outlook.me == encounter.offense() ? ours > theirs : ours >= theirs;
  }

  /// The truth when it wins, or when only an unlikely card would; else the lowest card that wins.
  public static int announce(Outlook outlook, Question question) {
    Face own = outlook.selecting.chosen();
    int truth = 0;
    int lie = -1;
    for (int i = 0; i < question.count(); i++) {
      Face face = outlook.view.face(Choice.value(question.option(i)));
      if (face == own) truth = i;
      if (lie < 0 && face.value() <= PLAUSIBLE && winsBy(outlook, face)) lie = i;
    }
    return winsBy(outlook, own) || lie < 0 || !outlook.isRich() ? truth : lie;
  }

  // What beats us with a card that few have is doubted.
  private static int doubt(Outlook outlook, Question question) {
    Face said = outlook.view.face(question.target());
    boolean rare = said.kind() == Kind.ATTACK && said.value() > PLAUSIBLE;
    return Math.max(0, Find.word(question, rare && outlook.isRich() ? Word.YES : Word.NO));
  }
}
