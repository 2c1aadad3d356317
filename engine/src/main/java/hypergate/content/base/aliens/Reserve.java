package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REINFORCING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Reinforce: attack cards up to 06 are reinforcements, and a negotiate cancels a reinforcement of
/// another player. The card is shown before anybody answers; zapped, it stays in hand (FAQ 2018).
public final class Reserve {
  private static final int HIGHEST = 6;
  private static final Prompt WHICH = Prompt.of("reserve/card");
  private static final Prompt SIDE = Prompt.of("reserve/side");

  public static final Alien RESERVE =
      alien("Reserve", "base")
          .level(0)
          .power("Reinforce", MAIN_OR_ALLY, Step.REVEAL)
          .text(
              "You may play attack cards of 06 or less as reinforcements, and discard a negotiate"
                  + " to cancel a reinforcement of another player.")
          .may(
              MAIN_OR_ALLY,
              REINFORCING,
              (game, me) -> mayReinforce(game, me, highest(game, me)),
              (game, me) -> reinforce(game, me, SIDE))
          .naming((game, me) -> show(game, me, WHICH, highest(game, me)))
          .may(MAIN_OR_ALLY, REINFORCED, Reserve::mayCancel, Reserve::cancel)
          .bends(
              Query.MAY_REINFORCE,
              (game, me, who, may) ->
                  who == me && mayReinforce(game, me, highest(game, me)) ? 1 : may);

  private Reserve() {}

  private static int highest(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, HIGHEST);
  }

  /// Whether the seat may reinforce still and holds an attack card up to a value.
  public static boolean mayReinforce(Game game, Seat me, int highest) {
    return !me.in(game.encounter().passedReinforcing()) && !attacks(game, me, highest).isEmpty();
  }

  private static CardSet attacks(Game game, Seat me, int highest) {
    CardSet cards = game.cards().hand(me, Kind.ATTACK);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.cards().face(card).value() > highest) cards.remove(card);
    return cards;
  }

  /// Lets the seat show the attack card that it is going to play.
  public static void show(Game game, Seat me, Prompt which, int highest) {
    int card = game.ask(me).card(which, attacks(game, me, highest));
    game.cards().knownToAll(card);
    game.current().target(card);
  }

  /// Plays the card that was shown, if it is in hand still.
  public static void reinforce(Game game, Seat me, Prompt side) {
    int card = game.current().target();
    if (game.cards().inHand(me, card)) Reinforcing.reinforceWith(game, me, card, side);
  }

  private static boolean mayCancel(Game game, Seat me) {
    Seat other = game.encounter().reinforcer();
    return other.exists() && other != me && game.cards().holds(me, Kind.NEGOTIATE);
  }

  private static void cancel(Game game, Seat me) {
    game.verbs().discard(me, game.cards().hand(me, Kind.NEGOTIATE).next(0));
    game.encounter().reinforcer(Seat.NONE);
  }
}
