package hypergate.lab;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/// Answers to open questions as a page puts them together from what the question says about itself.
final class Lines {
  private final Session session;
  private final RandomGenerator random;

  Lines(Session session, RandomGenerator random) {
    this.session = session;
    this.random = random;
  }

  /// A line of any legal size.
  String any(Seat seat) {
    Question question = session.question(seat);
    if (question.prompt().equals(Prompt.DEAL)) return simple(question);
    int size;
    do size = random.nextInt(question.least(), question.most() + 1);
    while (size == question.barred() && size > 0);
    return line(seat, question, size);
  }

  /// A line as short as it may be.
  String shortest(Seat seat) {
    return line(seat, session.question(seat), session.question(seat).least());
  }

  /// A line with one pick more than there may be.
  String tooLong(Seat seat) {
    Question question = session.question(seat);
    return line(seat, question, question.most() + 1);
  }

  private String simple(Question question) {
    int position;
    do position = random.nextInt(question.count());
    while (Choice.is(question.option(position), Word.OFFER));
    return question.notation(position);
  }

  private String line(Seat seat, Question question, int size) {
    if (size == 0) return isOpen(question, Word.DONE) ? "done" : "none";
    List<String> words = new ArrayList<>();
    if (question.most() == 1 || !isOfWords(question)) pick(question, size, words);
    else join(seat, question, size, words);
    return String.join(" ", words);
  }

  private static boolean isOpen(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return true;
    return false;
  }

  // A word, then ships.
  private void join(Seat seat, Question question, int size, List<String> words) {
    int position;
    do position = random.nextInt(question.count());
    while (size > 1 && Choice.is(question.option(position), Word.NONE));
    words.add(question.notation(position));
    if (Choice.is(question.option(position), Word.NONE)) return;
    Objects.requireNonNull(
        session.rest(
            session.number(seat),
            seat,
            words.getFirst(),
            rest -> {
              ships(rest, size, question.most(), words);
              return rest;
            }));
  }

  private void ships(Session.Rest rest, int size, int most, List<String> words) {
    words.addAll(rest.implied());
    Question ships = rest.next();
    boolean tooLong = size > most;
    if (ships != null) {
      // The other side may have been open to more ships.
      int picks = Math.max(ships.least(), size - words.size());
      int due = tooLong ? picks : Math.min(picks, ships.most());
      // None of a colony, where a ship may come from a sheet.
      if (due == 0 && isOpen(ships, Word.NONE)) words.add("none");
      else pick(ships, due, words);
    }
    while (tooLong && words.size() < size) words.add(words.getLast());
  }

  private static boolean isOfWords(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) != Choice.WORD) return false;
    return true;
  }

  // Not more of anything than there is, as long as there is anything else.
  private void pick(Question question, int picks, List<String> words) {
    int[] left = new int[question.count()];
    for (int i = 0; i < left.length; i++)
      left[i] =
          question.most() > 1 && Choice.kind(question.option(i)) == Choice.WORD
              ? 0
              : question.available(i);
    if (question.onePlace()) for (int i = 0; i < left.length; i++) if (left[i] < picks) left[i] = 0;
    for (int pick = 0; pick < picks; pick++) {
      boolean none = Arrays.stream(left).sum() == 0;
      int position;
      do position = random.nextInt(left.length);
      while (left[position] == 0 && !none);
      left[position]--;
      for (int i = 0; question.onePlace() && i < left.length; i++) if (i != position) left[i] = 0;
      words.add(question.notation(position));
    }
  }
}
