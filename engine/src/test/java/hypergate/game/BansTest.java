package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.word.PowerOrigin;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Aliens that must not meet do not: not when they are dealt, not when one is drawn later.
class BansTest {
  private static final Content ALL = AllContent.ALL;
  private static final List<String> FEW =
      List.of("gambler", "sorcerer", "human", "virus", "macron", "zombie");
  private static final int GAMES = 400;

  /// A dealt game in which everybody wants Gambler or Sorcerer.
  private static Game dealt(Options options, long seed) {
    Game game = new Game(ALL, options.withAliens(FEW), seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          question -> {
            for (int o = 0; o < question.count(); o++)
              if (FEW.subList(0, 2).contains(question.notation(o))) return o;
            return 0;
          });
    game.runPhase();
    return game;
  }

  private static boolean meet(Game game, String one, String other) {
    return game.powers().isUsed(ALL.alienNumber(one))
        && game.powers().isUsed(ALL.alienNumber(other));
  }

  private static int meetings(Options options) {
    int meetings = 0;
    for (int seed = 0; seed < GAMES; seed++)
      if (meet(dealt(options, seed), "gambler", "sorcerer")) meetings++;
    return meetings;
  }

  @Test
  void gambler_and_sorcerer_are_never_dealt_together() {
    assertThat(meetings(AllContent.OPTIONS.of(Map.of("seats", "3")))).isZero();
  }

  @Test
  void the_players_may_lift_that_ban() {
    assertThat(meetings(AllContent.OPTIONS.of(Map.of("seats", "3", "bans.optional", "off"))))
        .isPositive();
  }

  @Test
  void an_incarnation_heeds_the_bans() {
    for (boolean lifted : new boolean[] {false, true}) {
      Options options =
          AllContent.OPTIONS.of(Map.of("seats", "3", "bans.optional", lifted ? "off" : "on"));
      Game game = new Game(ALL, options.withAliens(FEW), 1);
      game.powers()
          .set(
              Powers.instance(Seat.of(0), Powers.OWN),
              PowerOrigin.CHOSEN,
              ALL.alienNumber("sorcerer"));
      boolean drawn = false;
      for (int i = 0; i < GAMES; i++)
        drawn |= game.verbs().sheets().drawUnused() == ALL.alienNumber("gambler");
      assertThat(drawn).isEqualTo(lifted);
    }
  }

  @Test
  void every_ban_holds_in_both_directions() {
    for (int one = 0; one < ALL.aliens().size(); one++)
      for (int other = 0; other < ALL.aliens().size(); other++) {
        assertThat(ALL.neverMeet(one, other, AllContent.OPTIONS.standard()))
            .isEqualTo(ALL.neverMeet(other, one, AllContent.OPTIONS.standard()));
        String there = ALL.alien(other).id();
        if (ALL.alien(one).bans().contains(there) || ALL.alien(one).optionalBans().contains(there))
          assertThat(ALL.neverMeet(one, other, AllContent.OPTIONS.standard())).as(there).isTrue();
      }
  }
}
