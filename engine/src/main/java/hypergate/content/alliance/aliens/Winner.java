package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Picks;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Win More: a victory by ten or more, attack against attack, brings a foreign colony at once.
public final class Winner {
  /// Mark: the power has brought its colony in this encounter.
  public static final int GAINED = 0;

  /// By how much the Winner must win for a colony.
  public static final int MARGIN = 10;

  private static final int MOST_SHIPS = 4;
  private static final Prompt WHERE = Prompt.of("winner/planet");
  private static final Prompt WHICH = Prompt.of("winner/ships");

  public static final Alien WINNER =
      alien("Winner", "alliance")
          .level(1)
          .power("Win More", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When both main players attack and you win by 10 or more, place up to four of your"
                  + " ships on any planet outside your home system as a colony.")
          .must(MAIN, OUTCOME, Winner::isDue, Winner::gain);

  private Winner() {}

  private static boolean isDue(Game game, Seat me) {
    int own = game.ofPower(Query.POWER_NUMBER, me, MARGIN);
    int needed = game.ofPower(Query.POWER_NUMBER, game.encounter().opponent(me), own);
    return game.mark(GAINED) == 0 && margin(game, me) >= needed && canSettle(game, me, free(game));
  }

  private static void gain(Game game, Seat me) {
    game.mark(GAINED, 1);
    settle(game, me, WHERE, WHICH, free(game));
  }

  // The planets that the power may choose.
  private static long free(Game game) {
    long planets = 0;
    int systems = game.reach().reached(game.everybody());
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(systems)) planets |= game.ships().planetsOf(Seat.of(i));
    return planets;
  }

  /// By how much the seat has won with an attack against an attack; -1 when it has not.
  public static int margin(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean won = encounter.outcome().isWin() && encounter.winners().main() == me;
    return won && encounter.compared() ? encounter.margin() : -1;
  }

  /// Whether a seat has ships outside the encounter for a colony on one of these planets outside
  /// its home system.
  public static boolean canSettle(Game game, Seat me, long planets) {
    return ships(game, me) != 0 && open(game, me, planets) != 0;
  }

  private static long open(Game game, Seat me, long planets) {
    long free = planets & game.ships().foreignTo(me) & ~game.ships().colonies(me);
    return game.verbs().room().open(free);
  }

  private static long ships(Game game, Seat me) {
    Planet target = game.encounter().target();
    long fighting = me == game.encounter().defender() && target.exists() ? target.bit() : 0;
    return game.ships().colonies(me) & ~fighting;
  }

  /// Lets a seat place a colony on one of these planets outside its home system.
  public static void settle(Game game, Seat me, Prompt where, Prompt which, long planets) {
    Planet planet = game.ask(me).planet(where, open(game, me, planets));
    Picks picks = game.verbs().ships().pickFrom(me, ships(game, me));
    picks.ask(game, me, which, 0, 1, MOST_SHIPS);
    game.verbs().establish(me, picks, planet);
  }
}
