package hypergate.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A table of the lab: who sits there, and what is done about players that fail.
final class LabTableTest {
  private static final Options FOUR = AllContent.OPTIONS.of(Map.of());

  private static List<LabTable.Sitting> sitting(String name) {
    return IntStream.range(0, 4)
        .mapToObj(seat -> new LabTable.Sitting(seat == 2 ? name : "random", seat))
        .toList();
  }

  @Test
  void a_player_that_hangs_is_given_up_and_named() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    MachinePlayer hanging =
        new MachinePlayer() {
          @Override
          public void reseed(long seed) {}

          @Override
          public int choose(Question question) {
            asked.countDown();
            try {
              release.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            return 0;
          }
        };
    LabTable table = new LabTable(name -> name.equals("stone") ? hanging : Players.of(name, 0));
    assertThat(table.giveUp(Duration.ZERO)).isNull();
    try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
      Future<String> later =
          threads.submit(
              () -> {
                try {
                  return table.play(FOUR, 1, sitting("stone"), LabTable.Follower.NOBODY).toString();
                } catch (LabTable.GivenUp e) {
                  return "given up";
                }
              });
      asked.await();
      Ended never = table.giveUp(Duration.ofDays(1));
      Ended ended = table.giveUp(Duration.ZERO);
      Ended again = table.giveUp(Duration.ZERO);
      release.countDown();
      assertThat(never).isNull();
      assertThat(again).isNull();
      assertThat(ended)
          .isEqualTo(new Ended(0, 0, 2, "stone at seat C did not answer 'keep-alien' within 0 s"));
      assertThat(later.get()).isEqualTo("given up");
    }
  }

  @Test
  void a_seat_takes_the_alien_that_it_is_told_to_where_it_is_dealt_it() {
    int clone = AllContent.ALL.alienNumber("clone");
    Options options = FOUR.withStartCards(List.of(hypergate.game.card.StartCard.of("B=clone")));
    List<String> found = new ArrayList<>();
    LabTable table = new LabTable(name -> Players.of(name, 0));
    for (int alien : new int[] {clone, -1})
      for (int game = 0; game < 12; game++) {
        long seed = game;
        table.play(
            options,
            seed,
            IntStream.range(0, 4)
                .mapToObj(i -> new LabTable.Sitting("random", 4 * seed + i, i == 1 ? alien : -1))
                .toList(),
            new LabTable.Follower() {
              @Override
              public void began(Game game) {
                found.add(game.powers().alien(Powers.instance(Seat.of(1), Powers.OWN)).id());
              }
            });
      }
    assertThat(found.subList(0, 12)).containsOnly("clone");
    assertThat(found.subList(12, 24)).contains("clone").anyMatch(id -> !id.equals("clone"));
  }

  @Test
  void the_nearest_right_word_is_named_only_if_it_is_near() {
    List<String> words = List.of("human", "virus", "clone");
    assertThat(Nearest.hint("humna", words)).isEqualTo("; did you mean human?");
    assertThat(Nearest.hint("virsu", words)).isEqualTo("; did you mean virus?");
    assertThat(Nearest.hint("technology", words)).isEmpty();
    assertThat(Nearest.hint("x", words)).isEmpty();
  }
}
