package hypergate.players.odyssey.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Demon throws its best attack down where there are allies to be replaced and
/// another attack stays in its hand; its ships go in with whoever wins.
public final class DemonAlternate {
  private static final int HIGH = 12;
  private static final double GAIN = 3;

  public static final Judgement DEMON_ALTERNATE =
      Judgement.of("demon-alternate")
          .worth(DemonAlternate::worth)
          .answers("card", DemonAlternate::highest)
          .answers("planet", DemonAlternate::fullest)
          .answers("seat", DemonAlternate::whose);

  private DemonAlternate() {}

  /// What throwing a card down is worth.
  public static double worth(Outlook outlook) {
    int allies = outlook.encounter.offensive().allies() | outlook.encounter.defensive().allies();
    if ((allies & ~outlook.me.bit()) == 0) return -1;
    CardSet hand = outlook.view.hand();
    int attacks = 0;
    int highest = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() != Kind.ATTACK) continue;
      attacks++;
      highest = Math.max(highest, face.value());
    }
    return attacks > 1 && highest >= HIGH ? GAIN : -1;
  }

  private static int highest(Outlook outlook, Question question) {
    return Find.best(question, card -> outlook.view.face(card).value());
  }

  private static boolean wins(Outlook outlook) {
    long colonies = outlook.ships.colonies(outlook.me);
    Planet target = outlook.encounter.target();
    return outlook.encounter.outcome() == Outcome.DEFENSE_WINS
        || target.exists() && (colonies & target.bit()) == 0;
  }

  // A home colony with many ships.
  private static int fullest(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int best = none;
    int most = 1;
    for (int i = 0; wins(outlook) && i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.PLACE) continue;
      Planet planet = Planet.of(Choice.value(question.option(i)));
      int ships = outlook.ships.on(planet, outlook.me);
      if (outlook.ships.systemOf(planet) != outlook.me || ships <= most) continue;
      most = ships;
      best = i;
    }
    return best;
  }

  // An ally of the winners; one ship stays behind on the colony while that is possible.
  private static int whose(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int allies = outlook.encounter.winners().allies();
    double highest = Integer.MIN_VALUE;
    int best = none;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      if (!seat.in(allies) || outlook.threat(seat) <= highest) continue;
      highest = outlook.threat(seat);
      best = i;
    }
    return best;
  }
}
