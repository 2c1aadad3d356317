package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Inspection;
import hypergate.game.word.Step;

/// Think Ahead: a token for every turn that begins; before anybody is invited it looks, as a main
/// player, at as many hidden things as there are tokens. Only the looking is a use.
public final class Ai {
  /// Mark: it has looked in this encounter.
  private static final int LOOKED = 0;

  /// Mark: a token has come in this turn.
  private static final int GAINED = 1;

  private static final Prompt WHAT = Prompt.of("ai/choice");
  private static final Prompt WHOSE = Prompt.of("ai/seat");

  public static final Alien AI =
      alien("AI", "eons")
          .level(2)
          .power("Think Ahead", MAIN, Step.ALLIANCE)
          .text(
              "Gain a token at the start of every player's turn. As a main player, before anybody"
                  + " is invited, you may look at as many hidden things as you have tokens: cards"
                  + " of hands, of the tops of decks, and whatever else lies face down.")
          .counter("thoughts")
          .always(ANY, TURN_START, (game, me) -> true, Ai::gain)
          .may(
              MAIN,
              INVITING,
              (game, me) ->
                  game.mark(LOOKED) == 0 && game.counter(0) > 0 && inspection(game, me).isAny(),
              Ai::look);

  private Ai() {}

  private static Inspection inspection(Game game, Seat me) {
    return new Inspection(game, me, WHAT, WHOSE);
  }

  private static void gain(Game game, Seat me) {
    game.counter(0, game.counter(0) + 1);
    game.mark(GAINED, 1);
  }

  private static void look(Game game, Seat me) {
    game.mark(LOOKED, 1);
    inspection(game, me).look(game.counter(0));
  }

  /// Whether a token has come to its sheet as this turn began.
  public static boolean hasGained(Game game, Seat me) {
    int instance = game.powers().find(me, AI);
    return instance >= 0 && game.powers().mark(instance, GAINED) == 1;
  }

  /// A second token comes with the one of this turn.
  public static void gainAnother(Game game, Seat me) {
    int instance = game.powers().find(me, AI);
    game.powers().mark(instance, GAINED, 2);
    game.powers().counter(instance, 0, game.powers().counter(instance, 0) + 1);
  }
}
