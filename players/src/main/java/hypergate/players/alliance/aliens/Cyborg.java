package hypergate.players.alliance.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Forecast;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Cyborg replaces a card with which its side would lose by one with which it wins.
public final class Cyborg {
  public static final Judgement CYBORG =
      Judgement.of("cyborg").worth(Cyborg::worth).answers("card", Cyborg::answer);

  private Cyborg() {}

  private static double worth(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    boolean offense = outlook.sideOf(outlook.me) > 0;
    Seat main = offense ? encounter.offense() : encounter.defense();
    if (wins(outlook, offense, encounter.kind(main), encounter.value(main))) return -1;
    int sheet = outlook.instance(outlook.me, "cyborg");
    if (sheet < 0) return -1;
    CardSet pile = outlook.view.cards().pile(sheet);
    for (int card = pile.next(0); card >= 0; card = pile.next(card + 1))
      if (wins(outlook, offense, outlook.view.face(card))) return Math.abs(outlook.stake());
    return -1;
  }

  private static boolean wins(Outlook outlook, boolean offense, Face face) {
    return face.kind() == Kind.ATTACK && wins(outlook, offense, face.kind(), face.value());
  }

  private static boolean wins(Outlook outlook, boolean offense, Kind kind, int value) {
    Encounter encounter = outlook.encounter;
    Seat other = offense ? encounter.defense() : encounter.offense();
    Kind against = encounter.kind(other);
    int foe = encounter.value(other);
    Forecast forecast = outlook.forecast.read();
    int outcome =
        offense
            ? forecast.outcome(kind, value, against, foe)
            : forecast.outcome(against, foe, kind, value);
    return outcome == (offense ? Forecast.OFFENSE : Forecast.DEFENSE);
  }

  // The first that wins, else the first.
  private static int answer(Outlook outlook, Question question) {
    boolean offense = outlook.sideOf(outlook.me) > 0;
    for (int i = 0; i < question.count(); i++)
      if (wins(outlook, offense, outlook.view.face(Choice.value(question.option(i))))) return i;
    return 0;
  }
}
