package hypergate.server.protocol.ask;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A page that knows only prompts can play: whatever it puts together as a gesture says, the engine
/// accepts.
final class PromptTest {
  private long random;

  private int pick(int bound) {
    random = Luck.mix(random + 1);
    return Math.floorMod(random, bound);
  }

  @ParameterizedTest
  @CsvSource({"off,4,1", "warp,3,2", "odyssey,4,3", "odyssey,5,4", "odyssey,2,5"})
  void answers_put_together_from_a_prompt_are_accepted(String technology, int seats, long seed) {
    Options options =
        AllContent.OPTIONS.of(
            Map.of(
                "technology",
                technology,
                "seats",
                Integer.toString(seats),
                "levels",
                Boolean.toString(seed > 3)));
    Session session = new Session(AllContent.ALL, options, seed);
    for (int i = 1; i < options.systems(); i++)
      if (i != 2 || seats > 2) session.machine(Seat.of(i), Players.of("novice", i));
    session.start();
    random = seed;
    Set<String> kinds = new HashSet<>();
    int answers = 0;
    while (!session.isOver() && answers++ < 1500) {
      Seat seat = session.asked().getFirst();
      Prompt prompt = Prompt.of(session, seat, 7);
      assertThat(prompt.n()).isEqualTo(7);
      kinds.add(prompt.gesture().kind());
      String answer = compose(prompt);
      String line = Prompt.line(session, seat, answer);
      Reply reply = session.submit(session.number(seat), seat, line);
      assertThat(reply).as(prompt + " answered with " + answer).isInstanceOf(Reply.Accepted.class);
    }
    assertThat(kinds).contains("single", "ships");
  }

  private String compose(Prompt prompt) {
    var gesture = prompt.gesture();
    List<PromptOption> words =
        prompt.options().stream().filter(o -> o.kind().equals("word")).toList();
    if (gesture.kind().equals("single") || gesture.kind().equals("deal"))
      return prompt.options().get(pick(prompt.options().size())).notation();
    List<String> prefixes = gesture.prefixes() == null ? List.of() : gesture.prefixes();
    List<PromptOption> whole =
        words.stream().filter(w -> !prefixes.contains(w.notation())).toList();
    if (!whole.isEmpty() && pick(3) == 0) return whole.get(pick(whole.size())).notation();
    int least = Math.max(Objects.requireNonNull(gesture.least()), 1);
    int most = Objects.requireNonNull(gesture.most());
    int count = least + pick(most - least + 1);
    List<String> picks = new ArrayList<>();
    List<String> pool = new ArrayList<>();
    Objects.requireNonNull(gesture.from())
        .forEach(
            (place, there) -> {
              for (int i = 0; i < there; i++) pool.add(place);
            });
    while (picks.size() < count && !pool.isEmpty()) picks.add(pool.remove(pick(pool.size())));
    String line = String.join(" ", picks.stream().sorted().toList());
    List<String> sides = gesture.prefixes();
    return sides == null ? line : sides.get(pick(sides.size())) + " " + line;
  }
}
