package hypergate.game.explain;

import hypergate.variant.moons.MoonReason;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// One sentence that an explanation can say: a stable key, the rule behind it and its English
/// words. The words are ICU messages with named arguments; [Fact] says what each argument is.
public sealed interface Reason
    permits AskingReason,
        CardReason,
        DealReason,
        EventReason,
        LevelReason,
        MoonReason,
        ShipReason,
        TechReason,
        TotalReason,
        UseReason {
  /// The constant's name.
  String name();

  /// What it says.
  Wording wording();

  /// The number of the rule or ruling behind it, as `docs/rules` has it: `R-7.3`, `E-58`, `H-16`,
  /// `L-19`, `TC-4.5`.
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

  /// All reasons there are, for those who make lists of words.
  static List<Reason> all() {
    return Stream.<Reason[]>of(
            AskingReason.values(),
            ShipReason.values(),
            CardReason.values(),
            UseReason.values(),
            DealReason.values(),
            TechReason.values(),
            LevelReason.values(),
            MoonReason.values(),
            TotalReason.values(),
            EventReason.values())
        .flatMap(Stream::of)
        .toList();
  }
}
