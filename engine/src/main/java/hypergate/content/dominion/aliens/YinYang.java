package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Balance: invited by both it allies with both, and softens the defeat of either. A main player
/// that has passed it over loses as many ships as its opponent (H-863).
public final class YinYang {
  /// Mark: it may join both sides.
  private static final int BALANCED = 0;

  /// Mark: it has handed out tokens.
  private static final int HANDED = 1;

  private static final int TOKEN = 0;
  private static final Prompt WHO = Prompt.of("yin-yang/seats");
  private static final Prompt STAY = Prompt.of("yin-yang/number");
  private static final Prompt REWARD = Prompt.of("yin-yang/number-2");

  public static final Alien YIN_YANG =
      alien("Yin-Yang", "dominion")
          .level(1)
          .power("Balance", NOT_MAIN, Step.ALLIANCE)
          .tallies("tokens")
          .text(
              "Invited by both main players, you may ally with both. If the defense loses, it may"
                  + " leave as many of its losing ships on the planet as you sent to the offense;"
                  + " if the offense loses, it may take a reward for each ship that you sent to the"
                  + " defense. A main player who passes you over may get a token: in this encounter"
                  + " it loses as many ships to the warp as its opponent does.")
          .may(NOT_MAIN, JOINING, YinYang::mayBalance, (game, me) -> game.mark(BALANCED, 1))
          .bends(Query.MAY_JOIN, YinYang::sides)
          .free(
              NOT_MAIN,
              INVITED,
              (game, me) -> game.mark(HANDED) == 0 && passing(game, me) != 0,
              YinYang::giveTokens)
          .always(ALLY, LOSING, YinYang::helpsDefense, YinYang::keepOnPlanet)
          .always(ALLY, REWARDS, YinYang::helpsOffense, YinYang::console)
          .always(ANY, SHIPS_LOST, (game, me) -> burdened(game) != 0, YinYang::even)
          .always(ANY, ENCOUNTER_END, (game, me) -> holders(game) != 0, YinYang::takeBack)
          .evenZapped()
          .evenLost();

  private YinYang() {}

  private static boolean mayBalance(Game game, Seat me) {
    if (!Alliance.isAnswering(game, me) || game.mark(BALANCED) != 0) return false;
    return Alliance.isInvitedByBoth(game, me) || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static int sides(Game game, Seat me, Seat who, int sides) {
    if (who != me || game.mark(BALANCED) == 0) return sides;
    return sides | Alliance.OFFENSE | Alliance.DEFENSE | Alliance.BOTH;
  }

  // ---- tokens

  private static int holders(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.verbs().tallies().of(YIN_YANG, TOKEN, Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  // Who was barred from inviting has not declined.
  private static int passing(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int seats = passed(encounter, encounter.offensive(), me);
    seats |= passed(encounter, encounter.defensive(), me);
    return game.reach().reached(seats & ~holders(game));
  }

  private static int passed(Encounter encounter, Side side, Seat me) {
    return encounter.mayInvite(side) && !me.in(encounter.invited(side)) ? side.main().bit() : 0;
  }

  private static void giveTokens(Game game, Seat me) {
    game.mark(HANDED, 1);
    int seats = game.ask(me).seats(WHO, passing(game, me), Seat.MOST);
    for (int rest = seats; rest != 0; rest &= rest - 1)
      game.verbs().tallies().add(YIN_YANG, TOKEN, Seat.of(Integer.numberOfTrailingZeros(rest)), 1);
  }

  private static void takeBack(Game game, Seat me) {
    for (int rest = holders(game); rest != 0; rest &= rest - 1)
      game.verbs().tallies().add(YIN_YANG, TOKEN, Seat.of(Integer.numberOfTrailingZeros(rest)), -1);
  }

  // Holders of tokens whose opponents have just lost ships to the warp.
  private static int burdened(Game game) {
    if (game.verbs().losing().cause() != Cause.ENCOUNTER) return 0;
    int seats = 0;
    for (int rest = holders(game); rest != 0; rest &= rest - 1) {
      Seat holder = Seat.of(Integer.numberOfTrailingZeros(rest));
      Seat opponent = game.encounter().opponent(holder);
      if (opponent.exists() && game.verbs().losing().wentToWarp(opponent) > 0)
        seats |= holder.bit();
    }
    return seats;
  }

  private static void even(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat holder = game.inOrder(p);
      if (!holder.in(burdened(game))) continue;
      int ships = game.verbs().losing().wentToWarp(game.encounter().opponent(holder));
      game.verbs().beginLoss(Cause.EFFECT);
      game.verbs().chooseLoss(holder, ships, false, game.verbs().outside(holder));
      game.verbs().carryOutLoss();
    }
  }

  // ---- balance

  // How many of its ships it had on a side as it was decided.
  private static boolean isBalanced(Game game, Seat me, Outcome outcome) {
    return game.mark(BALANCED) != 0
        && game.encounter().outcome() == outcome
        && game.encounter().isOnBothSides(me);
  }

  private static int stay(Game game, Seat me) {
    return Math.min(
        game.encounter().shipsAtEnd(me),
        game.verbs().losing().remaining(game.encounter().defense()));
  }

  private static boolean helpsDefense(Game game, Seat me) {
    return isBalanced(game, me, Outcome.OFFENSE_WINS)
        && game.verbs().losing().cause() == Cause.ENCOUNTER
        && stay(game, me) > 0
        && !game.reach().spares(game.encounter().defense());
  }

  private static void keepOnPlanet(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    int ships = game.ask(defense).number(STAY, 0, stay(game, me));
    game.verbs().losing().leaveInPlace(defense, ships);
  }

  private static boolean helpsOffense(Game game, Seat me) {
    return isBalanced(game, me, Outcome.DEFENSE_WINS)
        && game.encounter().shipsAtEnd(me) > 0
        && !game.reach().spares(game.encounter().offense());
  }

  private static void console(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    int rewards = game.ask(offense).number(REWARD, 0, game.encounter().shipsAtEnd(me));
    if (rewards > 0) game.verbs().rewards().collect(offense, rewards);
  }
}
