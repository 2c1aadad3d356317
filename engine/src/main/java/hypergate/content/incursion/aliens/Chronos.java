package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Rewinding.Opposing;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Time Travel: when cards are up it sends time back to planning, once an encounter. Its own card
/// comes back, the opponent's lies aside.
public final class Chronos {
  public static final Alien CHRONOS =
      alien("Chronos", "incursion")
          .level(1)
          .power("Time Travel", MAIN, Step.REVEAL)
          .text(
              "As a main player, once cards are revealed you may travel back: your card and all"
                  + " others played since planning began return to their hands, your opponent's"
                  + " lies aside until the encounter is over if it has another, and planning begins"
                  + " anew. Once an encounter.")
          .may(MAIN, REVEALED, Chronos::mayTravel, (game, me) -> travel(game, me, false));

  private Chronos() {}

  /// Whether a seat may travel once more in this encounter.
  public static boolean mayTravel(Game game, Seat me) {
    return game.verbs().rewinding().isPossible(game.ofPower(Query.POWER_UNBOUND, me, 1));
  }

  /// A seat travels back.
  ///
  /// @param again whether the opponent must play its card again
  public static void travel(Game game, Seat me, boolean again) {
    Seat opponent = game.encounter().opponent(me);
    boolean spared = game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    Opposing becomes = spared ? Opposing.RETURNS : Opposing.LIES_ASIDE;
    game.verbs().rewinding().call(me, again ? Opposing.IS_PLAYED_AGAIN : becomes);
  }
}
