package hypergate.players.base.aliens;

import hypergate.game.decide.Word;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Amoeba, which may bring ships into the encounter or withdraw them once cards are chosen.
public final class Amoeba {
  private static final int MOST = 6;

  /// What it costs to leave an ally to its fate: the next time it stays at home.
  private static final double FORSAKEN = 4;

  public static final Judgement AMOEBA =
      Judgement.of("amoeba")
          .worth(outlook -> oozing(outlook, MOST))
          .answers("choice", Amoeba::choose)
          .answers("ships", Amoeba::send);

  private Amoeba() {}

  /// What moving up to so many ships into or out of the encounter is worth.
  public static double oozing(Outlook outlook, int most) {
    return Math.max(adding(outlook, most), withdrawing(outlook, most)) - 0.5;
  }

  private static double adding(Outlook outlook, int most) {
    return moving(outlook, most);
  }

  private static double withdrawing(Outlook outlook, int most) {
    int there = Math.min(most, outlook.encounter.shipsOf(outlook.me));
    if (outlook.me == outlook.encounter.defense()) there = Math.max(0, there - 1);
    return there == 0 ? -1 : moving(outlook, -there) - forsaken(outlook);
  }

  // Who came to help a main player is not left alone for the sake of a few ships.
  private static double forsaken(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    if (!encounter.isMain(outlook.me)) return 0;
    int allies = encounter.sideOf(outlook.me).allies() & ~outlook.me.bit();
    return FORSAKEN * Integer.bitCount(allies);
  }

  // An ally does not know the cards.
  private static double moving(Outlook outlook, int ships) {
    if (outlook.encounter.isMain(outlook.me)) return outlook.selecting.shipsGain(ships);
    boolean offense = outlook.sideOf(outlook.me) > 0;
    return outlook.alliances.value(offense, ships) - outlook.alliances.value(offense, 0);
  }

  /// Whether ships come or go.
  public static int choose(Outlook outlook, Question question) {
    boolean adds = adding(outlook, MOST) >= withdrawing(outlook, MOST);
    return Math.max(0, Find.word(question, adds ? Word.ADD : Word.WITHDRAW));
  }

  /// Which ships move.
  public static int send(Outlook outlook, Question question) {
    return outlook.shipping.send(question, question.gestureStep(), MOST);
  }
}
