package hypergate.lab.lesson;

import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.ScenarioError;
import hypergate.lab.scenario.Scene;
import hypergate.lab.scenario.Seats;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// One lesson, as its file has it: see `docs/lessons.md`.
///
/// @param id the name by which it has an address
/// @param title what it is about
/// @param about what one learns, in two sentences
/// @param place where it stands among the others
/// @param minutes how long it takes about
/// @param preset the set of options that one plays with afterwards
/// @param scene the table
/// @param learner who learns
/// @param steps what to do, question by question
/// @param script what machines answer
/// @param then what must be true at the end, in the words of scenarios
/// @param end what is said at the end
/// @param digest what its game follows from, in short: the same as long as that is
public record Lesson(
    String id,
    String title,
    String about,
    int place,
    int minutes,
    String preset,
    Scene scene,
    Seat learner,
    List<Step> steps,
    List<Entry> script,
    List<Item> then,
    String end,
    String digest) {
  private static final Set<String> KEYS = keys();
  private static final Set<String> STEP_KEYS = set("say", "do", "or", "else");
  private static final int DIGEST = 16;

  /// One question to the learner.
  ///
  /// @param say what is said about it
  /// @param prompt what is asked
  /// @param answer the answer of the marked way, as records have it
  /// @param or other answers that are as good for the lesson; `?` stands for any sign, `*` for any
  ///   number of them
  /// @param otherwise what is said to whoever answers something else; empty for nothing in
  ///   particular
  public record Step(String say, String prompt, String answer, List<String> or, String otherwise) {
    boolean takes(String prompt, String answer) {
      return this.prompt.equals(prompt)
          && (this.answer.equals(answer) || or.stream().anyMatch(one -> matches(one, answer)));
    }

    private static boolean matches(String pattern, String answer) {
      StringBuilder regex = new StringBuilder();
      for (char sign : pattern.toCharArray())
        regex.append(
            switch (sign) {
              case '*' -> ".*";
              case '?' -> ".";
              default -> Pattern.quote(String.valueOf(sign));
            });
      return answer.matches(regex.toString());
    }
  }

  /// What a machine answers.
  ///
  /// @param seat who
  /// @param prompt what it is asked
  /// @param answer its answer
  public record Entry(Seat seat, String prompt, String answer) {
    static Entry of(Item item, int seats) {
      String[] words = item.text().split("\\s+", 3);
      if (words.length < 3)
        throw item.error("'" + item.text() + "' is no answer; write SEAT PROMPT ANSWER");
      return new Entry(Seats.named(item, words[0], seats), words[1], words[2]);
    }
  }

  /// How far somebody has come.
  ///
  /// @param at the step that comes next, from 0; as many as there are when all are done
  /// @param astray whether the last step was answered otherwise, so that the game goes its own way
  /// @param line where in the answers of the game the last step was answered otherwise, or the next
  ///   one will be
  public record Progress(int at, boolean astray, int line) {}

  private static Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>(List.of("lesson", "about", "place", "minutes"));
    keys.addAll(List.of("preset", "learner"));
    keys.addAll(Scene.KEYS);
    keys.addAll(List.of("when", "steps", "then", "end"));
    return Collections.unmodifiableSet(keys);
  }

  private static Set<String> set(String... words) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(words)));
  }

  /// Reads a lesson from the text of its file.
  ///
  /// @param name of the file below `lessons`, without its ending
  /// @throws ScenarioError when something is wrong with it, with file and line
  public static Lesson read(String name, String text) {
    String file = "lessons/" + name + ".yaml";
    Item root = Item.read(file, text);
    Map<String, Item> keys = root.map(KEYS);
    for (String key : KEYS)
      if (!keys.containsKey(key) && !List.of("learner", "options", "seed", "when").contains(key))
        throw root.error("the key '" + key + "' is missing");
    Scene scene = Scene.read(file, keys);
    int seats = scene.lay().seats();
    Item learner = keys.get("learner");
    List<Entry> script = new ArrayList<>();
    Item when = keys.get("when");
    if (when != null) for (Item item : when.list()) script.add(Entry.of(item, seats));
    return new Lesson(
        name.replaceAll(".*/", ""),
        get(keys, "lesson").text(),
        get(keys, "about").text(),
        get(keys, "place").number(),
        get(keys, "minutes").number(),
        get(keys, "preset").text(),
        scene,
        learner == null ? Seat.of(0) : Seats.named(learner, learner.text(), seats),
        get(keys, "steps").list().stream().map(Lesson::step).toList(),
        List.copyOf(script),
        get(keys, "then").list(),
        get(keys, "end").text(),
        digest(keys));
  }

  private static Item get(Map<String, Item> keys, String key) {
    Item item = keys.get(key);
    if (item == null) throw new IllegalStateException(key);
    return item;
  }

  private static Step step(Item item) {
    Map<String, Item> keys = item.map(STEP_KEYS);
    for (String key : List.of("say", "do"))
      if (!keys.containsKey(key)) throw item.error("the key '" + key + "' is missing");
    String[] words = get(keys, "do").text().split("\\s+", 2);
    if (words.length < 2) throw item.error("write PROMPT ANSWER, as in `do: aim B1`");
    Item or = keys.get("or");
    Item otherwise = keys.get("else");
    return new Step(
        get(keys, "say").text(),
        words[0],
        words[1],
        or == null ? List.of() : or.texts(),
        otherwise == null ? "" : otherwise.text());
  }

  // The table and what machines answer: words may change, and a game that is being played goes on.
  private static String digest(Map<String, Item> keys) {
    Map<String, String> game = new LinkedHashMap<>();
    for (String key : List.of("learner", "options", "seed", "given", "when")) {
      Item item = keys.get(key);
      if (item != null) game.put(key, item.plain());
    }
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(game.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGEST);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// How far the learner has come.
  ///
  /// @param lines the answers of the game, as records have them
  public Progress progress(List<String> lines) {
    int at = 0;
    for (int i = 0; i < lines.size() && at < steps.size(); i++) {
      String[] words = lines.get(i).split("\\s+", 3);
      if (words.length < 3 || !words[0].equals(learner.letter())) continue;
      if (!steps.get(at).takes(words[1], words[2])) return new Progress(at, true, i);
      at++;
    }
    return new Progress(at, false, lines.size());
  }
}
