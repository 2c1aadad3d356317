package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Hack: it collects compensation from whom it likes, looking at the hand and choosing the cards;
/// when it must pay, it chooses which of its cards go.
public final class Hacker {
  /// Mark: the compensation of this encounter has been hacked by its collector.
  public static final int COLLECTS = 0;

  private static final Prompt WHOM = Prompt.of("hacker/seat");

  public static final Alien HACKER =
      alien("Hacker", "base")
          .level(0)
          .power("Hack", MAIN, Step.RESOLUTION)
          .text(
              "Collect compensation from any player you like, looking at its hand and choosing the"
                  + " cards. When you owe compensation, you choose which cards are taken.")
          .may(MAIN, COMPENSATION, Hacker::collects, Hacker::collect)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, owners(game, me)).index()))
          .may(
              MAIN,
              COMPENSATION,
              (game, me) ->
                  game.encounter().compensationFrom() == me
                      && !game.encounter().compensationBy().exists()
                      && game.cards().handSize(me) > 0,
              (game, me) -> game.encounter().compensationFrom(me, me));

  private Hacker() {}

  private static boolean collects(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.winners().other().main() == me
        && encounter.compensation() > 0
        && owners(game, me) != 0;
  }

  private static int owners(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  private static void collect(Game game, Seat me) {
    Seat from = Seat.of(game.current().target());
    game.mark(COLLECTS, 1);
    int more = game.ofPower(Query.POWER_NUMBER, me, 0);
    game.encounter().compensation(game.encounter().compensation() + more);
    game.encounter().compensationFrom(from, me);
    game.verbs().hands().showing().look(me, from);
  }
}
