package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The small decisions of one answer: `A1x2 A3` is picked ship by ship, `offer give: … for: …` term
/// by term. Holds the words that are still to be said.
final class Gesture {
  private static final Pattern SEVERAL = Pattern.compile("(.+)x(\\d{1,2})");
  private final Game game;
  private final String prompt;
  private final @Nullable Line line;
  private final List<String> rest;

  /// @param game where the names of face-down techs are looked up: scenarios call them by their id
  Gesture(Game game, String prompt, @Nullable Line line) {
    this.game = game;
    this.prompt = prompt;
    this.line = line;
    this.rest = line == null ? new ArrayList<>() : line.words();
    if (prompt.equals("reward")) withoutZero();
  }

  // `cards 2 ships 0` is written `cards 2` by the engine.
  private void withoutZero() {
    int zero = rest.indexOf("0");
    if (zero > 0 && rest.size() == 4) rest.subList(zero - 1, zero + 1).clear();
  }

  String prompt() {
    return prompt;
  }

  /// The entry it comes from; null when it is a default.
  @Nullable Line line() {
    return line;
  }

  /// What is still to be said.
  String rest() {
    return String.join(" ", rest);
  }

  boolean isSaid() {
    return rest.isEmpty();
  }

  /// The option that is said next, -1 when none fits.
  int next(Question question) {
    if (question.prompt().id().equals("deal") && rest().startsWith("offer "))
      return offer(question);
    if (rest.isEmpty()) return ending(question);
    boolean unordered =
        has(question, Word.DONE) || has(question, Word.NONE) || has(question, Word.ALL);
    int best = -1;
    int bestAt = 0;
    for (int at = 0; at < rest.size(); at++) {
      int position = match(question, at, false);
      if (position < 0) continue;
      boolean seat = Choice.kind(question.option(position)) == Choice.SEAT;
      if (best < 0 || seat && position < best) {
        best = position;
        bestAt = at;
      }
      // Seats are picked in their order; everything else in the order of the line.
      if (!unordered || !seat) break;
    }
    if (best < 0) return all(question);
    return match(question, bestAt, true);
  }

  /// Says a small decision that had one possible answer.
  void resolved(String notation) {
    for (int at = 0; at < rest.size(); at++)
      if (consume(at, words -> words.equals(notation))) return;
  }

  private static int ending(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (question.option(i) == Choice.of(Word.DONE)) return i;
    return -1;
  }

  private static boolean has(Question question, Word word) {
    for (int i = 0; i < question.count(); i++)
      if (question.option(i) == Choice.of(word)) return true;
    return false;
  }

  // `all` where there is one seat, or where the engine asks seat by seat.
  private int all(Question question) {
    if (!rest.equals(List.of("all"))) return -1;
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == Choice.SEAT) return i;
    int end = ending(question);
    if (end >= 0) rest.clear();
    return end;
  }

  private int offer(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equals(rest())) {
        rest.clear();
        return i;
      }
    for (int i = 0; i < question.count(); i++)
      if (question.option(i) == Choice.of(Word.OFFER)) {
        rest.removeFirst();
        rest.removeIf(word -> word.equals("give:") || word.equals("nothing"));
        return i;
      }
    return -1;
  }

  /// Looks for the option that the words from `at` on name; the longest wins.
  private int match(Question question, int at, boolean take) {
    for (int i = 0; i < question.count(); i++) {
      String notation = notation(question, i);
      boolean number = Choice.kind(question.option(i)) == Choice.NUMBER;
      for (int words = rest.size() - at; words > 1; words--)
        if (phrase(at, words).equals(notation)) {
          if (take) rest.subList(at, at + words).clear();
          return i;
        }
      if (rest.size() > at && names(word(at), notation, number)) {
        if (take) rest.remove(at);
        return i;
      }
    }
    int several = several(question, at, take);
    return several >= 0 ? several : side(question, at, take);
  }

  private String notation(Question question, int position) {
    int choice = question.option(position);
    return Choice.kind(choice) == Choice.FACE_DOWN
        ? game.techs().tech(Choice.value(choice)).id()
        : question.notation(position);
  }

  private int several(Question question, int at, boolean take) {
    Matcher matcher = SEVERAL.matcher(word(at));
    if (!matcher.matches()) return -1;
    for (int i = 0; i < question.count(); i++)
      if (notation(question, i).equals(matcher.group(1))) {
        if (take) countDown(at, matcher.group(1), Integer.parseInt(matcher.group(2)));
        return i;
      }
    return -1;
  }

  // `flare-macron` for the only side of that flare that is open.
  private int side(Question question, int at, boolean take) {
    int found = -1;
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).startsWith(word(at) + "/")) found = found == -1 ? i : -2;
    if (found >= 0 && take) rest.remove(at);
    return Math.max(found, -1);
  }

  private static boolean names(String word, String notation, boolean number) {
    return word.equals(notation) || number && word.equals("+" + notation);
  }

  private boolean consume(int at, java.util.function.Predicate<String> fits) {
    for (int words = rest.size() - at; words > 0; words--)
      if (fits.test(phrase(at, words))) {
        rest.subList(at, at + words).clear();
        return true;
      }
    Matcher matcher = SEVERAL.matcher(word(at));
    if (!matcher.matches() || !fits.test(matcher.group(1))) return false;
    countDown(at, matcher.group(1), Integer.parseInt(matcher.group(2)));
    return true;
  }

  private void countDown(int at, String word, int count) {
    if (count <= 1) rest.remove(at);
    else rest.set(at, count == 2 ? word : word + "x" + (count - 1));
  }

  private String word(int at) {
    return phrase(at, 1);
  }

  private String phrase(int at, int words) {
    String phrase = String.join(" ", rest.subList(at, at + words));
    return phrase.endsWith(",") ? phrase.substring(0, phrase.length() - 1) : phrase;
  }
}
