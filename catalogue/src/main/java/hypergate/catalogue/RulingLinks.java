package hypergate.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which rulings name which cards. A name counts where it stands with its capitals and is no part
/// of a longer name; `unlinked.tsv` lists where it is an ordinary word all the same.
final class RulingLinks {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d+][\\p{L}\\d!-]*");

  // Names of sets, of which none is the name of a card that is its second word.
  private static final List<String> SETS =
      List.of("Cosmic Alliance", "Cosmic Conflict", "Cosmic Storm", "Cosmic Odyssey");

  private final Map<String, List<String>> namesByFirstWord = new HashMap<>();
  private final Map<String, List<Entry>> rulingsByName = new LinkedHashMap<>();
  private final Set<String> enforcedNames = new HashSet<>();
  private final Set<String> unlinked = new HashSet<>();

  private RulingLinks(List<Entry> cards, List<Entry> rulings) {
    Set<String> names = new TreeSet<>(SETS);
    for (Entry card : cards) {
      names.add(subject(card));
      if (card.isEnforced()) enforcedNames.add(subject(card));
    }
    for (String name : names)
      namesByFirstWord.computeIfAbsent(firstWord(name), _ -> new ArrayList<>()).add(name);
    for (List<String> alike : namesByFirstWord.values())
      alike.sort(Comparator.comparingInt(String::length).reversed());
    for (Map<String, String> row : Resources.table("unlinked.tsv"))
      unlinked.add(row.get("ruling") + " " + row.get("id"));
    for (Entry ruling : rulings)
      for (String name : namesIn(ruling.first(Field.TEXT)))
        rulingsByName.computeIfAbsent(name, _ -> new ArrayList<>()).add(ruling);
  }

  /// The cards, each with the numbers of the rulings that name it and of the rules that those cite.
  static List<Entry> linked(List<Entry> cards, List<Entry> rulings) {
    RulingLinks links = new RulingLinks(cards, rulings);
    return cards.stream().map(links::linked).toList();
  }

  private Entry linked(Entry card) {
    TreeSet<String> rules = new TreeSet<>(card.all(Field.RULE));
    List<String> numbers = new ArrayList<>();
    for (Entry ruling : rulingsByName.getOrDefault(subject(card), List.of()))
      if (concerns(ruling, card)) {
        numbers.add(ruling.name());
        rules.addAll(ruling.all(Field.RULE));
      }
    if (numbers.isEmpty()) return card;
    return card.with(Field.RULING, numbers).with(Field.RULE, List.copyOf(rules));
  }

  // Of several with one name it concerns those that are played.
  private boolean concerns(Entry ruling, Entry card) {
    if (unlinked.contains(ruling.name() + " " + card.id())) return false;
    if (!card.isEnforced() && enforcedNames.contains(subject(card))) return false;
    String text = ruling.first(Field.TEXT);
    return card.kind().spoken().map(Pattern::compile).stream()
        .allMatch(spoken -> spoken.matcher(text).find());
  }

  // What belongs to an alien goes by its name.
  private static String subject(Entry card) {
    String name = card.name();
    return card.kind().ofAlien() ? name.substring(0, name.lastIndexOf(' ')) : name;
  }

  private static String firstWord(String name) {
    Matcher word = WORD.matcher(name);
    return word.find() ? word.group() : name;
  }

  private Set<String> namesIn(String text) {
    Set<String> names = new HashSet<>();
    Matcher word = WORD.matcher(text);
    int from = 0;
    while (word.find(from)) {
      from = word.end();
      for (String name : namesByFirstWord.getOrDefault(word.group(), List.of()))
        if (text.startsWith(name, word.start()) && endsAt(text, word.start() + name.length())) {
          names.add(name);
          from = word.start() + name.length();
          break;
        }
    }
    return names;
  }

  private static boolean endsAt(String text, int end) {
    if (end >= text.length()) return true;
    char c = text.charAt(end);
    return !Character.isLetterOrDigit(c) && c != '-';
  }
}
