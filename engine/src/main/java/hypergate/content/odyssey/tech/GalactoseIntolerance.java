package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Galactose Intolerance of Cosmic Odyssey: at any time each other player, clockwise from its
/// owner, gives up all its cards that are no encounter cards or loses eight ships of its choice,
/// wherever they are outside the warp. Who has no such card may still choose the cards.
public final class GalactoseIntolerance {
  private static final int SHIPS = 8;
  private static final Prompt WHAT = Prompt.of("galactose-intolerance-odyssey/choice");

  public static final Tech GALACTOSE_INTOLERANCE =
      Tech.namesake("Galactose Intolerance", "odyssey", ANY)
          .pays(Payment.total(25))
          .text(
              "At any time, discard this: each other player either discards all cards that are not"
                  + " encounter cards or loses eight ships to the warp.")
          .anyTime(ANY, (game, me) -> true, GalactoseIntolerance::upset);

  private GalactoseIntolerance() {}

  private static void upset(Game game, Seat me) {
    for (Seat seat = game.leftOf(me); seat != me; seat = game.leftOf(seat)) suffer(game, seat);
  }

  // Whoever has not eight ships left can only choose the cards.
  private static void suffer(Game game, Seat seat) {
    Menu menu = game.ask(seat).menu().add(Word.CARD);
    if (outsideWarp(game, seat) >= SHIPS) menu.add(Word.SHIP);
    if (Choice.is(game.ask(seat).choose(WHAT), Word.SHIP))
      game.verbs().loseAnywhere(seat, SHIPS, Cause.EFFECT);
    else game.verbs().hands().discardAllButEncounterCards(seat);
  }

  private static int outsideWarp(Game game, Seat seat) {
    return game.ships().outsideWarp(seat) + Techs.of(game).ships(seat);
  }
}
