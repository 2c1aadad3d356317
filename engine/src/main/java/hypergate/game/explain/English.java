package hypergate.game.explain;

import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import hypergate.game.event.Term;
import hypergate.game.explain.Explanation.Condition;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Explanations in English sentences: for the terminal and for whoever has no words of its own.
public final class English {
  private static final Map<String, String> ROLES =
      Map.ofEntries(
          Map.entry("any", "any player"),
          Map.entry("main", "a main player"),
          Map.entry("main-or-ally", "a main player or ally"),
          Map.entry("offense", "the offense"),
          Map.entry("defense", "the defense"),
          Map.entry("ally", "an ally"),
          Map.entry("offensive-ally", "an ally of the offense"),
          Map.entry("defensive-ally", "an ally of the defense"),
          Map.entry("offense-or-ally", "the offense or an ally"),
          Map.entry("not-defense", "anybody but the defense"),
          Map.entry("offense-or-offensive-ally", "the offense or an ally of it"),
          Map.entry("defense-or-defensive-ally", "the defense or an ally of it"),
          Map.entry("main-or-offensive-ally", "a main player or an ally of the offense"),
          Map.entry("not-offense", "anybody but the offense"),
          Map.entry("not-main", "anybody but the main players"),
          Map.entry("bystander", "neither main player nor ally"));

  private final Content content;
  private final Map<String, String> names = new HashMap<>();

  /// English with the names of these cards.
  public English(Content content) {
    this.content = content;
    for (Card card : content.all()) {
      names.put(card.id(), card.name());
      for (Clause use : card.uses())
        if (!use.word().isEmpty()) names.put(card.id() + "/" + use.word(), card.name(use));
    }
    for (Variant variant : content.variants()) names.putAll(Explained.of(variant).places());
    names.put("negotiate", "Negotiate");
    names.put("morph", "Morph");
  }

  /// A condition as one sentence.
  public String sentence(Condition condition) {
    return sentence(condition.reason(), condition.holds(), condition.facts());
  }

  /// A reason as one sentence.
  public String sentence(Reason reason, boolean holds, List<Fact> facts) {
    Map<String, Object> arguments = new HashMap<>();
    for (Fact fact : facts)
      arguments.put(
          fact.arg().key(), fact.arg().type() == Fact.Type.NUMBER ? fact.value() : words(fact));
    String said = new Message(reason.words(holds)).with(arguments);
    return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
  }

  /// A total as one line: `Attack 20 + 4 ships + 2 ships of B = 26`.
  public String sum(Sum sum) {
    StringBuilder said = new StringBuilder();
    int terms = 0;
    for (Sum.Line line : sum.lines()) {
      Term term = line.term();
      boolean hidden =
          line.reason() == TotalReason.CARD_NOT_CHOSEN || line.reason() == TotalReason.CARD_IS_DOWN;
      if (term.times() && terms > 1) said.insert(0, "(").append(")");
      if (terms++ > 0) said.append(term.times() ? " × " : term.amount() < 0 ? " − " : " + ");
      said.append(hidden ? "a hidden card" : termWords(line));
    }
    if (sum.total().isPresent())
      return said.append(" = ").append(sum.total().getAsInt()).toString();
    return said.toString();
  }

  private String termWords(Sum.Line line) {
    Term term = line.term();
    int amount = Math.abs(term.amount());
    String number = Integer.toString(amount);
    String ships = term.ships() + (term.ships() == 1 ? " ship" : " ships");
    return switch (term.kind()) {
      case CARD -> {
        if (line.reason() == TotalReason.CARD_IS_NO_ATTACK) yield card(term.cause());
        boolean printed = line.reason() == TotalReason.CARD_COUNTS;
        yield printed ? card(term.cause()) : term.amount() + " (" + card(term.cause()) + ")";
      }
      case SHIPS, ALLY -> {
        boolean allies = term.kind() == Term.Kind.ALLY && term.seat().exists();
        String whose = allies ? ships + " of " + term.seat() : ships;
        if (term.times() || amount == term.ships()) yield whose;
        yield line.reason() == TotalReason.SHIPS_COUNT_EACH
            ? whose + " at " + amount / term.ships() + " each"
            : number + " (" + whose + ")";
      }
      case REINFORCEMENT, EFFECT ->
          number + " (" + (term.cause().isEmpty() ? "other effects" : card(term.cause())) + ")";
    };
  }

  private String words(Fact fact) {
    return fact.value() instanceof List<?> list
        ? list.stream()
            .map(one -> word(fact.arg().type(), one.toString()))
            .collect(Collectors.collectingAndThen(Collectors.toList(), English::listed))
        : word(fact.arg().type(), fact.value().toString());
  }

  private static String listed(List<String> all) {
    if (all.isEmpty()) return "nothing";
    if (all.size() == 1) return all.getFirst();
    return String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
  }

  private String word(Fact.Type type, String notation) {
    return switch (type) {
      case NUMBER, SEAT, SEATS, TYPED, TEXT -> notation;
      case PLACE, PLACES -> place(notation);
      case CARD, CARDS -> card(notation);
      case WINDOW, WINDOWS -> Moment.words(Window.valueOf(constant(notation)));
      case STEP -> Step.valueOf(constant(notation)).words().toLowerCase(Locale.ROOT);
      case ROLE -> ROLES.getOrDefault(notation, notation);
      case PROMPT -> prompt(notation);
      case FIELD -> capital(notation);
    };
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static String constant(String kebab) {
    return kebab.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  // A card with ships on it is a place too.
  private String place(String notation) {
    return switch (notation) {
      case "gate" -> "the gate";
      case "beside" -> "the place beside the planet";
      case "warp" -> "the warp";
      default -> names.getOrDefault(notation, notation);
    };
  }

  /// The name of a card, alien or effect.
  public String card(String notation) {
    if (notation.startsWith("attack-")) return "Attack " + notation.substring(7);
    if (notation.startsWith("reinforcement-")) return "Reinforcement +" + notation.substring(14);
    return names.getOrDefault(notation, notation);
  }

  private String prompt(String id) {
    if (!id.contains("/")) return Asked.of(content, id).words();
    return "choose for " + card(id.substring(0, id.lastIndexOf('/')));
  }
}
