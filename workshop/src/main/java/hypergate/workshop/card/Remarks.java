package hypergate.workshop.card;

import hypergate.catalogue.Phase;
import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.declare.Declaration;
import hypergate.lab.house.Said;
import hypergate.workshop.words.Constant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Holds what a card says against what it does. A remark is no error: the card can be played, and
/// its author may mean it.
final class Remarks {
  private static final Pattern MAY = Pattern.compile("\\b(may|can|choose to)\\b");

  private Remarks() {}

  /// What is remarkable about cards, a sentence each.
  static List<Said> of(List<? extends Declaration<?>> cards) {
    List<Said> remarks = new ArrayList<>();
    for (Declaration<?> card : cards) {
      if (AllContent.ALL.find(card.id()) != null)
        remarks.add(
            Said.of(
                "It takes the place of the card \"{card}\" that there is; it needs another name"
                    + " to be played at a table.",
                "card",
                card.name()));
      for (Clause clause : ((Card) card).uses()) of(clause, isActing((Card) card), remarks);
    }
    return remarks;
  }

  // Whether something happens at a moment of its own, or lies on it besides.
  private static boolean isActing(Card card) {
    return !card.moments().isEmpty()
        || card.aside().stream().anyMatch(effect -> !effect.abilities().isEmpty());
  }

  private static void of(Clause clause, boolean acts, List<Said> remarks) {
    String side = clause.word();
    List<Ability> abilities = clause.effect().abilities();
    if (!acts && abilities.isEmpty() && clause.effect().queries() == 0)
      remarks.add(sentence(side, Said.of("Nothing acts: it has no effects.")));
    if (!clause.phases().isEmpty()) phases(side, clause, remarks);
    List<Ability> uses = abilities.stream().filter(Ability::isUse).toList();
    if (!uses.isEmpty()
        && uses.stream().allMatch(Ability::mandatory)
        && MAY.matcher(clause.text()).find())
      remarks.add(
          sentence(
              side,
              Said.of("The text says \"may\", but each of its uses must be made (\"must\").")));
  }

  // What can happen at any time belongs to whichever phase is printed.
  private static void phases(String side, Clause clause, List<Said> remarks) {
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
          sentence(
              side,
              Said.of(
                  "It acts in {phases}, which its bar does not name.",
                  "phases",
                  words(unprinted))));
    printed.removeAll(acts);
    if (!anyTime && !printed.isEmpty())
      remarks.add(
          sentence(
              side,
              Said.of(
                  "Its bar names {phases}, but nothing acts there.", "phases", words(printed))));
  }

  private static Object words(Set<Phase> phases) {
    return Said.and(
        phases.stream()
            .map(
                phase ->
                    Said.of(
                        "\"{phase}\"",
                        "phase",
                        Said.named(
                            "phase." + Constant.notation(phase),
                            phase.words().toLowerCase(Locale.ROOT))))
            .toList());
  }

  // With the side of a flare in front.
  static Said sentence(String side, Said said) {
    return side.isEmpty()
        ? said
        : Said.of("The {side} side: {remark}", "side", side, "remark", said);
  }
}
