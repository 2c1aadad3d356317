package hypergate.game;

import hypergate.game.decide.Prompt;

/// Answers in records that an earlier release wrote in other words.
final class FormerWords {
  private static final String COMPLETE = "complete ";
  private static final String ABANDON = "abandon ";

  private FormerWords() {}

  /// An answer as it is written today.
  ///
  /// @param question which the answer is to
  static String today(Question question, String answer) {
    // Turning a tech up without what it takes to complete it was not called abandoning it.
    if (!question.prompt().equals(Prompt.TECH_ACTION) || !answer.startsWith(COMPLETE))
      return answer;
    String abandoned = ABANDON + answer.substring(COMPLETE.length());
    return !offers(question, answer) && offers(question, abandoned) ? abandoned : answer;
  }

  private static boolean offers(Question question, String answer) {
    for (int i = 0; i < question.count(); i++) if (question.notation(i).equals(answer)) return true;
    return false;
  }
}
