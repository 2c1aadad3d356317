package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.dominion.aliens.Joker;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a revealed negotiate becomes an attack 08. Super: any encounter card is wild.
public final class JokerFlare {
  private static final int VALUE = 8;
  private static final Prompt WHOSE = Prompt.of("flare-joker/wild/seat");

  public static final Flare FLARE =
      flare(Joker.JOKER)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "Change one revealed negotiate into an attack 08.")
          .may(MAIN_OR_ALLY, REVEALED, (game, me) -> negotiators(game, me) != 0, JokerFlare::change)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, negotiators(game, me)).index()))
          .strong(
              ANY,
              List.of(),
              "Name any encounter card as the wild one. When you lose this flare attack 08 is wild"
                  + " again at once.")
          .whenever(ANY, (game, me) -> game.powers().find(me, Joker.JOKER) >= 0, Joker::nameAny);

  private JokerFlare() {}

  // The main players who have revealed a negotiate, as a mask.
  private static int negotiators(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    Seat defense = game.encounter().defense();
    int mask = 0;
    if (game.encounter().negotiates(offense) && reaches(game, me, offense)) mask |= offense.bit();
    if (game.encounter().negotiates(defense) && reaches(game, me, defense)) mask |= defense.bit();
    return mask;
  }

  private static boolean reaches(Game game, Seat me, Seat main) {
    return main == me || Flare.reaches(game, main);
  }

  private static void change(Game game, Seat me) {
    Seat main = Seat.of(game.current().target());
    if (game.encounter().negotiates(main)) game.encounter().becomes(main, Kind.ATTACK, VALUE);
  }
}
