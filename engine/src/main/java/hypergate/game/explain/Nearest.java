package hypergate.game.explain;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Legal answers that come closest to one that is not legal.
final class Nearest {
  private static final int MOST = 3;

  // Legal, but it only ends the talk.
  private static final String EMPTY_OFFER = "offer give: nothing for: nothing";

  private Nearest() {}

  static List<String> to(Inquiry inquiry) {
    Question question = inquiry.question;
    if (inquiry.isInRound()) return inRound(inquiry);
    if (question == null) return List.of();
    Set<String> found = new LinkedHashSet<>();
    if (inquiry.isOpen()) {
      String most = Attempt.mostOf(inquiry.game, inquiry.seat, inquiry.answer);
      boolean empty = most.equals(EMPTY_OFFER);
      if (!most.isEmpty() && !empty && isLegal(inquiry, most)) found.add(most);
    }
    for (String option : whole(question, inquiry.isOpen() ? inquiry.answer : "")) {
      if (found.size() >= MOST) break;
      if (isLegal(inquiry, option)) found.add(option);
    }
    return List.copyOf(found);
  }

  // What one can use oneself; to pass is always possible.
  private static List<String> inRound(Inquiry inquiry) {
    List<String> uses = new ArrayList<>(inquiry.game.rounds().uses(inquiry.seat));
    uses.sort(Comparator.comparingInt(use -> -likeness(use, inquiry.answer)));
    uses.add(Word.PASS.notation());
    return List.copyOf(uses.subList(0, Math.min(uses.size(), MOST)));
  }

  private static boolean isLegal(Inquiry inquiry, String answer) {
    return Attempt.of(inquiry.game, inquiry.seat, answer).end() == Attempt.End.LEGAL;
  }

  // Options, those first that look most like what was said.
  private static List<String> whole(Question question, String said) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++)
      if (!Choice.is(question.option(i), Word.DONE)) options.add(question.notation(i));
    if (!said.isEmpty()) options.sort(Comparator.comparingInt(option -> -likeness(option, said)));
    return options.subList(0, Math.min(options.size(), 2 * MOST));
  }

  // Words in common count most, then a common beginning.
  private static int likeness(String option, String said) {
    int common = 0;
    List<String> words = List.of(said.split("[ ,]+"));
    for (String word : option.split(" ")) if (words.contains(word)) common += 10;
    int begin = 0;
    while (begin < Math.min(option.length(), said.length())
        && option.charAt(begin) == said.charAt(begin)) begin++;
    return common + begin;
  }
}
