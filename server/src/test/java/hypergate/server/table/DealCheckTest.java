package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.DealDraft;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Looking at an offer before it is made, and talking of one, when there is nobody to deal with.
final class DealCheckTest {
  private static final String NOBODY = "409 Only the main players of an encounter talk of a deal.";

  @TempDir Path folder;

  /// The offense of an encounter that has lost its defense, if this is one.
  private static boolean isAlone(Table table, Bench.Person person) {
    var encounter = Bench.session(table).game().encounter();
    Bargains bargains = table.position().bargains();
    bargains.hear(Bench.session(table));
    return !encounter.defense().exists() && bargains.offense() == Seat.named(person.letter);
  }

  private boolean isRefused(long seed) {
    Bench bench = new Bench(folder.resolve("seed" + seed), seed);
    try (bench) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).preset("odyssey").wish());
      for (int i = 0; i < 120; i++) {
        for (Bench.Person person : people) {
          if (!bench.at(person.table, table -> isAlone(table, person))) continue;
          DealDraft draft = new DealDraft(List.of("cards 1"), List.of(), null, null);
          assertThat(Bench.refused(bench.house().checkDeal(person.viewer, draft)))
              .isEqualTo(NOBODY);
          assertThat(Bench.refused(person.send("deal", Map.of("action", "draft", "draft", draft))))
              .isEqualTo(NOBODY);
          return true;
        }
        boolean any = false;
        for (Bench.Person person : people) any |= person.answer();
        if (!any) bench.pass(4_000);
      }
      return false;
    }
  }

  @Test
  void without_a_defense_there_is_nobody_to_deal_with() {
    for (long seed = 1; seed < 30; seed++) if (isRefused(seed)) return;
    throw new AssertionError("no encounter of these games lost its defense");
  }
}
