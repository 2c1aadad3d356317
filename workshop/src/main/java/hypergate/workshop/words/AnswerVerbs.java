package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.VerbList.main;

import java.util.List;

/// The verbs about what others use.
final class AnswerVerbs {
  private AnswerVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "cancel",
        "What was used has no effect.",
        List.of(),
        (at, said) -> at.game().answering().cancel());
    verbs.add(
        "prevent",
        "What was used is prevented: its card goes back, as if it had not been played.",
        List.of(),
        (at, said) -> at.game().answering().prevent());
    verbs.add(
        "zap",
        "The use of a power is cancelled and the power is off until the encounter ends.",
        List.of(),
        (at, said) -> at.game().verbs().zap());
    verbs.add(
        "undo",
        "What was used has no effect and is used up, whatever it says.",
        List.of(),
        (at, said) -> at.game().answering().undo());
    verbs.add(
        "zap-it",
        "The power that was used is off until the encounter ends.",
        List.of(),
        (at, said) -> at.game().verbs().zap(at.game().answering().instance()));
    verbs.add(
        "silence-alien-of",
        "The power of the alien whose flare this is is off until the encounter ends.",
        List.of(main(CARD)),
        (at, said) -> {
          int alien = said.card("") < 0 ? -1 : at.game().cards().cardAlien(said.card(""));
          if (alien >= 0) at.game().verbs().lending().silence(alien);
        });
    verbs.add(
        "deal-aliens-again",
        "All players' aliens are shuffled and dealt out again.",
        List.of(),
        (at, said) -> {
          if (at.game().verbs().sheets().count() > 1) at.game().verbs().sheets().dealAgain();
        });
    verbs.add(
        "spend-card",
        "The card that was used can't be used again until the encounter ends.",
        List.of(),
        (at, said) -> {
          if (at.game().answering().card() >= 0)
            at.game().cards().spent(at.game().answering().card());
        });
    verbs.add(
        "back-to-hand",
        "The card that was used goes back to its player's hand.",
        List.of(),
        (at, said) -> at.game().answering().keep());
  }
}
