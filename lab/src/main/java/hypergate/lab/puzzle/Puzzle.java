package hypergate.lab.puzzle;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Seats;
import hypergate.players.Advice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A position of a game in which one answer is the best: the game up to there, who is asked what,
/// and what its answers are worth. See `docs/puzzles.md`.
///
/// @param number which it is, from 1
/// @param options of its game
/// @param seed of its game
/// @param seat who is asked
/// @param prompt what is asked
/// @param tries how often was played on to find what answers are worth
/// @param luck what that followed from
/// @param best up to three answers, the best first
/// @param answers of the game so far
public record Puzzle(
    int number,
    Options options,
    long seed,
    Seat seat,
    String prompt,
    int tries,
    long luck,
    List<Advice.Opinion> best,
    List<String> answers) {
  private static final Set<String> KEYS =
      new LinkedHashSet<>(
          List.of(
              "puzzle", "options", "seed", "seat", "prompt", "tries", "luck", "best", "answers"));
  private static final Set<String> BEST_KEYS =
      new LinkedHashSet<>(
          List.of(
              "answer",
              "share",
              "margin",
              "tries",
              "wins",
              "loses",
              "gains",
              "setbacks",
              "ships",
              "cards"));

  /// A position with what its answers are worth.
  public Puzzle {
    best = List.copyOf(best);
    answers = List.copyOf(answers);
  }

  /// Reads a puzzle from the text of its file.
  ///
  /// @param file the name used in messages
  /// @throws hypergate.lab.scenario.ScenarioError when something is wrong with it, with its line
  public static Puzzle read(String file, String text) {
    Item root = Item.read(file, text);
    Map<String, Item> keys = root.map(KEYS);
    for (String key : KEYS)
      if (!keys.containsKey(key)) throw root.error("the key '" + key + "' is missing");
    Options options = options(get(keys, "options"));
    return new Puzzle(
        get(keys, "puzzle").number(),
        options,
        whole(get(keys, "seed")),
        Seats.named(get(keys, "seat"), get(keys, "seat").text(), options.systems()),
        get(keys, "prompt").text(),
        get(keys, "tries").number(),
        whole(get(keys, "luck")),
        get(keys, "best").list().stream().map(Puzzle::opinion).toList(),
        get(keys, "answers").text().lines().map(String::strip).toList());
  }

  private static Item get(Map<String, Item> keys, String key) {
    Item item = keys.get(key);
    if (item == null) throw new IllegalStateException(key);
    return item;
  }

  private static Options options(Item item) {
    Map<String, String> given = new LinkedHashMap<>();
    item.map().forEach((name, value) -> given.put(name, value.text()));
    try {
      return AllContent.OPTIONS.of(given);
    } catch (IllegalArgumentException e) {
      throw item.error(String.valueOf(e.getMessage()));
    }
  }

  private static long whole(Item item) {
    try {
      return Long.parseLong(item.text());
    } catch (NumberFormatException e) {
      throw item.error("'" + item.text() + "' is no whole number");
    }
  }

  private static Advice.Opinion opinion(Item item) {
    Map<String, Item> keys = item.map(BEST_KEYS);
    for (String key : BEST_KEYS)
      if (!keys.containsKey(key)) throw item.error("the key '" + key + "' is missing");
    return new Advice.Opinion(
        0,
        get(keys, "answer").text(),
        figure(keys, "share"),
        figure(keys, "margin"),
        get(keys, "tries").number(),
        "",
        new Advice.Prospect(
            figure(keys, "wins"),
            figure(keys, "loses"),
            figure(keys, "gains"),
            figure(keys, "setbacks"),
            figure(keys, "ships"),
            figure(keys, "cards")));
  }

  private static double figure(Map<String, Item> keys, String key) {
    Item item = get(keys, key);
    try {
      return Double.parseDouble(item.text());
    } catch (NumberFormatException e) {
      throw item.error("'" + item.text() + "' is no number");
    }
  }

  /// The text of its file.
  public String text() {
    StringBuilder text = new StringBuilder();
    line(text, "puzzle", Integer.toString(number));
    List<String> given = new ArrayList<>();
    options.given().forEach((name, value) -> given.add(name + ": " + value));
    line(text, "options", given.isEmpty() ? "{}" : "{ " + String.join(", ", given) + " }");
    line(text, "seed", Long.toString(seed));
    line(text, "seat", seat.letter());
    line(text, "prompt", prompt);
    line(text, "tries", Integer.toString(tries));
    line(text, "luck", Long.toString(luck));
    text.append("best:\n");
    for (Advice.Opinion one : best) {
      Advice.Prospect comes = one.prospect();
      text.append("  - answer: \"").append(one.answer()).append("\"\n");
      figure(text, "share", one.share());
      figure(text, "margin", one.margin());
      text.append("    tries: ").append(one.tries()).append('\n');
      figure(text, "wins", comes.wins());
      figure(text, "loses", comes.loses());
      figure(text, "gains", comes.gains());
      figure(text, "setbacks", comes.setbacks());
      figure(text, "ships", comes.ships());
      figure(text, "cards", comes.cards());
    }
    text.append("answers: |\n");
    for (String answer : answers) text.append("  ").append(answer).append('\n');
    return text.toString();
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  private static void figure(StringBuilder text, String key, double figure) {
    text.append(String.format(Locale.ROOT, "    %s: %.3f%n", key, figure));
  }

  /// The same puzzle with another number.
  public Puzzle numbered(int other) {
    return new Puzzle(other, options, seed, seat, prompt, tries, luck, best, answers);
  }

  /// A session that stands at the position; nobody is seated.
  ///
  /// @throws IllegalArgumentException when an answer does not fit
  public Session open() {
    Session session = new Session(AllContent.ALL, options, seed);
    for (String answer : answers) session.feed(answer);
    session.ready();
    return session;
  }

  /// What is otherwise at the position than the puzzle says; empty when it holds.
  public List<String> faults() {
    Session session;
    try {
      session = open();
    } catch (IllegalArgumentException e) {
      return List.of("the game does not go on as it was played: " + e.getMessage());
    }
    if (!session.asked().contains(seat)) return List.of("seat " + seat + " is not asked");
    Question question = session.question(seat);
    if (!question.prompt().id().equals(prompt))
      return List.of("'" + prompt + "' is expected, asked is '" + question.prompt().id() + "'");
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return best.stream()
        .map(Advice.Opinion::answer)
        .filter(answer -> !options.contains(answer))
        .map(answer -> "'" + answer + "' cannot be answered; allowed: " + options)
        .toList();
  }

  /// At which place an answer stands among the best, from 0; -1 for all others. Of an answer in
  /// several words the first decides: `offense A1x2` joins the offense.
  public int rank(String answer) {
    for (int i = 0; i < best.size(); i++)
      if (answer.equals(best.get(i).answer()) || answer.startsWith(best.get(i).answer() + " "))
        return i;
    return -1;
  }
}
