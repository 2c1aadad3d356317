package hypergate.game.view;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Notation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One answer as people write it, taken apart into the small decisions of the engine: `A1x2 A3` is
/// picked ship by ship, `offer give: … for: …` term by term. Holds the words still to be said.
public final class Gesture {
  private static final Pattern SEVERAL = Pattern.compile("(.+)x(\\d{1,2})");
  private final Acting game;
  private final Seat seat;
  private final String prompt;
  private final List<String> rest;
  private boolean knowsAll;
  private boolean misfits;

  /// @param game where the names of face-down cards are looked up
  /// @param seat who answers
  /// @param prompt what is answered
  /// @param answer the words of the answer
  public Gesture(Acting game, Seat seat, String prompt, String answer) {
    this.game = game;
    this.seat = seat;
    this.prompt = prompt;
    this.rest = new ArrayList<>(Arrays.asList(answer.strip().split("\\s+")));
    rest.remove("");
    if (prompt.equals(Prompt.REWARD.id())) withoutZero();
  }

  /// The same for somebody who knows the whole table, such as a record or a scenario: it calls
  /// cards that lie face down with others by their names.
  public Gesture knowingAll() {
    knowsAll = true;
    return this;
  }

  // `cards 2 ships 0` is written `cards 2` by the engine.
  private void withoutZero() {
    int zero = rest.indexOf("0");
    if (zero > 0 && rest.size() == 4) rest.subList(zero - 1, zero + 1).clear();
  }

  /// What is answered.
  public String prompt() {
    return prompt;
  }

  /// Whether it is this seat's answer to this prompt.
  public boolean isOf(Seat who, Prompt asked) {
    return seat == who && prompt.equals(asked.id());
  }

  /// What is still to be said.
  public String rest() {
    return String.join(" ", rest);
  }

  /// Whether everything has been said.
  public boolean isSaid() {
    return rest.isEmpty();
  }

  /// The position of the option that is said next, -1 when none fits.
  public int next(Question question) {
    if (misfits) return -1;
    if (prompt.equals(Prompt.DEAL.id()) && rest().startsWith("offer ")) return offer(question);
    if (rest.isEmpty()) return find(question, Word.DONE);
    int best = -1;
    int bestAt = 0;
    // Terms of an offer keep their order: the same words mean other things in its other half.
    int starts = prompt.equals(Prompt.DEAL.id()) ? 1 : rest.size();
    for (int at = 0; at < starts; at++) {
      int position = match(question, at, false);
      if (position < 0) continue;
      boolean seat = Choice.kind(question.option(position)) == Choice.SEAT;
      if (best < 0 || seat && position < best) {
        best = position;
        bestAt = at;
      }
      // Seats are picked in their order; everything else in the order of the line.
      if (!seat) break;
    }
    return best < 0 ? all(question) : match(question, bestAt, true);
  }

  /// Says a small decision that had one possible answer and was not put.
  ///
  /// @return whether it was among what was still to be said
  public boolean resolved(String notation) {
    // Who has nothing to give is asked for the other half of an offer at once: what is said before
    // it belongs to the first half, and does not fit.
    misfits |= notation.equals(Word.FOR.notation()) && rest.indexOf(notation) > 0;
    for (int at = 0; at < rest.size(); at++) if (consume(at, notation)) return true;
    return false;
  }

  private static int find(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return -1;
  }

  // `all` where there is one seat, or where seats are asked for one by one.
  private int all(Question question) {
    if (!rest.equals(List.of(Word.ALL.notation()))) return -1;
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == Choice.SEAT) return i;
    int end = find(question, Word.DONE);
    if (end >= 0) rest.clear();
    return end;
  }

  private int offer(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equals(rest())) {
        rest.clear();
        return i;
      }
    int compose = find(question, Word.OFFER);
    if (compose < 0) return -1;
    rest.removeFirst();
    rest.removeIf(word -> word.equals("give:") || word.equals(Word.NOTHING.notation()));
    return compose;
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
      if (names(phrase(at, 1), notation, number)) {
        if (take) rest.remove(at);
        return i;
      }
    }
    int several = several(question, at, take);
    return several >= 0 ? several : side(question, at, take);
  }

  private String notation(Question question, int position) {
    int choice = question.option(position);
    String seen = question.notation(position);
    if (!knowsAll) return seen;
    return switch (Choice.kind(choice)) {
      case Choice.FACE_DOWN ->
          seen.equals(phrase(0, 1)) ? seen : game.cardSlots().name(Choice.value(choice));
      case Choice.FACE_DOWN_OF ->
          rest.contains(seen) ? seen : game.cardSlots().name(Choice.value(choice));
      case Choice.TERM -> Notation.of(game, choice);
      default -> seen;
    };
  }

  private int several(Question question, int at, boolean take) {
    Matcher matcher = SEVERAL.matcher(phrase(at, 1));
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
      if (question.notation(i).startsWith(phrase(at, 1) + "/")) found = found == -1 ? i : -2;
    if (found >= 0 && take) rest.remove(at);
    return Math.max(found, -1);
  }

  private static boolean names(String word, String notation, boolean number) {
    return word.equals(notation) || number && word.equals("+" + notation);
  }

  private boolean consume(int at, String notation) {
    for (int words = rest.size() - at; words > 0; words--)
      if (phrase(at, words).equals(notation)) {
        rest.subList(at, at + words).clear();
        return true;
      }
    Matcher matcher = SEVERAL.matcher(phrase(at, 1));
    if (!matcher.matches() || !matcher.group(1).equals(notation)) return false;
    countDown(at, matcher.group(1), Integer.parseInt(matcher.group(2)));
    return true;
  }

  private void countDown(int at, String word, int count) {
    if (count <= 1) rest.remove(at);
    else rest.set(at, count == 2 ? word : word + "x" + (count - 1));
  }

  private String phrase(int at, int words) {
    String phrase = String.join(" ", rest.subList(at, at + words));
    return phrase.endsWith(",") ? phrase.substring(0, phrase.length() - 1) : phrase;
  }
}
