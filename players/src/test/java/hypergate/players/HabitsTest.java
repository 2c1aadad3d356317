package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What four novices do in sixty games of the base rules, which follow from their numbers: habits
/// that people at a table would remark on.
class HabitsTest {
  private static final int GAMES = 60;
  private static final Counted counted = new Counted();

  @BeforeAll
  static void play() {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 0);
    game.keepCheckpoints(false);
    List<NovicePlayer> novices = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      NovicePlayer novice = new NovicePlayer();
      novices.add(novice);
      game.player(Seat.of(i), counted.watching(novice));
    }
    for (int number = 0; number < GAMES; number++) {
      for (int i = 0; i < novices.size(); i++) novices.get(i).reseed(Luck.mix(8L * number + i));
      game.restart(Luck.mix(number));
      game.run();
    }
  }

  @Test
  void whoever_brings_allies_along_seldom_talks_instead_of_fighting() {
    assertThat(counted.share(counted.talksWithAllies, counted.withAllies)).isLessThan(0.08);
  }

  @Test
  void those_who_mean_to_talk_invite_nobody_to_defend() {
    assertThat(counted.share(counted.invitesToDefend, counted.defends)).isBetween(0.5, 0.9);
  }

  @Test
  void a_high_attack_is_seldom_held_back_for_a_negotiate() {
    assertThat(counted.share(counted.talksWithHighAttack, counted.highAttackAndNegotiate))
        .isLessThan(0.2);
  }

  @Test
  void allies_of_an_offense_send_more_than_a_token_ship() {
    assertThat(counted.share(counted.shipsOfAllies, counted.alliesOfOffense)).isGreaterThan(1.6);
  }

  /// What was counted over all games.
  private static final class Counted {
    int talksWithAllies;
    int withAllies;
    int invitesToDefend;
    int defends;
    int talksWithHighAttack;
    int highAttackAndNegotiate;
    int shipsOfAllies;
    int alliesOfOffense;

    double share(int some, int all) {
      assertThat(all).isGreaterThan(100);
      return (double) some / all;
    }

    Player watching(Player player) {
      return question -> {
        int position = player.choose(question);
        count(question, question.option(position));
        return position;
      };
    }

    private void count(Question question, int option) {
      if (question.prompt() == Prompt.INVITE) invites(question, option);
      if (question.prompt() == Prompt.SELECT) selects(question, option);
    }

    private void invites(Question question, int option) {
      boolean defense = question.seat() == question.view().encounter().defense();
      if (!defense || question.gestureStep() > 0) return;
      defends++;
      if (Choice.kind(option) == Choice.SEAT) invitesToDefend++;
    }

    private void selects(Question question, int option) {
      var encounter = question.view().encounter();
      Seat me = question.seat();
      boolean talks = question.view().face(Choice.value(option)).kind() == Kind.NEGOTIATE;
      Side side = encounter.sideOf(me);
      int allies = side.allies() & ~me.bit();
      if (allies != 0) {
        withAllies++;
        if (talks) talksWithAllies++;
      }
      if (me == encounter.offense())
        for (Seat ally : Seat.listOf(allies)) {
          alliesOfOffense++;
          shipsOfAllies += encounter.shipsOf(ally);
        }
      if (!holds(question, Kind.NEGOTIATE, 0) || !holds(question, Kind.ATTACK, 15)) return;
      highAttackAndNegotiate++;
      if (talks) talksWithHighAttack++;
    }

    private static boolean holds(Question question, Kind kind, int least) {
      CardSet hand = question.view().hand();
      for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
        Face face = question.view().face(card);
        if (face.kind() == kind && face.value() >= least) return true;
      }
      return false;
    }
  }

  @Test
  void novices_of_different_seeds_play_differently_and_of_one_seed_alike() {
    assertThat(again(7)).isEqualTo(again(7)).isNotEqualTo(again(8));
  }

  // Games of one deal with novices of this seed, by their lengths and winners.
  private static List<String> again(long seed) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 0);
    game.keepCheckpoints(false);
    List<String> ends = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      NovicePlayer novice = new NovicePlayer();
      novice.reseed(Luck.mix(seed + i));
      game.player(Seat.of(i), novice);
    }
    for (int number = 0; number < 5; number++) {
      game.restart(number);
      game.run();
      ends.add(game.encounters() + " " + game.winners() + " " + game.decisions());
    }
    return ends;
  }
}
