package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.content.dominion.aliens.Angler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: whoever has the card that is named may give it for this flare; if nobody does, somebody
/// loses a card at random. Super: the power is used as an ally.
public final class AnglerFlare {
  private static final Prompt KIND = Prompt.of("flare-angler/wild/choice");
  private static final Prompt CARD = Prompt.of("flare-angler/wild/card");
  private static final Prompt FLARES = Prompt.of("flare-angler/wild/alien");
  private static final Prompt GIVES = Prompt.of("flare-angler/wild/choice-2");
  private static final Prompt WHO = Prompt.of("flare-angler/wild/seat");

  public static final Flare FLARE =
      flare(Angler.ANGLER)
          .wild(
              ANY,
              List.of(),
              "Name a card. The first other player who gives it to you gets this flare; if nobody"
                  + " does, take a card at random from a player of your choice.")
          .whenever(
              ANY,
              (game, me) -> others(game, me) != 0,
              (game, me) ->
                  game.current()
                      .target(game.verbs().hands().showing().nameCard(me, KIND, CARD, FLARES)),
              AnglerFlare::fish)
          .strong(ALLY, List.of(Step.PLANNING), "You may use your power as an ally.")
          .may(ALLY, BEFORE_SELECTION, Angler::mayAsk, AnglerFlare::ally)
          .naming(Angler::name);

  private AnglerFlare() {}

  private static int others(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && game.cards().handSize(seat) > 0 && Flare.reaches(game, seat))
        seats |= seat.bit();
    }
    return seats;
  }

  // Clockwise; that somebody has it and does not give it is not told.
  private static void fish(Game game, Seat me) {
    int named = game.current().target();
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(me, i);
      int card = game.verbs().hands().showing().findNamed(seat, named);
      if (card < 0 || !seat.in(others(game, me)) || !game.ask(seat).yes(GIVES)) continue;
      game.verbs().hands().give(seat, me, card);
      game.verbs().hands().passOn(seat);
      return;
    }
    int others = others(game, me);
    if (others == 0) return;
    Seat loser = game.ask(me).seat(WHO, others);
    game.verbs().hands().takeRandom(me, loser, 1);
  }

  private static void ally(Game game, Seat me) {
    if (game.usesPower(me, Angler.ANGLER)) Angler.fish(game, me);
  }
}
