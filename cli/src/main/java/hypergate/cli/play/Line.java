package hypergate.cli.play;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads an answer that a person typed: a notation, a number from the list, the beginning of a
/// word, ships as `A1x2 A3`, or an offer.
final class Line {
  /// What a line amounts to.
  sealed interface Reading {
    /// A legal answer in notation.
    record Whole(String answer) implements Reading {}

    /// The beginning of a legal answer.
    ///
    /// @param words what has been said so far, in notation
    /// @param next what is still to be said
    record Begun(List<String> words, Question next) implements Reading {}

    /// No answer to this question.
    record Wrong(String message) implements Reading {}
  }

  private static final Pattern TIMES = Pattern.compile("(.+)[x×*](\\d{1,2})");
  private static final Pattern OFFER =
      Pattern.compile("offer\\s*(?:give:?)?\\s*(.*?)\\s*\\bfor:?\\s*(.*)");

  private final Game game;
  private final Seat seat;
  private final List<String> said;
  private final Question shown;
  private final List<String> firstMenu;

  /// @param said what has been said already, in notation
  /// @param shown the question whose options the person has in view
  Line(Game game, Seat seat, List<String> said, Question shown) {
    this.game = game;
    this.seat = seat;
    this.said = said;
    this.shown = shown;
    this.firstMenu = notations(game.question(seat));
  }

  private static List<String> notations(Question question) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) all.add(question.notation(i));
    return all;
  }

  /// The options as they are numbered on the screen: all but the word that ends a trial.
  static List<Integer> listed(Question question) {
    List<Integer> listed = new ArrayList<>();
    for (int i = 0; i < question.count(); i++)
      if (!Choice.is(question.option(i), Word.DONE)) listed.add(i);
    return listed;
  }

  /// Whether options are numbers themselves, so that the list is not numbered.
  static boolean isOfNumbers(Question question) {
    return Choice.kind(question.option(question.count() - 1)) == Choice.NUMBER;
  }

  Reading read(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    Trial trial = new Trial(game, seat);
    List<String> words = new ArrayList<>(said);
    int whole = find(shown, numbered(line));
    if (whole >= 0) words.add(shown.notation(whole));
    else if (said.isEmpty() && line.toLowerCase(Locale.ROOT).startsWith("offer")) {
      return offer(trial, line.toLowerCase(Locale.ROOT));
    } else if (shown.prompt().equals(Prompt.DEAL)) {
      for (String term : line.split("\\s*,\\s*"))
        if (!term.equals("nothing")) words.add(numbered(term));
    } else {
      for (String token : line.split("[ ,]+")) expand(token, words);
    }
    return take(trial, words);
  }

  private void expand(String token, List<String> words) {
    String word = numbered(token);
    Matcher times = TIMES.matcher(word);
    if (position(shown, word) < 0 && times.matches()) {
      String one = numbered(times.group(1));
      int count = Integer.parseInt(times.group(2));
      for (int i = 0; i < Math.min(count, 40); i++) words.add(one);
    } else words.add(word);
  }

  // A number means the option with that number on the screen.
  private String numbered(String token) {
    if (isOfNumbers(shown)) return token.startsWith("+") ? token.substring(1) : token;
    if (!token.matches("\\d{1,3}")) return token;
    List<Integer> listed = listed(shown);
    int at = Integer.parseInt(token) - 1;
    return at >= 0 && at < listed.size() ? shown.notation(listed.get(at)) : token;
  }

  private Reading take(Trial trial, List<String> given) {
    List<String> words = inMenuOrder(given, trial.question());
    dropImplied(trial, words);
    int at = 0;
    for (; at < words.size() && !trial.isDone(); at++) {
      int position = find(trial.question(), words.get(at));
      if (position < 0) return wrong(words.get(at), trial.question());
      words.set(at, trial.question().notation(position));
      trial.take(position);
    }
    Reading whole = new Reading.Whole(String.join(" ", words));
    if (trial.isDone())
      return at == words.size() || isImplied(words, at)
          ? whole
          : new Reading.Wrong(
              "'" + words.get(at) + "' is too much: the answer is complete without it");
    int ending = trial.ending();
    if (ending < 0) return new Reading.Begun(words, trial.question());
    return whole;
  }

  // Seats are taken in the order of the list, however they were typed.
  private static List<String> inMenuOrder(List<String> words, Question first) {
    List<Integer> at = new ArrayList<>();
    for (String word : words) {
      int position = find(first, word);
      if (position < 0 || Choice.kind(first.option(position)) != Choice.SEAT)
        return new ArrayList<>(words);
      at.add(position);
    }
    List<String> sorted = new ArrayList<>();
    at.stream().sorted().distinct().forEach(position -> sorted.add(first.notation(position)));
    return sorted;
  }

  // Ships that must go in any case are not asked for, but people count them.
  private static void dropImplied(Trial trial, List<String> words) {
    int implied = trial.question().gestureStep();
    if (Choice.kind(trial.question().option(0)) != Choice.PLACE) return;
    for (int i = 0; i < implied && words.size() > 0; i++)
      if (words.getFirst().equalsIgnoreCase(trial.question().notation(0))) words.removeFirst();
  }

  // When only one place is left the rest comes from there without a question.
  private boolean isImplied(List<String> words, int at) {
    String place = words.get(at);
    if (firstMenu.stream().noneMatch(place::equalsIgnoreCase)) return false;
    for (String word : words.subList(at, words.size()))
      if (!word.equalsIgnoreCase(place)) return false;
    for (String other : firstMenu) {
      Planet planet = Planet.named(other);
      if (other.equalsIgnoreCase(place) || !planet.exists()) continue;
      long taken = words.stream().filter(other::equalsIgnoreCase).count();
      if (taken < game.question(seat).view().ships().on(planet, seat)) return false;
    }
    return true;
  }

  private Reading offer(Trial trial, String line) {
    Matcher matcher = OFFER.matcher(line);
    int word = Trial.position(trial.question(), Word.OFFER);
    if (word < 0) return wrong("offer", trial.question());
    if (!matcher.matches())
      return new Reading.Wrong(
          "an offer is typed like: offer give: colony A2, cards 1 for: colony "
              + game.encounter().opponent(seat)
              + "1  (? lists all terms)");
    trial.take(word);
    for (int half = 1; half <= 2; half++) {
      for (String term : matcher.group(half).split("\\s*,\\s*")) {
        if (term.isBlank() || term.equals("nothing")) continue;
        int position = position(trial.question(), term);
        if (position < 0)
          return new Reading.Wrong(
              "'"
                  + term
                  + "' cannot be "
                  + (half == 1 ? "given" : "asked for")
                  + " (? lists all terms)");
        trial.take(position);
      }
      int end = half == 1 ? Trial.position(trial.question(), Word.FOR) : trial.ending();
      if (!trial.isDone() && end >= 0) trial.take(end);
    }
    return new Reading.Whole(line);
  }

  private static Reading wrong(String word, Question question) {
    List<String> options = new ArrayList<>();
    for (int position : listed(question)) options.add(question.notation(position));
    String all = String.join(", ", options.subList(0, Math.min(12, options.size())));
    return new Reading.Wrong(
        "'" + word + "' is not open here; there are: " + all + (options.size() > 12 ? ", …" : ""));
  }

  private static int position(Question question, String word) {
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equalsIgnoreCase(word)) return i;
    return -1;
  }

  /// The option that a word means: exactly, as a way to say no, or as the only one that begins so.
  static int find(Question question, String word) {
    int exact = position(question, word);
    if (exact >= 0 || word.isEmpty()) return exact;
    String lower = word.toLowerCase(Locale.ROOT);
    boolean declines = lower.equals("pass") || lower.equals("none") || lower.equals("no");
    if (declines && question.declining() >= 0) return question.declining();
    int found = -1;
    for (int i = 0; i < question.count(); i++) {
      if (!question.notation(i).toLowerCase(Locale.ROOT).startsWith(lower)) continue;
      if (found >= 0) return -1;
      found = i;
    }
    return found;
  }
}
