package hypergate.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What tables are worth, and what is looked at.
final class ValuationTest {
  private final Features features = new Features(AllContent.ALL);
  private final Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 1);
  private final Valuation byHand = Valuation.of(AllContent.ALL, "regular.tsv");

  ValuationTest() {
    Setup.board(game);
    Setup.destinyDeck(game);
    Setup.flares(
        game,
        IntStream.range(0, AllContent.ALL.aliens().size())
            .filter(AllContent.ALL::hasFlare)
            .limit(10)
            .boxed()
            .toList());
    Setup.deck(game);
  }

  private double share(String seat) {
    return byHand.share(View.of(game, Seat.named(seat)));
  }

  private void move(String seat, int from, int to, int ships) {
    game.state().addShips(from, Seat.named(seat).index(), -ships);
    game.state().addShips(to, Seat.named(seat).index(), ships);
  }

  private static int planet(String name) {
    return Planet.named(name).index();
  }

  private double[] row(String viewer, String of) {
    double[][] rows = new double[Seat.MOST][features.count()];
    features.read(View.of(game, Seat.named(viewer)), rows);
    return rows[Seat.named(of).index()];
  }

  private double value(String viewer, String of, String feature) {
    return row(viewer, of)[features.number(feature)];
  }

  @Test
  void names_are_unique_and_every_alien_has_one() {
    assertThat(new HashSet<>(features.names())).hasSize(features.count());
    assertThat(features.number("alien/human")).isNotNegative();
    assertThat(features.number("beauty")).isEqualTo(-1);
  }

  @Test
  void a_colony_more_is_worth_more_and_a_rival_s_colony_costs() {
    double before = share("B");
    move("B", planet("B1"), planet("C1"), 1);
    double with = share("B");
    assertThat(with).isGreaterThan(before);
    move("D", planet("D1"), planet("C1"), 1);
    assertThat(share("B")).isLessThan(with);
  }

  @Test
  void ships_in_the_warp_are_worth_less_than_ships_on_planets() {
    double before = share("B");
    move("B", planet("B1"), Place.WARP, 3);
    assertThat(share("B")).isLessThan(before);
  }

  @Test
  void a_high_card_counts_for_who_holds_it_and_for_who_knows_of_it() {
    int card = game.content().cardNamed("attack-40");
    while (game.cards().fromDeck() != card) {}
    game.cards().toHand(Seat.named("C"), card);
    game.cards().knownTo(Seat.named("C"), card);
    assertThat(value("C", "C", "own-best")).isEqualTo(1);
    assertThat(value("C", "C", "known-best")).isZero();
    assertThat(value("A", "C", "own-best")).isZero();
    assertThat(value("A", "C", "known-best")).isZero();
    game.cards().knownTo(Seat.named("A"), card);
    assertThat(value("A", "C", "known-best")).isEqualTo(1);
    assertThat(value("B", "C", "known-best")).isZero();
  }

  @Test
  void missing_colonies_are_counted_and_the_leader_stands_out() {
    assertThat(value("A", "B", "lacks-5")).isEqualTo(1);
    assertThat(value("A", "B", "lacks-least")).isZero();
    move("B", planet("B1"), planet("C1"), 1);
    assertThat(value("A", "B", "lacks-5")).isZero();
    assertThat(value("A", "B", "lacks-4")).isEqualTo(1);
    assertThat(value("A", "B", "lacks-least")).isEqualTo(1);
    assertThat(value("A", "C", "lacks-least")).isZero();
  }

  @Test
  void the_shares_of_a_table_that_is_open_to_all_add_up() {
    double[] weights = new double[features.count()];
    weights[features.number("lacks-4")] = StrictMath.log(3);
    Valuation valuation = new Valuation(features, weights);
    move("B", planet("B1"), planet("C1"), 1);
    // e to the log of 3 against three times 1.
    assertThat(valuation.share(View.of(game, Seat.named("B")))).isCloseTo(0.5, within(1e-12));
    assertThat(valuation.share(View.of(game, Seat.named("D")))).isCloseTo(1.0 / 6, within(1e-12));
  }

  @Test
  void where_an_option_has_weights_of_its_own_they_count() {
    for (String foreign : List.of("C1", "C2", "D1", "D2"))
      move("B", planet("B1"), planet(foreign), 1);
    View view = View.of(game, Seat.named("B"));
    double usual = Valuation.of(AllContent.ALL, "strong.tsv").share(view);
    double there = Valuation.of(AllContent.ALL, "expert-technology.tsv").share(view);
    assertThat(there).isNotCloseTo(usual, within(0.01));
    assertThat(expert(Map.of()).share(view)).isEqualTo(usual);
    assertThat(expert(Map.of("moons", "all")).share(view)).isEqualTo(usual);
    assertThat(expert(Map.of("technology", "odyssey")).share(view)).isEqualTo(there);
    assertThat(expert(Map.of("technology", "warp")).share(view)).isEqualTo(there);
  }

  private static Valuation expert(Map<String, String> options) {
    return Valuation.where(
        new Rules(AllContent.ALL, AllContent.OPTIONS.of(options)),
        "expert-where.tsv",
        "strong.tsv");
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    assertThatThrownBy(() -> Valuation.of(AllContent.ALL, "none.tsv"))
        .hasMessage("there is no file none.tsv");
  }
}
