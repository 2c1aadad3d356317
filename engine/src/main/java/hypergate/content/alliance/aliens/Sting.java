package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Substitute: half of the ships that it is losing go home and another player loses as many of its
/// own choice, for which that player may take cards from it. What is left after removals counts;
/// the other loss is one of its own and comes first.
public final class Sting {
  private static final Prompt WHOM = Prompt.of("sting/seat");
  private static final Prompt CARDS = Prompt.of("sting/number");

  public static final Alien STING =
      alien("Sting", "alliance")
          .level(1)
          .power("Substitute", ANY, Step.PHASES)
          .text(
              "When you lose ships, you may name a substitute: half of them, rounded down, go home"
                  + " and that player loses as many instead. It may take a random card from you for"
                  + " each, and draw what you lack.")
          .may(
              ANY,
              LOSING,
              (game, me) -> half(game, me) > 0 && mayName(game, me),
              (game, me) -> substitute(game, me, half(game, me)))
          .naming((game, me) -> name(game, me, WHOM));

  private Sting() {}

  private static int half(Game game, Seat me) {
    int odd = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 1 : 0;
    return (game.verbs().losing().remaining(me) + odd) / 2;
  }

  /// Whether nobody stands in for this loss yet and somebody can.
  public static boolean mayName(Game game, Seat me) {
    return !game.verbs().losing().isSubstituted(me) && substitutes(game, me) != 0;
  }

  /// Lets the seat name the substitute.
  public static void name(Game game, Seat me, Prompt prompt) {
    game.current().target(game.ask(me).seat(prompt, substitutes(game, me)).index());
  }

  private static int substitutes(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && hasShips(game, Seat.of(i))) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  private static boolean hasShips(Game game, Seat seat) {
    int free = game.verbs().free(seat, Place.GATE) + game.verbs().free(seat, Place.BESIDE);
    return free > 0 || game.ships().colonies(seat) != 0 || game.cardSlots().ships(seat) > 0;
  }

  /// The substitute that was named loses up to so many ships, as many of the seat's go home.
  public static void substitute(Game game, Seat me, int ships) {
    Seat other = Seat.of(game.current().target());
    Loss own = game.verbs().losing();
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLoss(other, ships, true, game.ships().colonies(other));
    own.substitute(me, loss.count(other));
    game.verbs().carryOutLoss();
    int lost = loss.wentToWarp(other) + loss.wentOut(other);
    if (lost == 0 || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return;
    int cards = game.ask(other).number(CARDS, 0, lost);
    int taken = cards == 0 ? 0 : game.verbs().hands().takeRandom(other, me, cards);
    if (taken < cards) game.verbs().draw(other, cards - taken);
  }
}
