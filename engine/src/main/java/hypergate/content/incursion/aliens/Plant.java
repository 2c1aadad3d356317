package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Grafting: before cards are selected it takes the power of somebody in whose home system it has a
/// colony, beside its own, until the encounter is over.
public final class Plant {
  /// Mark: the power has been used in this encounter.
  private static final int GRAFTED = 0;

  private static final Prompt WHOM = Prompt.of("plant/seat");
  private static final Prompt ANOTHER = Prompt.of("plant/seat-2");
  private static final Prompt WHICH = Prompt.of("plant/alien");

  public static final Alien PLANT =
      alien("Plant", "incursion")
          .level(2)
          .power("Grafting", MAIN, Step.PLANNING)
          .text(
              "As a main player, before cards are selected, you may take the power of a player in"
                  + " whose home system you have a colony until the encounter is over, in addition"
                  + " to yours.")
          .may(MAIN, BEFORE_SELECTION, Plant::mayGraft, Plant::graft)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, hosts(game, me)).index()));

  private Plant() {}

  private static boolean mayGraft(Game game, Seat me) {
    return game.mark(GRAFTED) == 0 && hosts(game, me) != 0;
  }

  private static int hosts(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat host = Seat.of(i);
      boolean grows = (game.ships().planetsOf(host) & game.ships().colonies(me)) != 0;
      if (host != me && grows && game.verbs().lending().mayGraft(host, me)) mask |= host.bit();
    }
    return game.reach().reached(mask);
  }

  private static void graft(Game game, Seat me) {
    game.mark(GRAFTED, 1);
    boolean again = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    game.verbs().lending().graft(Seat.of(game.current().target()), me, WHICH);
    int more = again ? hosts(game, me) : 0;
    if (more == 0) return;
    Seat second = game.ask(me).seatOrNone(ANOTHER, more);
    if (second.exists()) game.verbs().lending().graft(second, me, WHICH);
  }
}
