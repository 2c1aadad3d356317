package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.players.Players;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.why.Fortunes;
import hypergate.server.protocol.why.Misses;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What is said of a game when it is over.
final class HindsightTest {
  private static GameRecord game(long seed) {
    var options = AllContent.OPTIONS.of(Map.of());
    Session session = new Session(AllContent.ALL, options, seed);
    for (int i = 0; i < 4; i++)
      session.machine(Seat.of(i), Players.of(i == 0 ? "random" : "novice", seed));
    session.start();
    return GameRecord.of(session, options, List.of("random", "novice", "novice", "novice"), seed);
  }

  @Test
  void shares_are_told_before_each_encounter_and_end_with_the_points() {
    GameRecord record = game(3);
    Fortunes fortunes = Hindsight.fortunes(record);
    Schemas.checkNode("Fortunes", Json.MAPPER.valueToTree(fortunes));
    assertThat(fortunes.line()).hasSize(record.end().encounters() + 1);
    int number = 0;
    for (Fortunes.Stand stand : fortunes.line()) {
      assertThat(stand.encounter()).isEqualTo(++number);
      assertThat(stand.shares().values().stream().mapToDouble(x -> x).sum())
          .isCloseTo(1, within(0.01));
    }
    Map<String, Double> last = fortunes.line().getLast().shares();
    for (String winner : record.end().winners())
      assertThat(last.get(winner)).isCloseTo(1.0 / record.end().winners().size(), within(0.001));
    assertThat(fortunes.moments())
        .hasSizeBetween(1, 3)
        .isSortedAccordingTo(java.util.Comparator.comparingInt(Fortunes.Fortune::encounter));
    double biggest = 0;
    for (int i = 1; i < fortunes.line().size(); i++)
      for (var share : fortunes.line().get(i).shares().entrySet())
        biggest =
            Math.max(
                biggest,
                Math.abs(
                    share.getValue()
                        - fortunes.line().get(i - 1).shares().getOrDefault(share.getKey(), 0.0)));
    assertThat(fortunes.moments().stream().mapToDouble(m -> Math.abs(m.after() - m.before())).max())
        .hasValue(biggest);
    assertThat(Hindsight.fortunes(record)).isEqualTo(fortunes);
  }

  @Test
  void a_seat_that_plays_by_chance_is_told_what_it_missed() {
    GameRecord record = game(3);
    Misses misses = Hindsight.misses(record, "A");
    Schemas.checkNode("Misses", Json.MAPPER.valueToTree(misses));
    assertThat(misses.asked()).isBetween(5, 40);
    assertThat(misses.misses()).hasSizeBetween(1, 5);
    for (Misses.Miss miss : misses.misses()) {
      assertThat(miss.answer()).isNotEqualTo(miss.better());
      assertThat(miss.share()).isPositive();
    }
    assertThat(Hindsight.misses(record, "A")).isEqualTo(misses);
  }
}
