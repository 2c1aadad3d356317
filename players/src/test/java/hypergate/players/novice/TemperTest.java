package hypergate.players.novice;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.NovicePlayer;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What novices of other tempers would do where an even one plays, in forty games of the base
/// rules: they are those who play on in imagined worlds, and how they differ has been measured.
final class TemperTest {
  private static final int GAMES = 40;
  private static final int EVEN = 0;
  private static final int THRIFTY = 1;
  private static final int SPARING = 2;

  private static final NovicePlayer[] novices = new NovicePlayer[3];

  // By temper: the values of attack cards where all three would attack, and who would join.
  private static final double[] values = new double[3];
  private static final int[] joins = new int[3];
  private static int attacks;
  private static int invited;

  @BeforeAll
  static void play() {
    for (int i = 0; i < novices.length; i++) novices[i] = new NovicePlayer();
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 0);
    game.keepCheckpoints(false);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), TemperTest::watched);
    for (int number = 0; number < GAMES; number++) {
      novices[THRIFTY].becomeThrifty(Luck.mix(number));
      novices[SPARING].becomeSparing(Luck.mix(number));
      game.restart(Luck.mix(number));
      game.run();
    }
  }

  private static int watched(Question question) {
    int[] chosen = new int[novices.length];
    for (int i = 0; i < chosen.length; i++) chosen[i] = novices[i].choose(question);
    if (question.prompt() == Prompt.SELECT) {
      int[] value = new int[chosen.length];
      boolean all = true;
      for (int i = 0; i < chosen.length; i++) {
        int option = question.option(chosen[i]);
        all &= Choice.kind(option) == Choice.CARD;
        if (!all) break;
        Face face = question.view().face(Choice.value(option));
        all = face.kind() == Kind.ATTACK;
        value[i] = face.value();
      }
      if (all) {
        attacks++;
        for (int i = 0; i < value.length; i++) values[i] += value[i];
      }
    }
    if (question.prompt() == Prompt.JOIN && question.gestureStep() == 0) {
      invited++;
      for (int i = 0; i < chosen.length; i++)
        if (!Choice.is(question.option(chosen[i]), Word.NONE)) joins[i]++;
    }
    return chosen[EVEN];
  }

  @Test
  void the_thrifty_keep_their_high_cards_for_later() {
    assertThat(attacks).isGreaterThan(500);
    assertThat(values[THRIFTY] / attacks).isLessThan(values[EVEN] / attacks - 2);
    assertThat(values[SPARING] / attacks).isLessThan(values[EVEN] / attacks - 1);
  }

  @Test
  void the_sparing_join_less_often() {
    assertThat(invited).isGreaterThan(500);
    assertThat(joins[SPARING]).isBetween(invited / 2, joins[EVEN] * 9 / 10);
  }

  @Test
  void the_same_seed_gives_the_same_temper() {
    assertThat(Temper.of(3)).isEqualTo(Temper.of(3)).isNotEqualTo(Temper.of(4));
    assertThat(Temper.sparing(3)).isEqualTo(Temper.sparing(3)).isNotEqualTo(Temper.sparing(4));
    assertThat(Temper.thrifty(3)).isEqualTo(Temper.thrifty(3)).isNotEqualTo(Temper.thrifty(4));
  }
}
