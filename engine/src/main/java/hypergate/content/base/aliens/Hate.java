package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Rage: at the start of its turn it discards a card; everybody else discards one of the same type
/// (an attack at least as high) or loses three ships that the Hate chooses. The card is shown
/// before anybody may answer (FAQ 2018).
public final class Hate {
  /// Mark: the card is shown and kept (the super flare).
  public static final int KEEPS = 0;

  private static final Prompt SHIPS = Prompt.of("hate/ships");
  private static final int LOST = 3;

  public static final Alien HATE =
      alien("Hate", "base")
          .level(1)
          .power("Rage", OFFENSE, Step.START_TURN)
          .isMandatory()
          .text(
              "At the start of your turn discard a card. Every other player must discard a card of"
                  + " the same type, an attack at least as high, or lose three ships of your"
                  + " choice. Draw a new hand if you then hold no encounter card.")
          .must(OFFENSE, TURN_START, (game, me) -> game.cards().handSize(me) > 0, Hate::rage)
          .naming(Hate::show);

  private Hate() {}

  private static void show(Game game, Seat me) {
    int card = game.ask(me).card(Prompt.DISCARD, game.cards().hand(me));
    game.current().target(card);
    game.verbs().receipts().show(me, card);
  }

  private static void rage(Game game, Seat me) {
    int card = game.current().target();
    Face face = game.cards().face(card);
    // The card that was shown may have been used against the rage itself.
    if (game.mark(KEEPS) == 0 && game.cards().inHand(me, card)) game.verbs().discard(me, card);
    int losers = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat != me && game.reach().reaches(seat) && !matches(game, seat, face))
        losers |= seat.bit();
    }
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat loser = game.inOrder(p);
      if (!loser.in(losers)) continue;
      int lost = game.ofPower(Query.POWER_NUMBER, me, LOST);
      game.verbs().chooseLossOf(loser, me, SHIPS, lost, game.ships().colonies(loser));
    }
    game.verbs().carryOutLoss();
    StartTurn.needEncounterCard(game, me);
  }

  // Cards of a hoard that is played like a hand count as well (FAQ 2018).
  private static boolean matches(Game game, Seat seat, Face face) {
    CardSet cards = game.cards().playable(seat, face.kind());
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (face.kind() == Kind.ATTACK && game.cards().face(card).value() < face.value())
        cards.remove(card);
    if (cards.isEmpty()) return false;
    int card = game.ask(seat).cardOrNone(Prompt.DISCARD, cards);
    if (card >= 0) game.verbs().discard(seat, card);
    return card >= 0;
  }
}
