package hypergate.content.alliance.aliens;

import static hypergate.game.card.Ability.Group.LAST;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Take a Spin: as any turn begins three cards of the deck are turned up and compared by type. They
/// lie on the sheet until everybody has passed, since the super flare may still replace one. What
/// is turned up is not drawn.
public final class Bandit {
  private static final int CARDS = 3;
  private static final Prompt TAKES = Prompt.of("bandit/cards");

  public static final Alien BANDIT =
      alien("Bandit", "alliance")
          .level(2)
          .power("Take a Spin", ANY, Step.START_TURN)
          .isMandatory()
          .text(
              "As a turn begins turn up three cards of the deck. All of different types: discard a"
                  + " card. Two of one type: take one of the three. All of one type: take any, and"
                  + " the others discard theirs of that type.")
          .pile("spin")
          .must(
              ANY,
              TURN_START,
              (game, me) -> game.reach().reaches(game.encounter().offense()),
              (game, me) -> game.verbs().piles().turnUp(me, game.here(), CARDS))
          .always(
              ANY,
              TURN_START,
              (game, me) -> !game.cards().pile(game.here()).isEmpty(),
              Bandit::settle)
          .evenLost()
          .first(LAST);

  private Bandit() {}

  private static void settle(Game game, Seat me) {
    int sheet = game.here();
    CardSet spin = game.cards().pile(sheet);
    int types = types(game, spin);
    if (spin.size() == CARDS) {
      boolean free = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
      if (types == CARDS && !free) pay(game, me);
      else if (types == 2) take(game, me, sheet, free ? 2 : 1);
      else if (types == 1) sweep(game, me, sheet);
    }
    game.verbs().piles().discardPile(sheet);
  }

  private static int types(Game game, CardSet cards) {
    int kinds = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      kinds |= game.cards().face(card).kind().bit();
    return Integer.bitCount(kinds);
  }

  private static void pay(Game game, Seat me) {
    if (game.cards().handSize(me) == 0) return;
    game.verbs().discard(me, game.ask(me).card(Prompt.DISCARD, game.cards().hand(me)));
  }

  private static void take(Game game, Seat me, int sheet, int most) {
    CardSet cards = game.cards().pile(sheet);
    game.ask(me).cards(TAKES, cards, 0, most);
    game.verbs().piles().take(me, sheet, cards);
  }

  private static void sweep(Game game, Seat me, int sheet) {
    var kind = game.cards().face(game.cards().pile(sheet).next(0)).kind();
    take(game, me, sheet, CARDS);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat == me || !game.reach().reaches(seat)) continue;
      CardSet cards = game.cards().hand(seat, kind);
      if (!cards.isEmpty()) game.verbs().hands().mustDiscard(seat, cards);
    }
  }
}
