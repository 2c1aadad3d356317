package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Subjugate: a ship of everybody that it beats comes onto its sheet. There they cost their owner
/// cards when it attacks, strengthen an attack on it, go to the warp in place of the Tyrant's own,
/// or buy something in a deal.
public final class Tyrant {
  private static final int SUBDUED = 0;
  private static final Prompt SPENDS = Prompt.of("tyrant/number");
  private static final Prompt WHOSE = Prompt.of("tyrant/seat");

  public static final Alien TYRANT =
      alien("Tyrant", "storm")
          .level(2)
          .power("Subjugate", MAIN, Step.DESTINY, Step.REVEAL)
          .isMandatory()
          .text(
              "When you win with an attack one ship of each loser comes onto this sheet. Who"
                  + " attacks you discards a random card for each of its ships here; they add to"
                  + " your total when you attack it. They may be lost for yours, and freed in"
                  + " deals.")
          .must(MAIN, LOSING, (game, me) -> prey(game, me) != 0, Tyrant::subjugate)
          .first(Group.CAPTURE)
          .free(ANY, LOSING, (game, me) -> most(game, me) > 0, Tyrant::spend)
          .must(DEFENSE, DEFENSE_CHOSEN, Tyrant::isFeared, Tyrant::subdue)
          .first(Group.LAST)
          .must(MAIN, TOTALS, (game, me) -> added(game, me) > 0, Tyrant::add)
          .bends(
              Query.MAY_FREE, (game, me, who, ways) -> who == me ? ways | Query.FROM_SHEETS : ways);

  private Tyrant() {}

  // The losers of whom a ship can be captured.
  private static int prey(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    boolean won =
        loss.cause() == Cause.ENCOUNTER
            && encounter.outcome().isWin()
            && encounter.winners().main() == me
            && encounter.attacks(me);
    if (!won) return 0;
    int mask = 0;
    for (int rest = encounter.winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (loss.remaining(seat) > 0 && game.verbs().ships().mayLeave(seat) > 0) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static void subjugate(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    for (int rest = prey(game, me); rest != 0; rest &= rest - 1)
      game.verbs()
          .losing()
          .capture(Seat.of(Integer.numberOfTrailingZeros(rest)), each, game.here());
  }

  // How many of its own ships others can stand in for.
  private static int most(Game game, Seat me) {
    return Math.min(game.verbs().losing().remaining(me), game.powers().heldInAll(game.here()));
  }

  private static void spend(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    int count = game.ask(me).number(SPENDS, 1, most(game, me));
    for (int i = 0; i < count; i++) {
      Seat owner = game.ask(me).seat(WHOSE, game.powers().holding(game.here()));
      game.verbs().sheetShips().spend(game.here(), owner, 1);
    }
    if (loss.cause() == Cause.ENCOUNTER) loss.save(me, count);
    else game.verbs().losses().reduce(me, count);
  }

  private static boolean isFeared(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return game.mark(SUBDUED) == 0
        && game.powers().held(game.here(), offense) > 0
        && game.reach().reaches(offense);
  }

  private static void subdue(Game game, Seat me) {
    game.mark(SUBDUED, 1);
    Seat offense = game.encounter().offense();
    game.verbs().hands().discardRandom(offense, game.powers().held(game.here(), offense));
    if (!StartTurn.canSelect(game, offense)) game.verbs().callOff(Event.Obstacle.NO_ENCOUNTER_CARD);
  }

  private static int added(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean may = me == encounter.offense() || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    Seat other = encounter.opponent(me);
    if (!may || !encounter.attacks(me) || !game.reach().reaches(other)) return 0;
    return game.powers().held(game.here(), other);
  }

  private static void add(Game game, Seat me) {
    game.encounter().sideOf(me).add(added(game, me));
  }
}
