package hypergate.game.verb;

import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// Playing reinforcements, whatever card or power plays them.
public final class Reinforcing {
  private Reinforcing() {}

  /// A main player or ally plays a card of its hand or pile as a reinforcement, on the side that it
  /// names; the card is discarded, cancelled or not.
  public static void reinforceWith(Acting game, Seat seat, int card, Prompt prompt) {
    // What is played by an effect that says so has told its use.
    boolean tells =
        game.cards().face(card).kind() == Kind.REINFORCEMENT && game.pipeline().isIdle();
    reinforceWith(game, seat, card, chooseSide(game, seat, prompt), tells);
  }

  /// A main player or ally plays an attack card of its hand like a reinforcement, see
  /// [Query#REINFORCING_ATTACKS].
  public static void reinforceWithAttack(Acting game, Seat seat, int card, Prompt prompt) {
    boolean bound = game.query(Query.REINFORCING_ATTACKS, seat, 0) >= Query.OWN_SIDE;
    Side side = bound ? game.encounter().sideOf(seat) : chooseSide(game, seat, prompt);
    game.encounter().countReinforcingAttack(seat);
    reinforceWith(game, seat, card, side, true);
  }

  private static void reinforceWith(Acting game, Seat seat, int card, Side side, boolean tells) {
    Face face = game.cards().face(card);
    if (game.isHeard() && tells) game.tell(new Event.Used(seat, face.notation()));
    game.cards().takeForPlay(seat, card);
    game.cards().aside(card);
    game.cards().knownToAll(card);
    boolean counts = isLetThrough(game, seat, card);
    if (counts) {
      side.reinforce(seat, face);
    } else if (game.isHeard()) {
      game.tell(new Event.Cancelled(seat, face.notation(), ""));
    }
    game.cards().fromAside(card);
    if (game.encounter().reinforcingCard() == card)
      game.verbs().usedCards().settlePlayed(seat, card);
    else game.cards().backToHand(seat, card);
    game.encounter().reinforcer(Seat.NONE);
    game.encounter().reinforcingCard(-1);
    if (counts) game.pipeline().tellUsed(seat);
  }

  /// A main player or ally plays the card in use as a reinforcement, on the side that it names.
  public static void reinforceAs(Acting game, Seat seat, int value, Prompt prompt) {
    Side side = chooseSide(game, seat, prompt);
    if (isLetThrough(game, seat, -1)) side.reinforce(value);
    else if (game.isHeard()) game.tell(new Event.Cancelled(seat, game.cause(), ""));
    game.encounter().reinforcer(Seat.NONE);
  }

  private static Side chooseSide(Acting game, Seat seat, Prompt prompt) {
    Encounter encounter = game.encounter();
    Side own = encounter.isInvolved(seat) ? encounter.sideOf(seat) : encounter.offensive();
    // The own side comes first: it is what a seat that names no side means.
    Word first = own == encounter.offensive() ? Word.OFFENSE : Word.DEFENSE;
    Word second = own == encounter.offensive() ? Word.DEFENSE : Word.OFFENSE;
    Word chosen = game.ask(seat).word(prompt, first, second);
    return chosen == Word.OFFENSE ? encounter.offensive() : encounter.defensive();
  }

  // a reinforcement being played may be cancelled.
  private static boolean isLetThrough(Acting game, Seat seat, int card) {
    game.encounter().countReinforcement(seat);
    game.encounter().reinforcer(seat);
    game.encounter().reinforcingCard(card);
    game.open(Window.REINFORCED);
    return game.encounter().reinforcer().exists();
  }
}
