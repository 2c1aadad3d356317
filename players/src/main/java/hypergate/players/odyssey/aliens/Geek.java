package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Geek knows every sheet by what is read aloud, and takes it; nobody gives it one for nothing.
public final class Geek {
  /// The mark on its sheet that says which alien has been drawn, plus one.
  private static final int DRAWN = 1;

  public static final Judgement GEEK =
      Judgement.of("geek")
          .answers("alien", Geek::guess)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private Geek() {}

  private static int guess(Outlook outlook, Question question) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(question.seat(), slot);
      Powers powers = outlook.view.powers();
      if (!powers.exists(instance) || !powers.alien(instance).id().equals("geek")) continue;
      int drawn = powers.mark(instance, DRAWN) - 1;
      return Math.max(0, Find.option(question, Choice.ALIEN, drawn));
    }
    return 0;
  }
}
