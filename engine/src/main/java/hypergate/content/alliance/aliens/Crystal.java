package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Refract: attack against attack, somebody of its side may discard an attack as high as the side's
/// revealed one, which is multiplied by it. What the revealed card counts at that moment decides;
/// nobody has to tell what it holds.
public final class Crystal {
  /// Mark: the card that is being discarded for the power, plus 1.
  public static final int REFRACTING = 0;

  private static final Prompt CARD = Prompt.of("crystal/card");

  public static final Alien CRYSTAL =
      alien("Crystal", "alliance")
          .level(1)
          .power("Refract", MAIN_OR_ALLY, Step.REVEAL)
          .isMandatory()
          .text(
              "When both main players reveal attacks, one player of your side may discard an attack"
                  + " card of the same value as your side's, which is then multiplied by it.")
          .must(
              MAIN_OR_ALLY,
              REVEALED,
              (game, me) -> game.encounter().bothAttack(),
              Crystal::refract);

  private Crystal() {}

  private static void refract(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Side side = encounter.sideOf(me);
    boolean bound = game.ofPower(Query.POWER_BOUND, side.other().main(), 0) != 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(side.seats()) || seat == me && bound || !game.reach().reaches(seat)) continue;
      CardSet cards = matching(game, seat, encounter.value(side.main()), apart(game, me));
      int card = cards.isEmpty() ? -1 : game.ask(seat).cardOrNone(CARD, cards);
      if (card < 0) continue;
      int factor = game.cards().face(card).value();
      game.mark(REFRACTING, card + 1);
      game.verbs().discard(seat, card);
      game.mark(REFRACTING, 0);
      encounter.counts(side.main(), encounter.value(side.main()) * factor);
      return;
    }
  }

  // By how much the two values may differ.
  private static int apart(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, 0);
  }

  private static CardSet matching(Game game, Seat seat, int value, int apart) {
    CardSet cards = game.cards().hand(seat, Kind.ATTACK);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (Math.abs(game.cards().face(card).value() - value) > apart) cards.remove(card);
    return cards;
  }
}
