package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.session.Transcript;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.Replay;
import hypergate.players.Players;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Every two aliens at one table: `./hypergate soak --meetings` plays all tables of the plan, some
/// are played here.
final class MeetingsTest {
  @Test
  void in_each_round_every_two_aliens_meet_that_may() {
    for (long round = 0; round < 3; round++) {
      Set<List<Integer>> met = new HashSet<>();
      for (long table = 1; table <= Meetings.tables(); table++) {
        List<Integer> aliens = Meetings.aliens(round * Meetings.tables() + table);
        assertThat(aliens).hasSizeBetween(2, Meetings.ALIENS).doesNotHaveDuplicates();
        for (int one : aliens)
          for (int other : aliens)
            if (one > other) {
              assertThat(Meetings.mayMeet(one, other)).isTrue();
              met.add(List.of(one, other));
            }
      }
      assertThat(met).hasSize(Meetings.pairs());
    }
  }

  @Test
  void the_rounds_bring_them_into_other_company() {
    assertThat(Meetings.aliens(1)).isNotEqualTo(Meetings.aliens(Meetings.tables() + 1L));
  }

  // Its players: those at random come everywhere, novices play on.
  private static Player[] players(Meetings.Table table, long number) {
    Player[] players = new Player[Seat.MOST];
    for (int i = 0; i < players.length; i++) {
      long luck = Luck.mix(number * 31 + i);
      String name = (luck & 1) == 0 ? "random" : "novice";
      players[i] = table.keeping(Seat.of(i), Players.of(name, luck));
    }
    return players;
  }

  @Seeds(upTo = 60, fresh = 4, run = "meetings")
  void aliens_that_meet_lose_nothing_tell_nothing_and_play_the_same_again(long number) {
    Meetings.Table table = Meetings.table(number);
    SeedRun.note(
        () -> table.names() + " " + table.options().given() + " " + table.options().startCards());
    Figures.add("games", 1);
    Game game = new Game(AllContent.ALL, table.options(), number);
    Transcript transcript = new Transcript();
    play(game, table, number, transcript);
    waits(game, table, number);
    GameRecord record =
        new GameRecord(
            "test",
            table.options(),
            Collections.nCopies(game.seats(), "human"),
            number,
            transcript.lines(),
            GameRecord.End.of(game));
    Session replayed = Replay.of("table " + number, record).verify();
    assertThat(replayed.game().state().sameAs(game.state())).as("replay").isTrue();
  }

  // At once, with everything in its place whatever happens.
  private static void play(Game game, Meetings.Table table, long number, Transcript transcript) {
    Player[] players = players(table, number);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), players[i]);
    Conservation conservation = new Conservation(game);
    Met.Watch watch = Met.ALL.watch(game);
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            transcript.happened(event);
            watch.happened(event);
            conservation.checkInMotion();
          }

          @Override
          public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
            transcript.answered(seat, prompt, choice, notation, step);
          }

          @Override
          public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
            transcript.resolved(seat, prompt, choice, notation, step);
          }

          @Override
          public void unsealed() {
            transcript.unsealed();
          }
        });
    game.runPhase();
    watch.begun();
    while (!game.isOver()) {
      conservation.checkAtRest();
      game.runPhase();
    }
  }

  // Every answer waited for, with a look now and then whether somebody hears what it may not, and
  // whether a fork stands as its original does.
  private static void waits(Game played, Meetings.Table table, long number) {
    Game game = new Game(AllContent.ALL, table.options(), number);
    Game fork = game.sibling();
    Leaks leaks = new Leaks(game);
    leaks.play(
        players(table, number),
        number,
        17,
        (decision, answered) -> {
          game.forkInto(fork);
          assertThat(fork.run()).isFalse();
          assertThat(fork.waitingFor()).isEqualTo(game.waitingFor());
          assertThat(fork.state().sameAs(game.state())).as("fork at " + decision).isTrue();
          leaks.views(decision);
          leaks.questions(decision, answered);
        });
    assertThat(game.state().sameAs(played.state())).as("a game that waits").isTrue();
  }
}
