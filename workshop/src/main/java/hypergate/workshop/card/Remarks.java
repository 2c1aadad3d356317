package hypergate.workshop.card;

import hypergate.catalogue.Phase;
import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.declare.Declaration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Holds what a card says against what it does. A remark is no error: the card can be played, and
/// its author may mean it.
final class Remarks {
  private static final Pattern MAY = Pattern.compile("\\b(may|can|choose to)\\b");

  private Remarks() {}

  /// What is remarkable about cards, a sentence each.
  static List<String> of(List<? extends Declaration<?>> cards) {
    List<String> remarks = new ArrayList<>();
    for (Declaration<?> card : cards) {
      if (AllContent.ALL.find(card.id()) != null)
        remarks.add("It takes the place of the card \"" + card.name() + "\" that there is.");
      for (Clause clause : ((Card) card).uses()) of(clause, isActing((Card) card), remarks);
    }
    return remarks;
  }

  // Whether something happens at a moment of its own, or lies on it besides.
  private static boolean isActing(Card card) {
    return !card.moments().isEmpty()
        || card.aside().stream().anyMatch(effect -> !effect.abilities().isEmpty());
  }

  private static void of(Clause clause, boolean acts, List<String> remarks) {
    String side = clause.word().isEmpty() ? "" : "The " + clause.word() + " side: ";
    List<Ability> abilities = clause.effect().abilities();
    if (!acts && abilities.isEmpty() && clause.effect().queries() == 0)
      remarks.add(sentence(side, "nothing acts: it has no effects."));
    if (!clause.phases().isEmpty()) phases(side, clause, remarks);
    List<Ability> uses = abilities.stream().filter(Ability::isUse).toList();
    if (!uses.isEmpty()
        && uses.stream().allMatch(Ability::mandatory)
        && MAY.matcher(clause.text()).find())
      remarks.add(
          sentence(side, "the text says \"may\", but each of its uses must be made (\"must\")."));
  }

  // What can happen at any time belongs to whichever phase is printed.
  private static void phases(String side, Clause clause, List<String> remarks) {
    Set<Phase> acts = EnumSet.noneOf(Phase.class);
    boolean anyTime = clause.effect().queries() != 0;
    for (Ability ability : clause.effect().abilities()) {
      Optional<Phase> phase = Phase.of(ability.window());
      phase.ifPresent(acts::add);
      anyTime |= phase.isEmpty();
    }
    Set<Phase> printed = EnumSet.noneOf(Phase.class);
    clause.phases().forEach(step -> Phase.of(step).ifPresent(printed::add));
    Set<Phase> unprinted = EnumSet.copyOf(acts);
    unprinted.removeAll(printed);
    if (!unprinted.isEmpty())
      remarks.add(
          sentence(side, "it acts in " + words(unprinted) + ", which its bar does not name."));
    printed.removeAll(acts);
    if (!anyTime && !printed.isEmpty())
      remarks.add(sentence(side, "its bar names " + words(printed) + ", but nothing acts there."));
  }

  private static String words(Set<Phase> phases) {
    return phases.stream()
        .map(phase -> "\"" + phase.words().toLowerCase(Locale.ROOT) + "\"")
        .collect(Collectors.joining(" and "));
  }

  private static String sentence(String side, String text) {
    return side.isEmpty() ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : side + text;
  }
}
