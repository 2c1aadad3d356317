package hypergate.server.protocol.workshop;

import hypergate.lab.statistics.Estimate;
import org.jspecify.annotations.Nullable;

/// `BalanceSpan`: a difference that a card makes, with what it surely lies between.
///
/// @param difference with the card, less without it
/// @param low the lower end of its 95 % interval, which holds whenever one looks; null: nothing can
///   be said yet
/// @param high the upper end
public record BalanceSpan(double difference, @Nullable Double low, @Nullable Double high) {
  /// What is known so far.
  public static BalanceSpan of(Estimate now) {
    return new BalanceSpan(number(now.mean()), end(now.low()), end(now.high()));
  }

  private static double number(double value) {
    return Double.isFinite(value) ? value : 0;
  }

  private static @Nullable Double end(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
