package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.variant.essences.Essence;

/// The Witch and its curses. Heavy ones are bought off, with ships from full colonies; that on
/// winning when we near it.
public final class Witch {
  /// How heavy a curse is that nobody has thought of.
  private static final double USUAL = 1.5;

  public static final Judgement WITCH =
      Judgement.of("witch")
          .answers("card", Witch::heaviest)
          .each(
              Essence.class,
              curse ->
                  Judgement.of(curse.id())
                      .answers(
                          "planet", (outlook, question) -> way(outlook, question, curse.id())));

  private Witch() {}

  private static int heaviest(Outlook outlook, Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = outlook.values.glad(question.notation(i), USUAL);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private static int way(Outlook outlook, Question question, String curse) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    boolean started = outlook.ships.at(Place.CARD, outlook.me) > 0;
    double weight = outlook.values.glad(curse, USUAL) + (started ? 1 : 0);
    if (curse.equals("curse-win")) weight = outlook.lacks(outlook.me) <= 2 ? 9 : 1;
    if (weight < 3 || outlook.fleet(outlook.me) < 8) return none;
    int best = none;
    int most = 2;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.PLACE) continue;
      int there = outlook.ships.on(Planet.of(Choice.value(question.option(i))), outlook.me);
      if (there > most) {
        most = there;
        best = i;
      }
    }
    return best;
  }
}
