package hypergate.server.protocol.workshop;

import hypergate.lab.compare.Consequences;
import java.util.List;

/// `BalanceEffects`: what a card changes beside who wins.
///
/// @param deals that were played both with it and without
/// @param onlyWith the share of them that its owner wins only with it, 0 to 1
/// @param onlyWithout the share that its owner wins only without it
/// @param encounters of a game with it, on average
/// @param encountersWithout of a game without it
/// @param longer how many encounters more a game has with it
/// @param others how many points more each of the others gets, clockwise from its owner's left;
///   negative: they pay for it
public record BalanceEffects(
    long deals,
    double onlyWith,
    double onlyWithout,
    double encounters,
    double encountersWithout,
    BalanceSpan longer,
    List<BalanceSpan> others) {
  /// What is known so far.
  public static BalanceEffects of(Consequences now) {
    return new BalanceEffects(
        now.pairs(),
        now.onlyB(),
        now.onlyA(),
        now.encountersB(),
        now.encountersA(),
        BalanceSpan.of(now.longer()),
        now.others().stream().map(BalanceSpan::of).toList());
  }
}
