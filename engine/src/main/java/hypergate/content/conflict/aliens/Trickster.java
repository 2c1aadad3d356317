package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Possibilities: the encounter is settled by a guess of fists; found, the token loses it for the
/// Trickster. The hiding and the guess are chosen secretly at the same time.
public final class Trickster {
  /// Mark: the game of chance has been declared in this encounter.
  public static final int PLAYED = 0;

  private static final Prompt HAND = Prompt.of("trickster/side");
  private static final Prompt REFUSES = Prompt.of("trickster/choice");
  private static final Prompt AGAIN = Prompt.of("trickster/choice-2");

  public static final Alien TRICKSTER =
      alien("Trickster", "conflict")
          .level(0)
          .power("Possibilities", MAIN, Step.ALLIANCE)
          .text(
              "After alliances are formed, you may hide a token in your left or right hand. If your"
                  + " opponent finds it you lose the encounter, otherwise you win.")
          .may(MAIN, ALLIED, Trickster::isUnplayed, Trickster::settle);

  private Trickster() {}

  /// Whether the game of chance has not been declared in this encounter.
  public static boolean isUnplayed(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, TRICKSTER), PLAYED) == 0;
  }

  private static void settle(Game game, Seat me) {
    if (refuses(game, me)) return;
    Side own = game.encounter().sideOf(me);
    game.verbs().winUnrevealed(wins(game, me) ? own : own.other());
  }

  private static boolean refuses(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, TRICKSTER), PLAYED, 1);
    Seat opponent = game.encounter().opponent(me);
    return game.ofPower(Query.POWER_BOUND, opponent, 0) != 0 && game.ask(opponent).yes(REFUSES);
  }

  /// Plays the game of chance.
  ///
  /// @return whether the token was not found
  public static boolean wins(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, TRICKSTER), PLAYED, 1);
    if (hides(game, me)) return true;
    boolean again = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && game.ask(me).yes(AGAIN);
    return again && hides(game, me);
  }

  private static boolean hides(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.sealedMenu(me).clear().add(Word.LEFT).add(Word.RIGHT);
    game.sealedMenu(opponent).clear().add(Word.LEFT).add(Word.RIGHT);
    int[] choices = game.choices();
    game.together(me.bit() | opponent.bit(), HAND, choices);
    boolean left = Choice.is(choices[me.index()], Word.LEFT);
    return left != Choice.is(choices[opponent.index()], Word.LEFT);
  }
}
