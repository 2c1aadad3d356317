package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Honesty: for a card that it lays open, whoever has settled at home lays open all cards of that
/// type; until the planning phase nobody has them.
public final class Aura {
  private static final int CARDS = 8;
  private static final Prompt CARD = Prompt.of("aura/card");
  private static final Prompt OTHER = Prompt.of("aura/card-2");

  public static final Alien AURA =
      alien("Aura", "odyssey")
          .level(0)
          .power("Honesty", MAIN, Step.DESTINY)
          .text(
              "As a main player, before ships are launched, you may lay a card of your hand face"
                  + " up. Every other player with a colony in your system lays all its cards of"
                  + " that type open. They all come back to their hands when the planning phase"
                  + " begins, and cannot be played before.")
          .may(MAIN, DEFENSE_CHOSEN, Aura::mayShine, (game, me) -> shine(game, me))
          .naming((game, me) -> game.current().target(choose(game, me)));

  private Aura() {}

  /// Whether there is a card to lay open, and somebody who would follow.
  public static boolean mayShine(Game game, Seat me) {
    return game.cards().handSize(me) > 0 && settlers(game, me) != 0;
  }

  private static int settlers(Game game, Seat me) {
    boolean all = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int settlers = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean settled = (game.ships().colonies(seat) & game.ships().placesOf(me)) != 0;
      if (seat != me && (all || settled)) settlers |= seat.bit();
    }
    return game.reach().reached(settlers);
  }

  private static int choose(Game game, Seat me) {
    return game.ask(me).card(CARD, game.cards().hand(me));
  }

  /// Names two cards of different types as the target, one where there is no other type.
  public static void chooseTwo(Game game, Seat me) {
    int first = choose(game, me);
    Kind kind = game.cards().face(first).kind();
    CardSet hand = game.cards().hand(me);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (game.cards().face(card).kind() == kind) hand.remove(card);
    int second = hand.isEmpty() ? -1 : game.ask(me).card(OTHER, hand);
    game.current().target(first | second + 1 << CARDS);
  }

  /// Lays open what has been named, and what the settlers hold of its type.
  public static void shine(Game game, Seat me) {
    int target = game.current().target();
    layOpen(game, me, target & (1 << CARDS) - 1);
    if (target >> CARDS != 0) layOpen(game, me, (target >> CARDS) - 1);
  }

  private static void layOpen(Game game, Seat me, int card) {
    // It may have been used against this use itself.
    if (!game.cards().inHand(me, card)) return;
    Kind kind = game.cards().face(card).kind();
    CardSet own = game.scratch().clear();
    own.add(card);
    game.verbs().piles().away().layOpen(me, own);
    int settlers = settlers(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(settlers))
        game.verbs().piles().away().layOpen(seat, game.cards().hand(seat, kind));
    }
  }
}
