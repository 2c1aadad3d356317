package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DISCARDED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Fetch: a used encounter card is offered to another player; who accepts it keeps it, and the Fido
/// gets a ship or a card for it; refused, it is the Fido's to keep or to leave.
public final class Fido {
  /// Mark: the power has been used after this encounter.
  public static final int FETCHED = 0;

  private static final Prompt WHICH = Prompt.of("fido/card");
  private static final Prompt WHOM = Prompt.of("fido/seat");
  private static final Prompt TAKES = Prompt.of("fido/card-2");
  private static final Prompt KEEPS = Prompt.of("fido/card-3");
  private static final Prompt WAGES = Prompt.of("fido/choice");

  public static final Alien FIDO =
      alien("Fido", "base")
          .level(1)
          .power("Fetch", ANY, Step.RESOLUTION)
          .text(
              "You may offer a discarded encounter card to another player. If it accepts, retrieve"
                  + " a ship or draw a card; if not, you may keep the card.")
          .may(
              ANY,
              DISCARDED,
              (game, me) -> game.verbs().usedCards().isAny(Seat.NONE),
              (game, me) -> {
                game.mark(FETCHED, 1);
                offer(game, me, game.ask(me).card(WHICH, game.verbs().usedCards().but(Seat.NONE)));
              });

  private Fido() {}

  /// Offers a card of the discard pile to a player of the seat's choice.
  public static void offer(Game game, Seat me, int card) {
    Seat other = game.ask(me).seat(WHOM, game.everybody() & ~me.bit());
    if (wants(game, other, TAKES, card)) {
      game.verbs().hands().takeBack(other, card);
      wages(game, me);
    } else if (wants(game, me, KEEPS, card)) game.verbs().hands().takeBack(me, card);
  }

  private static boolean wants(Game game, Seat seat, Prompt prompt, int card) {
    game.scratch().clear();
    game.scratch().add(card);
    return game.ask(seat).cardOrNone(prompt, game.scratch()) >= 0;
  }

  private static void wages(Game game, Seat me) {
    Menu menu = game.ask(me).menu().add(Word.NONE).add(Word.CARD);
    if (game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0) menu.add(Word.SHIP);
    int choice = game.ask(me).choose(WAGES);
    boolean both = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && !Choice.is(choice, Word.NONE);
    if (both && game.ships().colonies(me) != 0) game.verbs().ships().retrieve(me, 1);
    if (both || Choice.is(choice, Word.CARD)) game.verbs().draw(me, 1);
    else if (Choice.is(choice, Word.SHIP)) game.verbs().ships().retrieve(me, 1);
  }
}
