package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One line of `then`.
final class Expectation implements Line {
  private static final Pattern COMPARISON = Pattern.compile("(.*?)\\s*(!=|<=|>=|=|<|>)\\s*(.*)");
  private static final Pattern SHIPS = Pattern.compile("[A-H]:\\d{1,2}");
  private static final String FORMS =
      "allowed: ships PLANET, gate, warp SEAT, home SEAT, removed SEAT, captured SEAT, changed"
          + " SEAT, colonies SEAT, hand SEAT [size | has CARD], discard [size | has CARD], deck"
          + " top, destiny top, destinies, ordained, mark SEAT, pile SEAT, totals, outcome, power"
          + " SEAT, counter SEAT NAME, tally SEAT NAME, offense, person SEAT, encounter, winners, "
          + ofVariants()
          + "asked SEAT PROMPT [OPTION], never asked SEAT PROMPT [OPTION]";

  private final Item item;
  private final Game game;
  private final List<String> subject;
  private final String operator;
  private final List<String> value;

  private Expectation(
      Item item, Game game, List<String> subject, String operator, List<String> value) {
    this.item = item;
    this.game = game;
    this.subject = subject;
    this.operator = operator;
    this.value = value;
  }

  /// Reads a line and checks every name in it.
  static Expectation read(Item item, Game game) {
    String text = item.text();
    List<String> words = Arrays.asList(text.split("\\s+"));
    int has = words.indexOf("has");
    Expectation expectation;
    if (words.getFirst().equals("asked") || text.startsWith("never asked")) {
      expectation = new Expectation(item, game, words, "asked", List.of());
    } else if (has > 0) {
      expectation =
          new Expectation(
              item, game, words.subList(0, has), "has", words.subList(has + 1, words.size()));
    } else {
      Matcher matcher = COMPARISON.matcher(text);
      if (!matcher.matches() || matcher.group(3).isBlank()) throw unknown(item);
      expectation =
          new Expectation(
              item,
              game,
              Arrays.asList(matcher.group(1).split("\\s+")),
              matcher.group(2),
              Arrays.asList(matcher.group(3).split("\\s+")));
    }
    expectation.validate();
    return expectation;
  }

  private static ScenarioError unknown(Item item) {
    return item.error("'" + item.text() + "' cannot be checked; " + FORMS);
  }

  @Override
  public Item item() {
    return item;
  }

  // ---- reading

  private void validate() {
    switch (subject.getFirst()) {
      case "asked" -> askedWords(1);
      case "never" -> askedWords(2);
      case "hand" -> {
        seat(1);
        if (subject.size() == 3 && subject.get(2).equals("size")) numbers();
        else if (subject.size() != 2) throw unknown(item);
        else cards();
      }
      case "discard" -> {
        if (subject.size() == 2 && subject.get(1).equals("size")) numbers();
        else {
          words(1);
          onlyHas();
          cards();
        }
      }
      case "deck" -> {
        words(2);
        cards();
      }
      case "destiny" -> words(2);
      case "ships" -> {
        words(2);
        planet(1);
        shipLists();
      }
      case "destinies", "ordained" -> words(1);
      case "mark" -> {
        words(2);
        seat(1);
      }
      case "pile" -> {
        seat(1);
        if (subject.size() == 3 && subject.get(2).equals("size")) numbers();
        else if (subject.size() != 2) throw unknown(item);
        else cards();
      }
      case "grafts", "visiting" -> {
        words(2);
        seat(1);
        cards();
      }
      case "gate" -> {
        words(1);
        shipLists();
      }
      case "warp", "removed", "colonies" -> {
        words(2);
        seat(1);
        numbers();
      }
      case "person" -> {
        words(2);
        seat(1);
        Seats.named(item, value.getFirst(), game.seats());
      }
      case "changed", "stacks", "ring" -> {
        words(2);
        seat(1);
      }
      case "captured" -> {
        words(2);
        seat(1);
        shipLists();
      }
      case "home", "adrift" -> {
        words(2);
        seat(1);
      }
      case "power" -> {
        if (subject.size() != 2 && subject.size() != 3) throw unknown(item);
        seat(1);
        oneOf(
            "active zapped blocked denied lost none active:down denied:down lost:down".split(" "));
      }
      case "counter" -> {
        words(3);
        seat(1);
        numbers();
        if (game.content().aliens().stream().noneMatch(a -> a.counters().contains(subject.get(2))))
          throw item.error("no alien has a counter '" + subject.get(2) + "'");
      }
      case "tally" -> {
        words(3);
        seat(1);
        numbers();
        if (game.content().aliens().stream().noneMatch(a -> a.tallies().contains(subject.get(2))))
          throw item.error("no alien counts '" + subject.get(2) + "' of players");
      }
      case "outcome" -> {
        words(1);
        oneOf(Arrays.stream(Outcome.values()).map(Outcome::notation).toArray(String[]::new));
      }
      case "offense" -> {
        words(1);
        Seats.named(item, value.getFirst(), game.seats());
      }
      case "winners" -> {
        words(1);
        if (!value.equals(List.of("none"))) value.forEach(v -> Seats.named(item, v, game.seats()));
      }
      case "encounter" -> {
        words(1);
        numbers();
      }
      case "totals" -> {
        words(1);
        if (value.size() != 1 || !value.getFirst().matches("-?\\d+:-?\\d+|none"))
          throw item.error("totals are written offense:defense, as in `totals = 14:12`");
      }
      default -> ofVariant();
    }
  }

  private static String ofVariants() {
    StringBuilder words = new StringBuilder();
    for (LabVariant variant : LabVariants.ALL)
      for (Fact fact : variant.facts()) words.append(fact.form()).append(", ");
    return words.toString();
  }

  private void ofVariant() {
    for (LabVariant variant : LabVariants.ALL)
      for (Fact fact : variant.facts())
        if (subject.getFirst().equals(fact.word())) {
          fact.check().accept(this);
          return;
        }
    throw unknown(item);
  }

  // ---- what a line may be

  @Override
  public Game game() {
    return game;
  }

  @Override
  public void words(int count) {
    if (subject.size() != count) throw unknown(item);
  }

  @Override
  public String word(int at) {
    return subject.get(at);
  }

  @Override
  public void onlyHas() {
    if (!operator.equals("has")) throw unknown(item);
  }

  @Override
  public void planet(int at) {
    Seats.planet(game, item, subject.get(at), false);
  }

  @Override
  public void each(String what, Predicate<String> isKnown) {
    for (String word : value)
      if (!word.equals("none") && !isKnown.test(word))
        throw item.error("unknown " + what + " '" + word + "'");
  }

  @Override
  public Seat seat(int at) {
    if (subject.size() <= at) throw unknown(item);
    return Seats.named(item, subject.get(at), game.seats());
  }

  private void askedWords(int from) {
    if (subject.size() < from + 2) throw unknown(item);
    if (from == 2 && !subject.get(1).equals("asked")) throw unknown(item);
    seat(from);
  }

  @Override
  public void numbers() {
    if (value.size() != 1 || !value.getFirst().matches("-?\\d{1,5}"))
      throw item.error("a number is expected after '" + operator + "'");
  }

  private void oneOf(String... allowed) {
    if (value.size() != 1 || !Arrays.asList(allowed).contains(value.getFirst()))
      throw item.error(
          "'" + String.join(" ", value) + "' cannot be; allowed: " + String.join(", ", allowed));
  }

  private void shipLists() {
    if (value.equals(List.of("none"))) return;
    for (String word : value) {
      if (!SHIPS.matcher(word).matches())
        throw item.error("ships are written like A:4 B:1, or none");
      Seats.named(item, word.substring(0, 1), game.seats());
    }
  }

  @Override
  public void cards() {
    for (String card : value)
      if (!card.equals("none") && !Stock.isCard(game, card))
        throw item.error("unknown card '" + card + "'; " + Stock.known(game, card));
  }

  // ---- checking

  /// What is, when it is not as it should be; empty when it is.
  ///
  /// @param decided outcome and totals of the last encounter that was decided
  List<String> check(Answers answers, Decided decided) {
    return operator.equals("asked") ? asked(answers) : check(decided);
  }

  /// The same for a line that is not about what was asked.
  List<String> check(Decided decided) {
    List<String> actual = new Facts(game, decided).of(subject, operator);
    boolean holds =
        switch (operator) {
          case "has" -> containsAll(words(actual.getFirst()), value);
          case "=" -> actual.stream().anyMatch(a -> sameAs(a));
          case "!=" -> !sameAs(actual.getFirst());
          default -> compare(actual.getFirst());
        };
    return holds ? List.of() : List.of(actual.getFirst());
  }

  private List<String> asked(Answers answers) {
    boolean never = subject.getFirst().equals("never");
    int from = never ? 2 : 1;
    List<Map<String, Integer>> prompts = answers.asked(seat(from), subject.get(from + 1));
    List<String> option = subject.subList(from + 2, subject.size());
    boolean offered =
        option.isEmpty() ? !prompts.isEmpty() : prompts.stream().anyMatch(p -> offers(p, option));
    if (offered != never) return List.of();
    if (prompts.isEmpty()) return List.of("never asked");
    List<String> all = new ArrayList<>();
    prompts.forEach(p -> all.addAll(p.keySet()));
    Collections.sort(all);
    return List.of("asked, with the options: " + String.join(" | ", all));
  }

  private static boolean offers(Map<String, Integer> prompt, List<String> option) {
    String whole = String.join(" ", option);
    if (prompt.containsKey(whole)
        || prompt.keySet().stream().anyMatch(o -> o.startsWith(whole + "/"))
        || whole.startsWith("+") && prompt.containsKey(whole.substring(1))) return true;
    if (option.getFirst().equals("offer")) return false;
    for (String word : option) {
      Matcher several = Pattern.compile("(.+)x(\\d{1,2})").matcher(word);
      boolean many = !prompt.containsKey(word) && several.matches();
      String single = many ? several.group(1) : word;
      if (prompt.getOrDefault(single, 0) < (many ? Integer.parseInt(several.group(2)) : 1))
        return false;
    }
    return true;
  }

  private boolean sameAs(String actual) {
    List<String> is = words(actual);
    List<String> should = new ArrayList<>(value);
    if (should.equals(List.of("none"))) should.clear();
    if (is.equals(List.of("none"))) is.clear();
    if (!subject.getFirst().equals("home")) {
      Collections.sort(is);
      Collections.sort(should);
    }
    return is.equals(should);
  }

  private static List<String> words(String text) {
    return text.isBlank() ? new ArrayList<>() : new ArrayList<>(Arrays.asList(text.split("\\s+")));
  }

  private static boolean containsAll(List<String> all, List<String> some) {
    List<String> left = new ArrayList<>(all);
    for (String one : some) if (!left.remove(one)) return false;
    return true;
  }

  private boolean compare(String actual) {
    if (!actual.matches("-?\\d+") || !value.getFirst().matches("-?\\d+")) return false;
    int is = Integer.parseInt(actual);
    int bound = Integer.parseInt(value.getFirst());
    return switch (operator) {
      case "<" -> is < bound;
      case "<=" -> is <= bound;
      case ">" -> is > bound;
      default -> is >= bound;
    };
  }
}
