package hypergate.workshop.card;

import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Holds the numbers and the costs that a text names against the steps of its file. It speaks up
/// only where both differ: a number that the steps say otherwise, a cost that no step pays.
final class Promises {
  private static final Map<String, Integer> WORDS =
      Map.ofEntries(
          Map.entry("two", 2),
          Map.entry("three", 3),
          Map.entry("four", 4),
          Map.entry("five", 5),
          Map.entry("six", 6),
          Map.entry("seven", 7),
          Map.entry("eight", 8),
          Map.entry("nine", 9),
          Map.entry("ten", 10),
          Map.entry("twelve", 12));
  private static final Pattern WORD = Pattern.compile("[a-z]+|\\d{1,3}");

  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,3}");

  /// What somebody gives for what the card does.
  private static final Pattern COST =
      Pattern.compile(
          "(?<!when you )\\b(?:may|must|can|by) (discard|lose|pay|sacrifice|give up)(?:ing)?\\b(?!"
              + " (?:it|this)\\b)[^.;]*? (?:to|and)\\b");

  /// Steps that pay one.
  private static final Pattern PAYS =
      Pattern.compile(".*(discard|lose|price|give|remove|spend|burn|pay|counter|warp|take).*");

  /// What says other things than what the card does.
  private static final Set<String> APART =
      Set.of("text", "author", "set", "research", "pays", "copies", "number", "level", "flare");

  private Promises() {}

  /// What is remarkable about a file, a sentence each, with the side of a flare that it is about.
  static List<Said> of(Node.Keyed file) {
    List<Said> remarks = new ArrayList<>(side(file));
    if (find(file, "flare") instanceof Node.Keyed flare)
      for (Node.Entry side : flare.entries())
        if (side.value() instanceof Node.Keyed keyed)
          for (Said said : side(keyed)) remarks.add(Remarks.sentence(side.key().text(), said));
    return remarks;
  }

  private static List<Said> side(Node.Keyed side) {
    if (!(find(side, "text") instanceof Node.Text text) || text.text().isBlank()) return List.of();
    String says = text.text().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    Set<Integer> steps = new TreeSet<>();
    Set<Integer> all = new TreeSet<>();
    List<String> verbs = new ArrayList<>();
    for (Node.Entry entry : side.entries())
      if (!APART.contains(entry.key().text())) gather(entry, steps, all, verbs);
    List<Said> remarks = new ArrayList<>();
    Set<Integer> said = numbers(says);
    Set<Integer> unsaid = new TreeSet<>(steps);
    unsaid.removeAll(said);
    unsaid.removeIf(number -> Math.abs(number) < 2);
    said.removeAll(all);
    if (!said.isEmpty() && !unsaid.isEmpty())
      remarks.add(
          Said.of(
              "The text says {numbers}, but its steps have {others}.",
              "numbers",
              Said.and(List.copyOf(said)),
              "others",
              Said.and(List.copyOf(unsaid))));
    Matcher cost = COST.matcher(says);
    if (cost.find() && !verbs.isEmpty() && verbs.stream().noneMatch(v -> PAYS.matcher(v).matches()))
      remarks.add(
          Said.of(
              "The text has somebody {verb} something, but no step does that.",
              "verb",
              cost.group(1)));
    return remarks;
  }

  private static Set<Integer> numbers(String text) {
    Set<Integer> found = new TreeSet<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      String one = word.group();
      int number =
          Character.isDigit(one.charAt(0)) ? Integer.parseInt(one) : WORDS.getOrDefault(one, 0);
      if (number >= 2) found.add(number);
    }
    return found;
  }

  // Numbers of steps, all numbers, and the names of all keys.
  private static void gather(
      Node.Entry entry, Set<Integer> steps, Set<Integer> all, List<String> verbs) {
    verbs.add(entry.key().text());
    gather(entry.value(), steps, all, verbs);
  }

  private static void gather(Node node, Set<Integer> steps, Set<Integer> all, List<String> verbs) {
    switch (node) {
      case Node.Keyed keyed -> keyed.entries().forEach(one -> gather(one, steps, all, verbs));
      case Node.Many many -> many.items().forEach(one -> gather(one, steps, all, verbs));
      case Node.Text text -> gather(text.text(), steps, all);
    }
  }

  private static void gather(String text, Set<Integer> steps, Set<Integer> all) {
    if (WHOLE.matcher(text.strip()).matches()) steps.add(Integer.parseInt(text.strip()));
    all.addAll(numbers(text.toLowerCase(Locale.ROOT)));
  }

  private static Node find(Node.Keyed from, String key) {
    for (Node.Entry entry : from.entries())
      if (entry.key().text().equals(key)) return entry.value();
    return new Node.Text("", 0, 0);
  }
}
