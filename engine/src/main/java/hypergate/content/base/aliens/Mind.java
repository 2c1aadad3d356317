package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.INVITING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Knowledge: before allies are invited it looks at a main player's whole hand, its opponent's if
/// it is one itself. Cards on sheets are no hand.
public final class Mind {
  /// Mark: the power has been used in this encounter.
  public static final int LOOKED = 0;

  private static final Prompt WHOSE = Prompt.of("mind/seat");

  public static final Alien MIND =
      alien("Mind", "base")
          .level(1)
          .power("Knowledge", ANY, Step.ALLIANCE)
          .text(
              "Before allies are invited you may look at the whole hand of a main player, your"
                  + " opponent if you are one.")
          .may(
              ANY,
              INVITING,
              (game, me) -> game.mark(LOOKED) == 0 && hands(game, me) != 0,
              Mind::look)
          .naming((game, me) -> game.current().target(choose(game, me)));

  private Mind() {}

  private static int hands(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mains = encounter.offense().bit() | encounter.defense().bit();
    return game.reach().reached(mains & ~me.bit());
  }

  private static int choose(Game game, Seat me) {
    int hands = hands(game, me);
    boolean both = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return both ? hands : game.ask(me).seat(WHOSE, hands).bit();
  }

  private static void look(Game game, Seat me) {
    game.mark(LOOKED, 1);
    for (int rest = game.current().target(); rest != 0; rest &= rest - 1)
      game.verbs().hands().showing().look(me, Seat.of(Integer.numberOfTrailingZeros(rest)));
  }
}
