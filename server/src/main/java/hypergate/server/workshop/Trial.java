package hypergate.server.workshop;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Options;
import hypergate.lab.compare.Comparison;
import hypergate.lab.compare.ComparisonResult;
import hypergate.lab.compare.ComparisonRun;
import hypergate.lab.compare.Side;
import hypergate.lab.compare.Uses;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.run.LabError;
import hypergate.lab.statistics.Estimate;
import hypergate.server.protocol.workshop.BalanceStep;
import hypergate.server.protocol.workshop.BalanceWish;
import hypergate.server.variants.ServerVariants;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A card measured: games in which the measured seat begins with it, and games without it or with
/// another card, on the same deals.
public final class Trial {
  /// The most games of a trial.
  public static final int MOST_GAMES = 40_000;

  private static final int GAMES = 4_000;
  private static final int SEATS = 4;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /// In so many games it is looked at how often the card is used; of slow players in fewer.
  private static final int LOOKED_AT = 200;

  private final ComparisonResult result;
  private final String card;
  private volatile @Nullable Double used;

  private Trial(Comparison comparison, String card) {
    result = new ComparisonResult(comparison);
    this.card = card;
  }

  /// The trial that somebody wishes for.
  ///
  /// @throws CardError when its file is no card
  /// @throws IllegalArgumentException saying what else cannot be
  public static Trial of(BalanceWish wish) throws CardError {
    HouseCard house = HouseCard.of(wish.text());
    Card card = house.own().cards().getFirst();
    String player = wish.players() == null ? "novice" : wish.players();
    Options options = AllContent.OPTIONS.of(given(card, wish)).withOwnCards(List.of(house.own()));
    String word = card.family().equals("alien") ? "alien=" : "card=";
    String beside = wish.beside();
    List<Side> sides =
        List.of(
            Side.of(beside == null ? "base" : word + beside, options, player),
            Side.of(word + card.id(), options, player));
    int games = wish.games() == null ? GAMES : Math.min(wish.games(), MOST_GAMES);
    return new Trial(
        new Comparison(
            games,
            sides,
            List.of(player),
            Comparison.usual(sides),
            Optional.empty(),
            false,
            wish.seed() == null ? 1 : wish.seed()),
        card.id());
  }

  private static Map<String, String> given(Card card, BalanceWish wish) {
    Map<String, String> given = new LinkedHashMap<>();
    given.put("seats", String.valueOf(wish.seats() == null ? SEATS : wish.seats()));
    given.putAll(ServerVariants.toTry(card));
    return given;
  }

  /// Plays it in the thread that calls.
  ///
  /// @param stop whether to stop before it is clear
  /// @param told is told now and then, and at the end
  public void run(BooleanSupplier stop, Consumer<BalanceStep> told) {
    List<String> failures = List.of();
    told.accept(step(false, failures));
    Comparison comparison = result.comparison();
    long looked = Math.min(LOOKED_AT, comparison.pairs() / 20);
    Uses.share(comparison, 1, card, Math.max(1, looked), stop).ifPresent(share -> used = share);
    try {
      new ComparisonRun(result, Optional.empty(), PATIENCE)
          .run(1, stop, _ -> told.accept(step(false, List.of())));
    } catch (LabError e) {
      failures = List.of(String.valueOf(e.getMessage()));
    }
    told.accept(step(true, failures));
  }

  private BalanceStep step(boolean over, List<String> failures) {
    synchronized (result) {
      Estimate now = result.difference();
      return new BalanceStep(
          2 * result.played(),
          2 * result.comparison().pairs(),
          number(result.ofB()),
          number(result.ofA()),
          number(now.mean()),
          end(now.low()),
          end(now.high()),
          used,
          result.needed(),
          result.failed(),
          result.isClear(),
          over,
          failures.isEmpty() ? result.failures() : failures);
    }
  }

  private static double number(double value) {
    return Double.isFinite(value) ? value : 0;
  }

  private static @Nullable Double end(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
