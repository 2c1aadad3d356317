package hypergate.catalogue;

import hypergate.catalogue.variants.Book;
import hypergate.catalogue.variants.CatalogueVariant;
import hypergate.catalogue.variants.CatalogueVariants;
import hypergate.content.AllContent;
import hypergate.game.card.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Entries for rules and rulings: the course of an encounter, the words of the game, the switches
/// of its options, and our readings.
final class Documents {
  private static final String WORD = "word-";

  private static final Pattern STEP =
      Pattern.compile("\\d+\\. \\*\\*(.+?)\\*\\*(?: \\(.*?\\))? — (.*)");
  private static final Pattern NUMBER = Pattern.compile("\\b" + NumberedRules.NUMBER + "\\b");

  private static final List<Book> BOOKS =
      Stream.concat(
              Stream.of(new Book("core", "Core rules", "Fantasy Flight", "FFG", "2008")),
              CatalogueVariants.ALL.stream().map(CatalogueVariant::books).flatMap(List::stream))
          .toList();

  private Documents() {}

  /// All rules and rulings.
  static List<Entry> all() {
    return Stream.of(steps(), words(), options(), books(), rulings())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Entry> steps() {
    List<String> paragraphs = new ArrayList<>();
    for (String line : Resources.lines("docs/encounter.md")) {
      boolean goesOn = line.startsWith("   ") && !paragraphs.isEmpty();
      if (goesOn) paragraphs.add(paragraphs.removeLast() + " " + line.strip());
      else paragraphs.add(line);
    }
    List<Entry> steps = new ArrayList<>();
    for (String paragraph : paragraphs) {
      Matcher step = STEP.matcher(paragraph);
      if (!step.matches()) continue;
      Entry.Builder entry = rule("rule-", step.group(1), step.group(2), "Course of an encounter");
      String name = step.group(1).toLowerCase(Locale.ROOT).replace(' ', '-');
      Phase.named(name).ifPresent(phase -> entry.put(Field.PHASE, phase.word()));
      steps.add(entry.done());
    }
    return steps;
  }

  private static List<Entry> words() {
    List<Entry> words = new ArrayList<>();
    for (List<String> cells : table("docs/glossary.md", 2))
      words.add(rule(WORD, cells.get(0), cells.get(1), "Words of the game").done());
    return words;
  }

  private static List<Entry> options() {
    List<Entry> options = new ArrayList<>();
    for (Option option : AllContent.OPTIONS.all())
      options.add(
          rule("option-", option.notation(), option.help(), "Options")
              .put(
                  Field.NOTES, "[" + option.allowed() + "], usually " + option.defaultValue() + ".")
              .done());
    return options;
  }

  private static List<Entry> books() {
    List<Entry> entries = new ArrayList<>();
    for (Book book : BOOKS) {
      String file = "docs/rules/" + book.file() + ".md";
      List<NumberedRules.Rule> rules = NumberedRules.of(Resources.lines(file));
      for (NumberedRules.Rule rule : rules) entries.add(entry(book, rule, rules));
      List<String> first =
          rules.stream().filter(r -> r.section().isEmpty()).map(Documents::id).toList();
      entries.add(
          rule("rules-of-", book.theme(), introduction(file), book.theme())
              .put(Field.AUTHOR, book.author())
              .put(Field.ORIGIN, book.origin())
              .put(Field.YEAR, book.year())
              .put(Field.RULE, List.of())
              .put(Field.SEE, first)
              .done());
    }
    return entries;
  }

  private static Entry entry(Book book, NumberedRules.Rule rule, List<NumberedRules.Rule> all) {
    if (!rule.whose().isEmpty()) return numbered(book, rule.number(), rule.text(), rule.whose());
    if (!rule.isSection()) return rule("rule-", rule.number(), rule.text(), book.theme()).done();
    List<String> within =
        all.stream().filter(r -> r.section().equals(rule.number())).map(Documents::id).toList();
    String text = rule.title() + (rule.title().endsWith(".") ? " " : ". ") + rule.text();
    return rule("rule-", rule.number(), text, book.theme()).put(Field.SEE, within).done();
  }

  private static String id(NumberedRules.Rule rule) {
    return id("rule-", rule.number());
  }

  // Whose a rule is stands in its last cell: its maker's, with or without a reading of ours, or
  // ours alone.
  private static Entry numbered(Book book, String number, String text, String whose) {
    boolean made = whose.startsWith(book.author()) || whose.equals("Follows from the text");
    boolean plain = whose.equals(book.author());
    String maker = made ? book.author() : whose.contains(" of ours") ? "Hypergate" : whose;
    return rule("rule-", number, text, book.theme())
        .put(Field.AUTHOR, maker)
        .put(Field.ORIGIN, made ? book.origin() : "")
        .put(Field.YEAR, made ? book.year() : "")
        .put(Field.NOTES, plain || maker.equals(whose) ? "" : whose + ".")
        .done();
  }

  // The lines between the title of a document and its first table.
  private static String introduction(String file) {
    return String.join(
        " ",
        Resources.lines(file).stream()
            .skip(1)
            .takeWhile(line -> !line.startsWith("|") && !line.startsWith("#"))
            .filter(line -> !line.isBlank())
            .toList());
  }

  private static Entry.Builder rule(String prefix, String name, String text, String theme) {
    String plain = plain(name);
    return new Entry.Builder(Kind.RULE, id(prefix, plain), plain)
        .put(Field.THEME, theme)
        .put(Field.TEXT, plain(text))
        .put(Field.RULE, numbers(text));
  }

  private static String id(String prefix, String plain) {
    return prefix + plain.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  private static List<Entry> rulings() {
    List<Entry> rulings = new ArrayList<>();
    for (List<String> cells : table("docs/rulings.md", 3)) {
      if (!cells.getFirst().matches("H-\\d+")) continue;
      rulings.add(
          new Entry.Builder(
                  Kind.RULING, cells.getFirst().toLowerCase(Locale.ROOT), cells.getFirst())
              .put(Field.THEME, "Our readings")
              .put(Field.TEXT, plain(cells.get(1)))
              .put(Field.NOTES, plain(cells.get(2)))
              .put(Field.RULE, numbers(cells.get(1) + " " + cells.get(2)))
              .put(Field.STATUS, Entry.ENFORCED)
              .done());
    }
    return rulings;
  }

  // Rows of a table of Markdown without its head.
  private static List<List<String>> table(String name, int columns) {
    List<List<String>> rows = new ArrayList<>();
    boolean body = false;
    for (String line : Resources.lines(name)) {
      if (!line.startsWith("|")) continue;
      List<String> cells = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
      if (body && cells.size() == columns + 2) rows.add(cells.subList(1, columns + 1));
      body |= line.startsWith("| ---");
    }
    return rows;
  }

  private static String plain(String text) {
    return text.replace("`", "").replaceAll("\\*+", "");
  }

  /// Numbers of rules and rulings that a text cites.
  static List<String> numbers(String text) {
    List<String> numbers = new ArrayList<>();
    Matcher matcher = NUMBER.matcher(text);
    while (matcher.find()) if (!numbers.contains(matcher.group())) numbers.add(matcher.group());
    return numbers;
  }

  /// Whether an entry explains a word of the game.
  static boolean isWordOfTheGame(Entry entry) {
    return entry.id().startsWith(WORD);
  }
}
