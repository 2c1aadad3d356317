package hypergate.game.explain;

import hypergate.game.card.Ability;
import hypergate.game.decide.Choice;
import hypergate.game.explain.Explanation.Condition;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import java.util.List;

/// Why an answer cannot be given now: who is asked, what is asked, then what the rules for that
/// kind of question say about this answer.
final class Absent {
  private Absent() {}

  static Explanation explain(Inquiry inquiry) {
    List<Condition> all = conditions(inquiry);
    boolean legal = inquiry.isLegal();
    List<Condition> told = legal ? all.stream().filter(Condition::holds).toList() : all;
    return new Explanation(told, legal ? List.of(inquiry.answer) : Nearest.to(inquiry));
  }

  /// All conditions that were looked at; of a legal answer none fails.
  static List<Condition> conditions(Inquiry inquiry) {
    if (inquiry.game.isOver()) {
      inquiry.check(AskingReason.GAME_ON, false);
      return inquiry.conditions();
    }
    isAsked(inquiry);
    boolean open = inquiry.isOpen();
    if (open && inquiry.answer.isBlank()) inquiry.check(AskingReason.NOT_EMPTY, false);
    else if (inquiry.seat.exists()) look(inquiry, open);
    if (open && !inquiry.hasFailed()) finish(inquiry);
    return inquiry.conditions();
  }

  private static void isAsked(Inquiry inquiry) {
    Asked asked = Asked.of(inquiry.content(), inquiry.prompt);
    if (!Asked.isPrompt(inquiry.content(), inquiry.prompt)) {
      inquiry.check(AskingReason.KNOWN_QUESTION, false, Fact.of(Arg.TYPED, inquiry.prompt));
      return;
    }
    var question = inquiry.question;
    var round = inquiry.round;
    if (question == null && round != null && inquiry.isUse()) {
      inquiry.check(
          AskingReason.ROUND_OPEN, inquiry.isInRound(), Fact.of(Arg.WINDOW, round.window()));
    } else if (question == null) {
      inquiry.check(
          AskingReason.ASKED,
          false,
          Fact.of(Arg.STEP, inquiry.view.step()),
          Fact.of(Arg.SEAT, inquiry.view.turn()));
      others(inquiry);
    } else {
      String open = question.prompt().id();
      inquiry.check(
          AskingReason.RIGHT_QUESTION,
          asked.rule(),
          inquiry.isOpen(),
          Fact.of(Arg.OPEN, open),
          Fact.of(Arg.PROMPT, inquiry.prompt));
    }
    boolean now = asked.steps().contains(inquiry.view.step());
    // An effect may ask in another phase.
    if (!asked.steps().isEmpty() && (now || !inquiry.isOpen()))
      inquiry.check(
          AskingReason.RIGHT_PHASE,
          asked.rule(),
          now,
          Fact.of(Arg.BELONGS, asked.steps().getFirst()),
          Fact.of(Arg.STEP, inquiry.view.step()));
    boolean encounter = inquiry.encounter().offense().exists();
    if (asked.role() != hypergate.game.word.Role.ANY && encounter)
      inquiry.check(
          AskingReason.RIGHT_POSITION,
          asked.rule(),
          inquiry.seat.exists() && inquiry.encounter().isIn(asked.role(), inquiry.seat),
          Fact.of(Arg.ROLE, asked.role()),
          inquiry.position());
  }

  // Only what everybody knows: that somebody is asked whether to use something would betray that
  // there is something to use.
  private static void others(Inquiry inquiry) {
    if (inquiry.round != null)
      inquiry.check(AskingReason.ROUND_FIRST, false, Fact.of(Arg.WINDOW, inquiry.round.window()));
    int waiting = inquiry.game.waitingFor();
    if (Integer.bitCount(waiting) != 1) return;
    Seat other = Seat.of(Integer.numberOfTrailingZeros(waiting));
    String prompt = inquiry.game.question(other).prompt().id();
    if (!Asked.of(inquiry.content(), prompt).open()) return;
    inquiry.check(
        AskingReason.OTHERS_ASKED, false, Fact.ofSeats(waiting), Fact.of(Arg.OPEN, prompt));
  }

  private static void look(Inquiry inquiry, boolean open) {
    Asked asked = Asked.of(inquiry.content(), inquiry.prompt);
    if (open || asked.early()) asked.answers().accept(inquiry);
  }

  /// Looks at an answer to a question that is about what its options show, like those that effects
  /// ask.
  static void lookAtOptions(Inquiry inquiry) {
    if (!inquiry.offered(Choice.SEAT).isEmpty()) {
      for (String word : inquiry.words()) SideChecks.offered(inquiry, word);
    } else if (!inquiry.offered(Choice.NUMBER).isEmpty()) number(inquiry);
    else if (!inquiry.offered(Choice.CARD).isEmpty()) CardChecks.several(inquiry);
    else if (arePlaces(inquiry)) ShipChecks.pick(inquiry);
  }

  // Whether nothing but places, and words, can be answered: terms of a deal may stand beside them.
  private static boolean arePlaces(Inquiry inquiry) {
    Question open = inquiry.question;
    boolean places = false;
    for (int i = 0; open != null && i < open.count(); i++) {
      int kind = Choice.kind(open.option(i));
      if (kind != Choice.PLACE && kind != Choice.WORD) return false;
      places |= kind == Choice.PLACE;
    }
    return places;
  }

  private static void number(Inquiry inquiry) {
    List<Integer> numbers =
        inquiry.offered(Choice.NUMBER).stream().map(Integer::valueOf).sorted().toList();
    var typed = Inquiry.number(inquiry.answer.strip());
    inquiry.check(
        AskingReason.NUMBER_NAMED,
        typed.isPresent() && numbers.contains(typed.getAsInt()) || inquiry.offers(inquiry.answer),
        Fact.of(Arg.LEAST, numbers.getFirst()),
        Fact.of(Arg.LIMIT, numbers.getLast()),
        Fact.of(Arg.TYPED, inquiry.answer));
  }

  // Whatever else keeps the answer from being accepted.
  private static void finish(Inquiry inquiry) {
    Attempt.Result result = inquiry.result();
    String rule = inquiry.rule();
    switch (result.end()) {
      case LEGAL -> inquiry.check(AskingReason.AN_OPTION, rule, true, typed(inquiry.answer));
      case TOO_LITTLE -> inquiry.check(AskingReason.SAYS_ENOUGH, rule, false);
      case TOO_MUCH ->
          inquiry.check(AskingReason.SAYS_ONLY_WHAT_IS_ASKED, rule, false, typed(result.rest()));
      case NOT_OPEN -> {
        inquiry.check(AskingReason.AN_OPTION, rule, false, typed(result.rest()));
        effect(inquiry);
      }
    }
  }

  private static Fact typed(String words) {
    return Fact.of(Arg.TYPED, words);
  }

  private static void effect(Inquiry inquiry) {
    if (!inquiry.prompt.contains("/")) return;
    String effect = inquiry.prompt.substring(0, inquiry.prompt.lastIndexOf('/'));
    Named.of(inquiry.content(), effect)
        .filter(named -> named.source() != Ability.Source.POWER || !named.text().isEmpty())
        .ifPresent(
            named ->
                inquiry.check(
                    AskingReason.EFFECT_SAYS,
                    false,
                    Fact.of(Arg.EFFECT, named.id()),
                    Fact.of(Arg.TEXT, named.text())));
  }
}
