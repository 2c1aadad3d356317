package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Patriot: its worst card for its opponent, if it is bad; a deal where it would lose. Others
/// take what they are given.
public final class Patriot {
  private static final double JUNK = 0.7;
  private static final double LOST = 0.35;

  public static final Judgement PATRIOT =
      Judgement.of("patriot")
          .worth(Patriot::worth)
          .seats((outlook, seat) -> outlook.threat(Seat.of(seat)))
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("choice", (_, question) -> Find.word(question, Word.YES))
          .places((outlook, place) -> outlook.ships.on(Planet.of(place), outlook.me));

  private Patriot() {}

  private static double worth(Outlook outlook) {
    Window window = outlook.question.window();
    if (window == Window.ALLIED || window == Window.BEFORE_SELECTION) return talking(outlook);
    CardSet hand = outlook.view.hand();
    boolean junk = false;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      junk |= outlook.worthOf(card) < JUNK;
    return junk && hand.size() > 3 ? 0.5 : -1;
  }

  private static double talking(Outlook outlook) {
    double chance = outlook.forecast.read().offenseChance();
    double ours = outlook.me == outlook.encounter.offense() ? chance : 1 - chance;
    return ours < LOST ? 2 : -1;
  }
}
