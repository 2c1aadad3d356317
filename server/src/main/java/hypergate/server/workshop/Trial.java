package hypergate.server.workshop;

import hypergate.content.AllContent;
import hypergate.game.card.Ability;
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
import hypergate.lab.variants.LabVariants;
import hypergate.server.protocol.workshop.BalanceEffects;
import hypergate.server.protocol.workshop.BalanceSpan;
import hypergate.server.protocol.workshop.BalanceStep;
import hypergate.server.protocol.workshop.BalanceUses;
import hypergate.server.protocol.workshop.BalanceWish;
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

  /// In so many games it is looked at how the card is used; of slow players, of whom fewer games
  /// are wanted, in fewer.
  private static final int LOOKED_AT = 200;

  private static final int LEAST_LOOKED_AT = 50;

  private final ComparisonResult result;
  private final Card card;
  private volatile @Nullable BalanceUses uses;

  private Trial(Comparison comparison, Card card) {
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
        card);
  }

  private static Map<String, String> given(Card card, BalanceWish wish) {
    Map<String, String> given = new LinkedHashMap<>();
    given.put("seats", String.valueOf(wish.seats() == null ? SEATS : wish.seats()));
    given.putAll(LabVariants.toTry(card));
    return given;
  }

  /// Plays it in the thread that calls.
  ///
  /// @param stop whether to stop before it is clear
  /// @param told is told now and then, and at the end
  public void run(BooleanSupplier stop, Consumer<BalanceStep> told) {
    run(1, PATIENCE, stop, told);
  }

  /// Plays it in so many threads: the result is the same.
  ///
  /// @param patience how long a player may think about one answer
  /// @param stop whether to stop before it is clear
  /// @param told is told now and then, and at the end
  public void run(
      int threads, Duration patience, BooleanSupplier stop, Consumer<BalanceStep> told) {
    List<String> failures = List.of();
    told.accept(step(false, failures));
    Comparison comparison = result.comparison();
    long looked = Math.clamp(comparison.pairs() / 20, LEAST_LOOKED_AT, LOOKED_AT);
    if (isUsed())
      Uses.of(comparison, 1, card.id(), looked, stop)
          .ifPresent(seen -> uses = BalanceUses.of(seen));
    try {
      new ComparisonRun(result, Optional.empty(), patience)
          .run(threads, stop, _ -> told.accept(step(false, List.of())));
    } catch (LabError e) {
      failures = List.of(String.valueOf(e.getMessage()));
    }
    told.accept(step(true, failures));
  }

  /// Who plays: the name of a machine.
  public String players() {
    return comparison().against().getFirst();
  }

  /// Players at the table.
  public int seats() {
    return comparison().seats();
  }

  /// The most games of both sides together.
  public int games() {
    return (int) comparison().games();
  }

  /// What all games follow from.
  public long seed() {
    return comparison().seed();
  }

  private Comparison comparison() {
    return result.comparison();
  }

  // What happens by itself alone is never announced as a use.
  private boolean isUsed() {
    return card.uses().stream()
        .flatMap(clause -> clause.effect().abilities().stream())
        .anyMatch(Ability::isUse);
  }

  private BalanceStep step(boolean over, List<String> failures) {
    synchronized (result) {
      BalanceSpan now = BalanceSpan.of(result.difference());
      return new BalanceStep(
          2 * result.played(),
          2 * result.comparison().pairs(),
          number(result.ofB()),
          number(result.ofA()),
          now.difference(),
          now.low(),
          now.high(),
          uses,
          result.played() == 0 ? null : BalanceEffects.of(result.consequences()),
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
}
