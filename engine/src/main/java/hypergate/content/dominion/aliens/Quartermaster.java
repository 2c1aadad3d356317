package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ANNOUNCED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Delivery;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Supply: what others get as rewards it draws, looks at and hands out, and it chooses where their
/// ships go. If nothing is due to itself it is paid with a ship, or with one card more, of which it
/// keeps what is left over (H-701).
public final class Quartermaster {
  /// Mark: its hand is mixed with what it hands out next (the super flare).
  private static final int MIXES = 0;

  private static final int TWO = 2;
  private static final Prompt PAY = Prompt.of("quartermaster/choice");
  private static final Prompt DECK = Prompt.of("quartermaster/choice-2");
  private static final Prompt WHICH = Prompt.of("quartermaster/cards");

  public static final Alien QUARTERMASTER =
      alien("Quartermaster", "dominion")
          .level(1)
          .power("Supply", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "When other players receive rewards, draw all their cards, look at them and hand out"
                  + " to each the number that it has announced; choose the colonies of their ships."
                  + " If you receive none yourself then, take a ship back or draw one card more and"
                  + " keep the one left over.")
          .bends(Query.REWARDS_DELIVERED, (game, me, who, may) -> who != me ? 1 : may)
          .must(ANY, ANNOUNCED, (game, me) -> receivers(game, me) != 0, Quartermaster::supply);

  private Quartermaster() {}

  private static boolean serves(Game game, Seat me, Seat who) {
    return who != me && game.ofPower(Query.POWER_BOUND, who, 0) == 0;
  }

  private static int receivers(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) if (serves(game, me, Seat.of(i))) seats |= 1 << i;
    return game.verbs().delivery().due(seats);
  }

  private static void supply(Game game, Seat me) {
    Delivery delivery = game.verbs().delivery();
    int seats = receivers(game, me);
    boolean due = delivery.isDue(me);
    Word pay = due ? Word.NOTHING : pay(game, me, seats);
    boolean further = pay == Word.CARD && isFurther(game, me, seats);
    int more = pay != Word.CARD ? 0 : game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? TWO : 1;
    boolean mixes = due && game.mark(MIXES) != 0;
    game.mark(MIXES, 0);
    delivery.handOut(me, seats, further ? 0 : more, further ? more : 0, mixes, WHICH);
    if (pay == Word.SHIP) game.verbs().ships().retrieve(me, 1);
  }

  private static Word pay(Game game, Seat me, int seats) {
    Delivery delivery = game.verbs().delivery();
    boolean cards = delivery.cards(seats, false) + delivery.cards(seats, true) > 0;
    boolean ship = game.verbs().freeInWarp(me) > 0 && game.ships().colonies(me) != 0;
    if (cards && ship) return game.ask(me).word(PAY, Word.CARD, Word.SHIP);
    if (cards) return Word.CARD;
    return ship ? Word.SHIP : Word.NOTHING;
  }

  // Of which deck its card comes: one from which these rewards came.
  private static boolean isFurther(Game game, Seat me, int seats) {
    boolean cosmic = game.verbs().delivery().cards(seats, false) > 0;
    boolean further = game.verbs().delivery().cards(seats, true) > 0;
    if (!cosmic || !further) return further;
    return game.ask(me).word(DECK, Word.COSMIC, Word.REWARD) == Word.REWARD;
  }

  /// Its hand and its own reward cards are mixed with those that it hands out.
  public static void mix(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, QUARTERMASTER), MIXES, 1);
  }
}
