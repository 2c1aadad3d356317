package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.odyssey.aliens.Lloyd;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import java.util.List;

/// Wild: a colony that is being lost keeps a ship. Super: it insures itself, with somebody's
/// consent.
public final class LloydFlare {
  private static final int SEAT = 4;
  private static final int WHO = (1 << SEAT) - 1;

  private static final Prompt WHERE = Prompt.of("flare-lloyd/wild/planet");
  private static final Prompt WHAT = Prompt.of("flare-lloyd/super/choice");
  private static final Prompt CARD = Prompt.of("flare-lloyd/super/card");
  private static final Prompt WHOM = Prompt.of("flare-lloyd/super/seat");
  private static final Prompt AGREES = Prompt.of("flare-lloyd/super/choice-2");
  private static final Prompt GAINS = Prompt.of("flare-lloyd/super/choice-3");

  public static final Flare FLARE =
      flare(Lloyd.LLOYD)
          .wild(
              ANY,
              List.of(),
              "When a loss or capture is about to cost you a colony keep one of the ships concerned"
                  + " on that planet.")
          .may(ANY, LOSING, (game, me) -> endangered(game, me) != 0, LloydFlare::keep)
          .strong(
              ANY,
              List.of(),
              "With the consent of a player that you choose insure yourself: a card of your hand,"
                  + " or all your ships in the encounter. That player may gain a reward.")
          .whenever(ANY, (game, me) -> mayInsure(game, me), LloydFlare::name, LloydFlare::insure);

  private LloydFlare() {}

  // The colonies that a loss is about to end, as a mask.
  private static long endangered(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    long planets = 0;
    for (long rest = loss.planets(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (loss.count(me, planet.index()) >= game.ships().on(planet, me)) planets |= planet.bit();
    }
    return planets;
  }

  private static void keep(Game game, Seat me) {
    long planets = endangered(game, me);
    if (planets == 0) return;
    Planet planet = game.ask(me).planet(WHERE, planets);
    game.verbs().losing().spare(me, planet.index());
  }

  private static boolean hasShips(Game game, Seat me) {
    return game.encounter().isInvolved(me) && game.encounter().shipsOf(me) > 0;
  }

  private static boolean mayInsure(Game game, Seat me) {
    return game.cards().handSize(me) > 1 || hasShips(game, me);
  }

  private static void name(Game game, Seat me) {
    boolean cards = game.cards().handSize(me) > 0;
    boolean ships = hasShips(game, me);
    Word what = ships ? Word.SHIP : Word.CARD;
    if (cards && ships) what = game.ask(me).word(WHAT, Word.SHIP, Word.CARD);
    int card = what == Word.SHIP ? -1 : game.ask(me).card(CARD, game.cards().hand(me));
    Seat whom = game.ask(me).seat(WHOM, game.everybody() & ~me.bit());
    game.current().target(whom.index() | card + 1 << SEAT);
  }

  private static void insure(Game game, Seat me) {
    int named = game.current().target();
    Seat whom = Seat.of(named & WHO);
    int card = (named >> SEAT) - 1;
    if (!game.ask(whom).yes(AGREES)) return;
    if (!game.usesPower(me, Lloyd.LLOYD)) return;
    Lloyd.insureItself(game, me, card < 0 ? card : game.verbs().hands().showing().nameOf(card));
    if (game.ask(whom).yes(GAINS)) game.verbs().rewards().collect(whom, 1);
  }
}
