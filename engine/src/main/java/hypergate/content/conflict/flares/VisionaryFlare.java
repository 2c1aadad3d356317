package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.content.conflict.aliens.Visionary;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Showing;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: everybody else shows the card that was named, or another one. Super: the power for those
/// who are no main players.
public final class VisionaryFlare {
  private static final Prompt KIND = Prompt.of("flare-visionary/wild/choice");
  private static final Prompt CARD = Prompt.of("flare-visionary/wild/card");
  private static final Prompt ALIEN = Prompt.of("flare-visionary/wild/alien");
  private static final Prompt SHOWN = Prompt.of("flare-visionary/wild/card-2");
  private static final Prompt WHOM = Prompt.of("flare-visionary/super/seat");
  private static final Prompt DEMAND = Prompt.of("flare-visionary/super/card");

  // The seat that must play stands above the card in the target of the use.
  private static final int SEAT_AT = 8;

  public static final Flare FLARE =
      flare(Visionary.VISIONARY)
          .wild(
              MAIN,
              List.of(),
              "Name a card. Every other player shows you that card if it has it, any other card of"
                  + " its hand if not; nobody else sees them.")
          .anyTime(MAIN, (game, me) -> others(game, me) != 0, VisionaryFlare::see)
          .strong(
              NOT_MAIN,
              List.of(Step.PLANNING),
              "Use your power when you are no main player; say which of them must play the card.")
          .may(NOT_MAIN, BEFORE_SELECTION, Visionary::isUnused, VisionaryFlare::dictate)
          .naming(VisionaryFlare::name);

  private VisionaryFlare() {}

  private static int others(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean shows = seat != me && game.cards().handSize(seat) > 0;
      if (shows && Flare.reaches(game, seat)) seats |= seat.bit();
    }
    return seats;
  }

  private static void see(Game game, Seat me) {
    Showing showing = game.verbs().hands().showing();
    int named = showing.nameCard(me, KIND, CARD, ALIEN);
    int others = others(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(others)) continue;
      int card = showing.findNamed(seat, named);
      if (card < 0) card = game.ask(seat).card(SHOWN, game.cards().hand(seat));
      showing.show(seat, me, card);
    }
  }

  private static void name(Game game, Seat me) {
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat whom = game.ask(me).seat(WHOM, mains);
    Visionary.name(game, me, DEMAND);
    game.current().target(game.current().target() | whom.index() << SEAT_AT);
  }

  private static void dictate(Game game, Seat me) {
    int named = game.current().target();
    if (game.usesPower(me, Visionary.VISIONARY))
      Visionary.demand(game, me, Seat.of(named >> SEAT_AT), named & (1 << SEAT_AT) - 1);
  }
}
