package hypergate.game.explain;

import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// One sentence that an explanation can say: a stable key, the rule behind it and its English
/// words. The words are ICU messages with named arguments; [Fact] says what each argument is.
public interface Reason {
  /// The constant's name.
  String name();

  /// What it says.
  Wording wording();

  /// The number of the rule or ruling behind it, as `docs/rules` has it: `R-7.3`, `E-58`, `H-16`,
  /// `TC-4.5`.
  default String rule() {
    return wording().rule();
  }

  /// English when it does not hold.
  default String fails() {
    return wording().fails();
  }

  /// English when it holds.
  default String holds() {
    return wording().holds();
  }

  /// The key by which clients find their own words: `launch-limit`.
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// English for either case.
  default String words(boolean holds) {
    return holds ? holds() : fails();
  }

  /// All reasons there are, for those who make lists of words: the core's own and those that the
  /// variants bring.
  static List<Reason> all(Content content) {
    List<Reason> all = new ArrayList<>();
    Stream.<Reason[]>of(
            AskingReason.values(),
            ShipReason.values(),
            CardReason.values(),
            UseReason.values(),
            DealReason.values(),
            TotalReason.values(),
            EventReason.values())
        .forEach(some -> all.addAll(List.of(some)));
    for (Variant variant : content.variants()) all.addAll(Explained.of(variant).reasons());
    return List.copyOf(all);
  }
}
