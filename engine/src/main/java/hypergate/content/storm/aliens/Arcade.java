package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Pwn: whoever is crushed gives it a ship, and enough of them on its sheet win the game.
public final class Arcade {
  /// Mark: the ally that gives the ship instead of its main player, plus one.
  public static final int ALLY = 0;

  private static final int CRUSHING = 10;
  private static final int FOR_A_CON = 20;
  private static final int OF_A_COLOUR = 3;
  private static final int IN_ALL = 5;
  private static final Prompt GIVES = Prompt.of("arcade/planet");
  private static final Prompt TAKES = Prompt.of("arcade/planet-2");

  public static final Alien ARCADE =
      alien("Arcade", "storm")
          .level(1)
          .hasVictory()
          .power("Pwn", MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When your side wins by ten or more, or has an attack against a negotiate, the"
                  + " opposing main player puts a ship of its colonies on this sheet. You win with"
                  + " three ships of a player or five in all there.")
          .must(MAIN_OR_ALLY, OUTCOME, (game, me) -> victim(game, me).exists(), Arcade::pwn)
          .bends(Query.WINS, Arcade::wins);

  private Arcade() {}

  /// Who gives a ship now; nobody if the side of the seat has not done well enough.
  public static Seat victim(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin()) return Seat.NONE;
    Side side = encounter.sideOf(me);
    int ally = game.powers().mark(game.powers().find(me, ARCADE), ALLY);
    Seat victim = ally != 0 ? Seat.of(ally - 1) : side.other().main();
    boolean bound = game.ofPower(Query.POWER_BOUND, victim, 0) != 0;
    int least = bound ? FOR_A_CON : game.ofPower(Query.POWER_NUMBER, me, CRUSHING);
    return isCrushing(encounter, side, least) || !bound && isLone(encounter, side)
        ? orNone(game, victim)
        : Seat.NONE;
  }

  private static boolean isCrushing(Encounter encounter, Side side, int least) {
    return encounter.compared() && encounter.winners() == side && encounter.margin() >= least;
  }

  private static boolean isLone(Encounter encounter, Side side) {
    return encounter.attacks(side.main()) && encounter.negotiates(side.other().main());
  }

  private static Seat orNone(Game game, Seat victim) {
    return game.verbs().sheetShips().most(victim) > 0 ? victim : Seat.NONE;
  }

  private static void pwn(Game game, Seat me) {
    Seat victim = victim(game, me);
    boolean picks = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int place = game.ask(picks ? me : victim).placeOf(picks ? TAKES : GIVES, victim, false);
    game.verbs().sheetShips().capture(victim, place, 1, game.here());
    if (hasWon(game, game.here())) game.verbs().win(me, game.cause());
  }

  private static int wins(Game game, Seat me, Seat who, int wins) {
    return who == me && hasWon(game, game.powers().find(me, ARCADE)) ? 1 : wins;
  }

  private static boolean hasWon(Game game, int sheet) {
    if (sheet < 0) return false;
    Powers powers = game.powers();
    for (int i = 0; i < game.seats(); i++)
      if (powers.held(sheet, Seat.of(i)) >= OF_A_COLOUR) return true;
    return powers.heldInAll(sheet) >= IN_ALL;
  }
}
