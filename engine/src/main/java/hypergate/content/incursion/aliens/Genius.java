package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Outwit: instead of landing on a planet it draws a card for each of its ships in the encounter,
/// and those go home; with twenty cards in hand it wins as a turn begins. Only the cards are a use.
public final class Genius {
  /// Mark: the planet that it has declined, plus one.
  private static final int DECLINED = 0;

  private static final int WINNING = 20;

  public static final Alien GENIUS =
      alien("Genius", "incursion")
          .level(2)
          .hasVictory()
          .power("Outwit", MAIN_OR_ALLY, Step.RESOLUTION)
          .text(
              "When you would gain a foreign colony by winning, you may draw one card for each of"
                  + " your ships in the encounter instead; these return to your other colonies. You"
                  + " win the game if you hold 20 or more cards as any player's turn begins.")
          .may(MAIN_OR_ALLY, LANDING, Genius::gainsColony, Genius::decline)
          .always(
              ANY,
              TURN_START,
              (game, me) ->
                  game.cards().handSize(me) >= game.ofPower(Query.POWER_NUMBER, me, WINNING),
              (game, me) -> game.verbs().win(me, "genius"))
          .first(Ability.Group.LAST)
          .evenZapped()
          .bends(Query.MAY_LAND, (game, me, who, may) -> who == me && hasDeclined(game) ? 0 : may);

  private Genius() {}

  private static boolean gainsColony(Game game, Seat me) {
    Planet target = game.encounter().target();
    return game.ships().onGate(me) > 0
        && Resolution.lands(game, me)
        && (target.bit() & game.ships().foreignTo(me)) != 0
        && (target.bit() & game.ships().colonies(me)) == 0;
  }

  private static boolean hasDeclined(Game game) {
    return game.mark(DECLINED) == game.encounter().target().index() + 1;
  }

  private static void decline(Game game, Seat me) {
    game.mark(DECLINED, game.encounter().target().index() + 1);
    int ships = game.ships().onGate(me);
    Seat foe = game.encounter().sideOf(me).other().main();
    game.verbs()
        .draw(me, game.ofPower(Query.POWER_BOUND, foe, 0) == 0 ? ships : Math.min(ships, 2));
  }
}
