package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.RETRIEVED;
import static hypergate.game.word.Window.TAKING_CARDS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Gorge: two more cards whenever it draws or takes any, from the same source, and up to two more
/// ships whenever it retrieves any. The first hand has two more, too.
public final class Glutton {
  private static final int MORE = 2;
  private static final Prompt SHIPS = Prompt.of("glutton/number");

  public static final Alien GLUTTON =
      alien("Glutton", "conflict")
          .level(0)
          .power("Gorge", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Whenever you retrieve ships from the warp you may retrieve up to two more. Whenever"
                  + " you draw cards from the deck, for your first hand too, or take cards out of"
                  + " another player's hand, you get two more from there.")
          .bends(Query.FIRST_HAND, (game, me, who, cards) -> who == me ? cards + MORE : cards)
          .must(
              ANY,
              DRAWING,
              Glutton::isDrawing,
              (game, me) ->
                  game.verbs().hands().drawn(game.verbs().hands().drawn() + more(game, me)))
          .must(ANY, TAKING_CARDS, Glutton::isTaking, Glutton::takeMore)
          .must(ANY, RETRIEVED, (game, me) -> ships(game, me) > 0, Glutton::retrieve);

  private Glutton() {}

  private static int more(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, MORE);
  }

  // The rest of a hand that is drawn in two parts has been enlarged with the first of them.
  private static boolean isDrawing(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.drawer() == me && !hands.isContinued();
  }

  private static boolean isTaking(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.taker() == me
        && game.reach().reaches(hands.giver())
        && game.cards().handSize(hands.giver()) > hands.taken();
  }

  private static void takeMore(Game game, Seat me) {
    game.verbs().hands().taken(game.verbs().hands().taken() + more(game, me));
  }

  // How many ships could come along, none on account of those that have.
  private static int ships(Game game, Seat me) {
    boolean own = game.verbs().ships().retriever() == me;
    if (!own || game.ships().colonies(me) == 0) return 0;
    return Math.min(more(game, me), game.verbs().freeInWarp(me));
  }

  private static void retrieve(Game game, Seat me) {
    int ships = game.ask(me).number(SHIPS, 0, ships(game, me));
    game.verbs().ships().retrieve(me, ships);
  }
}
