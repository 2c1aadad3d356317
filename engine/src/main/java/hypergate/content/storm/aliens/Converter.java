package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.RETRIEVING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Ships;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Exchange: cards for ships that would be lost, and cards instead of ships that would come back.
/// How many is said first, so that who is zapped pays nothing.
public final class Converter {
  private static final Prompt CARDS = Prompt.of("converter/number");
  private static final Prompt SHIPS = Prompt.of("converter/number-2");

  public static final Alien CONVERTER =
      alien("Converter", "storm")
          .level(1)
          .power("Exchange", ANY, Step.PHASES)
          .text(
              "When you would lose ships to the warp you may discard cards: each saves one of the"
                  + " ships, which returns to your colonies. When you would retrieve ships you may"
                  + " draw a card for each that you leave in the warp instead.")
          .may(ANY, LOSING, (game, me) -> most(game, me) > 0, Converter::save)
          .naming(
              (game, me) -> game.current().target(game.ask(me).number(CARDS, 1, most(game, me))))
          .may(ANY, RETRIEVING, Converter::isRetrieving, Converter::leave)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.ask(me).number(SHIPS, 1, game.verbs().ships().retrieved())));

  private Converter() {}

  // What is paid by choice is paid.
  private static int most(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    if (loss.cause() == Cause.COST) return 0;
    int ships = loss.remaining(me);
    int cards = game.cards().handSize(me);
    if (isDear(game, me)) return Math.min(cards, 2 * ships) & ~1;
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    return Math.min(cards, (ships + each - 1) / each);
  }

  // Two cards for a ship.
  private static boolean isDear(Game game, Seat me) {
    if (!game.encounter().isMain(me)) return false;
    Seat opponent = game.encounter().opponent(me);
    return opponent.exists() && game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
  }

  private static void save(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    int cards = Math.min(game.current().target(), game.cards().handSize(me));
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    int ships = isDear(game, me) ? cards / 2 : cards * each;
    CardSet hand = game.cards().hand(me);
    if (cards < hand.size()) game.ask(me).cards(Prompt.DISCARD, hand, cards, cards);
    game.verbs().hands().discard(me, hand);
    loss.save(me, Math.min(ships, loss.remaining(me)));
  }

  private static boolean isRetrieving(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    return ships.retriever() == me && ships.retrieved() > 0;
  }

  private static void leave(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    int left = Math.min(game.current().target(), ships.retrieved());
    ships.retrieving(ships.retrieved() - left);
    game.verbs().draw(me, left * game.ofPower(Query.POWER_NUMBER, me, 1));
  }
}
