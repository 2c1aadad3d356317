package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.JOINED;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Escape Velocity: one or two ships sent cost as many cards; three or more draw a card before one
/// is thrown away.
public final class Booster {
  /// Mark: a card is drawn for each ship sent, and as many are discarded (the super flare).
  public static final int EACH = 0;

  /// So many ships at least, and cards are drawn.
  public static final int MANY = 3;

  public static final Alien BOOSTER =
      alien("Booster", "odyssey")
          .level(0)
          .power("Escape Velocity", OFFENSE_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .isMandatory()
          .text(
              "When you send one or two ships into the encounter as the offense or an ally, discard"
                  + " as many cards of your hand. When you send three or more, draw a card, then"
                  + " discard one.")
          .must(OFFENSE, LAUNCHED, Booster::mayBoost, Booster::boost)
          .must(
              ALLY,
              JOINED,
              (game, me) -> game.encounter().joiner() == me && mayBoost(game, me),
              Booster::boost);

  private Booster() {}

  private static boolean mayBoost(Game game, Seat me) {
    int ships = game.encounter().shipsOf(me);
    return ships >= MANY || ships > 0 && game.cards().handSize(me) > 0;
  }

  private static void boost(Game game, Seat me) {
    int ships = game.encounter().shipsOf(me);
    if (game.mark(EACH) != 0) {
      game.mark(EACH, 0);
      game.verbs().hands().mustDiscard(me, game.verbs().draw(me, ships));
      return;
    }
    if (ships >= MANY && !isWatched(game))
      game.verbs().draw(me, game.ofPower(Query.POWER_NUMBER, me, 1));
    game.verbs().hands().mustDiscard(me, ships >= MANY ? 1 : ships);
  }

  // By a main player against whom nothing is drawn.
  private static boolean isWatched(Game game) {
    return game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) != 0
        || game.ofPower(Query.POWER_BOUND, game.encounter().defense(), 0) != 0;
  }
}
