package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.verb.Picks;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Bribery (full): when alliances are formed every player that was not invited may offer a main
/// player a card of its hand; if it is taken, it becomes an ally of that side.
public final class Bribery {
  private static final Prompt CARD = Prompt.of("moon-bribery/card");
  private static final Prompt WHOM = Prompt.of("moon-bribery/seat");
  private static final Prompt TAKES = Prompt.of("moon-bribery/choice");
  private static final Prompt SHIPS = Prompt.of("moon-bribery/ships");
  private static final int MOST = 4;

  public static final Moon BRIBERY =
      moon(26, "Bribery", Group.FULL)
          .text(
              "When alliances are formed each uninvited player may offer a main player a hand card;"
                  + " if taken, that player becomes its ally.")
          .must(ANY, ALLIED, Bribery::offers);

  private Bribery() {}

  private static void offers(Game game, Seat me) {
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(game.encounter().offense(), i);
      if (mayOffer(game, seat)) offer(game, seat);
    }
  }

  private static boolean mayOffer(Game game, Seat seat) {
    var encounter = game.encounter();
    return !encounter.isMain(seat)
        && !encounter.isAlly(seat)
        && !seat.in(encounter.invited(encounter.offensive()))
        && !seat.in(encounter.invited(encounter.defensive()))
        && game.cards().handSize(seat) > 0
        && game.verbs().ships().pickFrom(seat, -1L).available() > 0;
  }

  private static void offer(Game game, Seat seat) {
    var encounter = game.encounter();
    int card = game.ask(seat).cardOrNone(CARD, game.cards().hand(seat));
    if (card < 0) return;
    Seat main = game.ask(seat).seat(WHOM, encounter.offense().bit() | encounter.defense().bit());
    game.verbs().receipts().show(seat, card);
    if (!game.ask(main).yes(TAKES)) return;
    game.verbs().hands().give(seat, main, card);
    Side side = encounter.sideOf(main);
    Picks picks = game.verbs().ships().pickFrom(seat, -1L);
    int sent = picks.ask(game, seat, SHIPS, 0, 1, game.query(JOIN_LIMIT, seat, MOST));
    Alliance.ally(game, seat, side, picks, sent);
  }
}
