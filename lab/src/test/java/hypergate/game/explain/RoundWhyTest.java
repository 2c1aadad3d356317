package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.timing.Round;
import hypergate.game.view.Player;
import hypergate.game.view.Redeal;
import hypergate.lab.RandomGames;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;

/// While a round is open nobody is asked, and yet "why can I not use that?" is answered by what the
/// effect needs, for everybody who may use something; no answer depends on hidden cards.
final class RoundWhyTest {
  private static final English ENGLISH = new English(AllContent.ALL);
  private static int possible;
  private static int absent;
  private static int compared;

  @Seeds(upTo = 12, fresh = 1)
  void in_a_round_reasons_are_those_of_the_effect(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Game game = RandomGames.game(seed);
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) players[i] = new RandomPlayer(Luck.mix(seed * 31 + i));
    game.parkAll();
    game.rounds().host(game.everybody());
    State checkpoint = new State();
    boolean over = game.run();
    for (long stop = 0; !over && stop < 900; stop++) {
      boolean first = !game.checkpoint().sameAs(checkpoint);
      checkpoint.copyFrom(game.checkpoint());
      Round round = game.rounds().open();
      if (round != null) {
        long number = Luck.mix(seed * 7919 + stop);
        for (int i = 0; i < game.seats(); i++)
          if (Luck.mix(number + i) % 3 == 0) look(game, round, Seat.of(i), number + i, first);
        game.rounds().close();
        over = game.isOver();
      } else {
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
        over = game.answer(seat, players[seat.index()].choose(game.question(seat)));
      }
    }
  }

  private static void look(Game game, Round round, Seat seat, long number, boolean first) {
    List<String> uses = game.rounds().uses(seat);
    for (String use : uses) {
      possible++;
      Explanation why = Explain.absent(game, seat, "use", use);
      assertThat(why.failed()).as(seat + " " + use + " in " + round).isEmpty();
      assertThat(why.conditions()).isNotEmpty();
    }
    assertThat(Explain.absent(game, seat, "use", "pass").isLegal())
        .isEqualTo(seat.in(round.eligible()));
    RandomAnswers answers = new RandomAnswers(game, number);
    for (int i = 0; i < 3; i++) {
      String answer = answers.answer(seat, "use");
      if (answer.equals("pass") || answer.equals("hold")) continue;
      if (uses.stream().anyMatch(use -> use.equals(answer) || use.startsWith(answer + "/")))
        continue;
      refused(game, round, seat, answer, uses);
      if (first) compare(game, seat, answer, number);
    }
    Explanation other = Explain.absent(game, seat, "launch", seat + "1");
    assertThat(other.failed())
        .extracting(Explanation.Condition::reason)
        .contains(AskingReason.ASKED, AskingReason.ROUND_FIRST);
  }

  private static void refused(Game game, Round round, Seat seat, String answer, List<String> uses) {
    absent++;
    String what = seat + " " + answer + " in " + round;
    Explanation why = Explain.absent(game, seat, "use", answer);
    List<Reason> failed = why.failed().stream().map(Explanation.Condition::reason).toList();
    assertThat(failed).as(what).isNotEmpty().doesNotContain(AskingReason.ASKED);
    boolean eligible = seat.in(round.eligible());
    if (eligible) assertThat(failed).as(what).doesNotContain(AskingReason.ROUND_OPEN);
    else assertThat(failed).as(what).contains(AskingReason.ROUND_OPEN);
    for (Explanation.Condition condition : why.conditions()) {
      assertThat(RuleNumbers.ALL).as(what).contains(condition.rule());
      assertThat(ENGLISH.sentence(condition)).as(what).endsWith(".");
    }
    if (!eligible) assertThat(why.nearest()).isEmpty();
    else assertThat(why.nearest()).as(what).isSubsetOf(with(uses, "pass")).isNotEmpty();
  }

  private static List<String> with(List<String> uses, String more) {
    return Stream.concat(uses.stream(), Stream.of(more)).toList();
  }

  private static void compare(Game game, Seat seat, String answer, long number) {
    Game other = game.sibling();
    other.rounds().host(other.everybody());
    if (!game.imagineInto(other, seat, new Redeal(), number)) return;
    // That it may not use the Sorcerer's flare tells its holder of a Sorcerer who lies face down.
    boolean hidden = game.rules().options().is(Option.HIDDEN_POWERS);
    if (hidden && !other.rounds().uses(seat).equals(game.rounds().uses(seat))) return;
    compared++;
    assertThat(Explain.absent(other, seat, "use", answer))
        .as(seat + " " + answer)
        .isEqualTo(Explain.absent(game, seat, "use", answer));
  }

  @AfterAll
  static void enough_was_looked_at() {
    if (!SeedRun.isWhole()) return;
    assertThat(possible).isGreaterThan(100);
    assertThat(absent).isGreaterThan(1000);
    assertThat(compared).isGreaterThan(100);
  }
}
