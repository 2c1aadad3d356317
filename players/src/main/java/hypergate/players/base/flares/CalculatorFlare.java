package hypergate.players.base.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Calculator's flare: whoever sees the other's card can call the parity of both.
public final class CalculatorFlare {
  public static final Judgement CALCULATOR_FLARE =
      Judgement.of("flare-calculator")
          .worth("wild", outlook -> seesOther(outlook) ? 1.5 : -1)
          .answers(
              "wild/choice",
              (outlook, question) ->
                  Math.max(0, Find.word(question, isOdd(outlook) ? Word.ODD : Word.EVEN)));

  private CalculatorFlare() {}

  private static boolean seesOther(Outlook outlook) {
    int card = outlook.encounter.card(outlook.opponent());
    return card >= 0 && card < outlook.question.rules().content().cards();
  }

  private static boolean isOdd(Outlook outlook) {
    if (!seesOther(outlook)) return true;
    int card = outlook.encounter.card(outlook.opponent());
    int sum = outlook.selecting.chosen().value() + outlook.view.face(card).value();
    return sum % 2 != 0;
  }
}
