package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Oligarch;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: cards until nobody holds as many. Super: a card of somebody else's new hand.
public final class OligarchFlare {
  private static final Prompt CARD = Prompt.of("flare-oligarch/super/card");

  public static final Flare FLARE =
      flare(Oligarch.OLIGARCH)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn draw cards until you hold more than every other player.")
          .may(
              OFFENSE,
              TURN_START,
              (game, me) -> lacking(game, me) > 0,
              (game, me) -> game.verbs().draw(me, lacking(game, me)))
          .strong(
              ANY,
              List.of(),
              "When another player has drawn a new hand look at it and take a card of your choice.")
          .may(ANY, DRAWN, OligarchFlare::isNewHand, OligarchFlare::take);

  private OligarchFlare() {}

  private static int lacking(Game game, Seat me) {
    int most = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()) most = Math.max(most, game.cards().handSize(Seat.of(i)));
    return most + 1 - game.cards().handSize(me);
  }

  private static boolean isNewHand(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.isNewHand() && hands.drawer() != me && !hands.drawnCards().isEmpty();
  }

  private static void take(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    Seat drawer = hands.drawer();
    hands.showing().see(me, drawer, hands.drawnCards());
    int card = game.ask(me).card(CARD, hands.drawnCards());
    CardSet chosen = game.scratch().clear();
    chosen.add(card);
    hands.takeChosen(me, drawer, chosen);
  }
}
