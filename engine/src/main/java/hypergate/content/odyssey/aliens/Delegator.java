package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;

/// Delegate: when alliances stand allies take the places of main players, who become allies. Whose
/// turn it is stays as it was.
public final class Delegator {
  /// Mark: it has been used in this encounter.
  private static final int USED = 0;

  private static final int DEFENSE = 8;
  private static final int SEAT = (1 << DEFENSE) - 1;

  private static final Prompt OFFENSE_IS = Prompt.of("delegator/seat");
  private static final Prompt DEFENSE_IS = Prompt.of("delegator/seat-2");

  public static final Alien DELEGATOR =
      alien("Delegator", "odyssey")
          .level(2)
          .power("Delegate", MAIN_OR_ALLY, Step.ALLIANCE)
          .text(
              "When alliances are formed you may make an offensive ally the offense, a defensive"
                  + " ally the defense, or both; whom they displace becomes their ally. What the"
                  + " new offense wins or agrees on counts as the first one's success.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> isUnused(game, me) && (offenses(game) | defenses(game)) != 0,
              (game, me) -> delegate(game, me, game.current().target()))
          .naming((game, me) -> name(game, me, offenses(game), defenses(game)));

  private Delegator() {}

  // ---- who may be named

  private static boolean isUnused(Game game, Seat me) {
    int sheet = game.powers().find(me, DELEGATOR);
    return sheet >= 0
        && game.powers().mark(sheet, USED) == 0
        && game.encounter().outcome() == Outcome.NONE
        && game.encounter().target().exists();
  }

  // Who could take the place of a main player that is reached, as a mask.
  private static int allies(Game game, Side side) {
    if (!game.reach().reaches(side.main())) return 0;
    return game.reach().reached(side.allies() & ~side.other().seats());
  }

  private static int offenses(Game game) {
    return allies(game, game.encounter().offensive());
  }

  private static int defenses(Game game) {
    return allies(game, game.encounter().defensive());
  }

  /// Players who are not in the encounter, as a mask.
  public static int bystanders(Game game) {
    Encounter encounter = game.encounter();
    return game.everybody() & ~encounter.offensive().seats() & ~encounter.defensive().seats();
  }

  /// Whether it could name somebody who is not in the encounter.
  public static boolean mayReachOut(Game game, Seat me) {
    return isUnused(game, me) && bystanders(game) != 0;
  }

  /// It names whom it likes, allies and players who are not in the encounter.
  public static void reachOut(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int others = bystanders(game);
    Side offensive = encounter.offensive();
    Side defensive = encounter.defensive();
    name(
        game,
        me,
        offensive.allies() & ~defensive.seats() | others,
        defensive.allies() & ~offensive.seats() | others);
  }

  private static void name(Game game, Seat me, int offenses, int defenses) {
    Seat offense = Seat.NONE;
    if (offenses != 0)
      offense =
          defenses == 0
              ? game.ask(me).seat(OFFENSE_IS, offenses)
              : game.ask(me).seatOrNone(OFFENSE_IS, offenses);
    int left = offense.exists() ? defenses & ~offense.bit() : defenses;
    Seat defense = Seat.NONE;
    if (left != 0)
      defense =
          offense.exists()
              ? game.ask(me).seatOrNone(DEFENSE_IS, left)
              : game.ask(me).seat(DEFENSE_IS, left);
    game.current().target(offense.index() + 1 | defense.index() + 1 << DEFENSE);
  }

  /// The players that have been named take their places.
  public static void delegate(Game game, Seat me, int named) {
    game.powers().mark(game.powers().find(me, DELEGATOR), USED, 1);
    Encounter encounter = game.encounter();
    Seat offense = Seat.of((named & SEAT) - 1);
    Seat defense = Seat.of((named >> DEFENSE) - 1);
    if (offense.exists() && !encounter.isMain(offense)) encounter.replaceOffense(offense);
    if (defense.exists() && !encounter.isMain(defense)) encounter.replaceDefense(defense);
    if (game.isHeard()) game.tell(new Event.DefenseNamed(encounter.offense(), encounter.defense()));
  }
}
