package hypergate.players.base.flares;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Vulch's flare: a card that is no junk is kept; what the rival loses is worth something too.
public final class VulchFlare {
  private static final double JUNK = 0.5;

  public static final Judgement VULCH_FLARE =
      Judgement.of("flare-vulch").answers("wild/card", VulchFlare::keep);

  private VulchFlare() {}

  private static int keep(Outlook outlook, Question question) {
    int card = 1 - Math.max(0, Find.word(question, Word.NONE));
    return outlook.worthOf(Choice.value(question.option(card))) > 2 * JUNK ? card : 1 - card;
  }
}
