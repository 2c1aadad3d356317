package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Rewards;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Greed: it draws a card more in every new hand and lays out a privilege whenever somebody has
/// more foreign colonies than it has privileges (H-527). Laying one out is the use; a zapped one
/// leaves the game.
public final class Oligarch {
  // Privileges by their counters: 0 while it has it in its cache, 1 when it lies out, 2 when it has
  // left the game.
  private static final int COMPENSATION_CONTROL = 0;
  private static final int ENCOUNTER_ENVY = 1;
  private static final int REWARDS_SIPHON = 2;
  private static final int VICTORY_POSSESSION = 3;
  private static final int WARP_CLAIM = 4;
  private static final int PRIVILEGES = 5;

  private static final int OUT = 1;
  private static final int GONE = 2;

  private static final Prompt WHICH = Prompt.of("oligarch/number");

  public static final Alien OLIGARCH =
      alien("Oligarch", "eons")
          .level(2)
          .power("Greed", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You begin the game; your new hands have a card more. When anybody has more foreign"
                  + " colonies than you have privileges, gain one: 1 compensation +2, others' -2; 2"
                  + " total +3, others' -2; 3 rewards +2, others' -1; 4 you need a colony fewer,"
                  + " others one more; 5 you lose two ships fewer, others one more.")
          .counter("control")
          .counter("envy")
          .counter("siphon")
          .counter("possession")
          .counter("claim")
          .setup((game, me) -> game.course().turn(me))
          .must(ANY, COLONY_CHANGED, Oligarch::isDue, Oligarch::layOut)
          .naming(Oligarch::name)
          .whenZapped(Oligarch::lose)
          .must(ANY, REGROUP_START, Oligarch::isDue, Oligarch::layOut)
          .naming(Oligarch::name)
          .whenZapped(Oligarch::lose)
          .always(ANY, POWER_LOST, Oligarch::isBack, Oligarch::takeBack)
          .always(ANY, COMPENSATION, Oligarch::isCompensating, Oligarch::control)
          .always(ANY, TOTALS, (game, me) -> has(game, me, ENCOUNTER_ENVY), Oligarch::envy)
          .always(ANY, COLLECTING, Oligarch::isSiphoning, Oligarch::siphon)
          .always(ANY, LOSING, Oligarch::isClaiming, Oligarch::claim)
          .first(Ability.Group.ADDITION)
          .always(ANY, LOSING, Oligarch::isLosing, Oligarch::save)
          .bends(Query.FIRST_HAND, (game, me, who, cards) -> who == me ? cards + 1 : cards)
          .bends(Query.NEW_HAND_SIZE, (game, me, who, cards) -> who == me ? cards + 1 : cards)
          .bends(Query.COLONIES_NEEDED, Oligarch::needed);

  private Oligarch() {}

  private static int state(Game game, Seat me, int privilege) {
    return game.powers().counter(game.powers().find(me, OLIGARCH), privilege);
  }

  private static boolean has(Game game, Seat me, int privilege) {
    return state(game, me, privilege) == OUT;
  }

  private static int count(Game game, Seat me, int state) {
    int count = 0;
    for (int i = 0; i < PRIVILEGES; i++) if (state(game, me, i) == state) count++;
    return count;
  }

  private static boolean isBound(Game game, Seat who) {
    return game.ofPower(Query.POWER_BOUND, who, 0) != 0;
  }

  // ---- laying out

  private static boolean isDue(Game game, Seat me) {
    int most = 0;
    for (int i = 0; i < game.seats(); i++)
      most = Math.max(most, game.powers().foreignColonies(Seat.of(i)));
    most += game.ofPower(Query.POWER_NUMBER, me, 0);
    return count(game, me, 0) > 0 && most > count(game, me, OUT);
  }

  private static void name(Game game, Seat me) {
    game.current().target(choose(game, me));
  }

  private static int choose(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int i = 0; i < PRIVILEGES; i++)
      if (state(game, me, i) == 0) menu.add(Choice.number(i + 1));
    return Choice.asNumber(game.ask(me).choose(WHICH)) - 1;
  }

  private static void layOut(Game game, Seat me) {
    set(game, me, game.current().target(), OUT);
    while (isDue(game, me)) {
      int next = choose(game, me);
      boolean stands = game.usesPower(me, OLIGARCH);
      set(game, me, next, stands ? OUT : GONE);
      if (!stands) break;
    }
    game.verbs().ships().checkWin();
  }

  private static void lose(Game game, Seat me) {
    set(game, me, game.current().target(), GONE);
  }

  private static void set(Game game, Seat me, int privilege, int state) {
    game.powers().counter(game.powers().find(me, OLIGARCH), privilege, state);
  }

  private static boolean isBack(Game game, Seat me) {
    return game.verbs().ships().changed() == me
        && !game.verbs().ships().powerIsLost()
        && count(game, me, OUT) > 0;
  }

  // What lay out before the sheet was lost is in the cache again.
  private static void takeBack(Game game, Seat me) {
    for (int i = 0; i < PRIVILEGES; i++) if (has(game, me, i)) set(game, me, i, 0);
  }

  // ---- privileges

  private static boolean isCompensating(Game game, Seat me) {
    return has(game, me, COMPENSATION_CONTROL)
        && game.encounter().compensation() > 0
        && !isBound(game, other(game, me));
  }

  // The player from whom it takes something, or who gets less.
  private static Seat other(Game game, Seat me) {
    Seat recipient = game.verbs().receipts().recipient();
    return recipient == me ? game.encounter().compensationFrom() : recipient;
  }

  private static void control(Game game, Seat me) {
    int change = game.verbs().receipts().recipient() == me ? 2 : -2;
    game.encounter().compensation(Math.max(0, game.encounter().compensation() + change));
  }

  private static void envy(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (!encounter.attacks(main)) continue;
      if (main == me) encounter.sideOf(main).add(3);
      else if (!isBound(game, main)) encounter.sideOf(main).add(-2);
    }
  }

  private static boolean isSiphoning(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    return has(game, me, REWARDS_SIPHON)
        && rewards.due() > 0
        && (rewards.collector() == me || !isBound(game, rewards.collector()));
  }

  private static void siphon(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    rewards.due(rewards.due() + (rewards.collector() == me ? 2 : -1));
  }

  private static boolean isClaiming(Game game, Seat me) {
    return has(game, me, WARP_CLAIM) && victims(game, me) != 0;
  }

  private static int victims(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    if (loss.cause() == Cause.COST) return 0;
    int victims = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && loss.remaining(Seat.of(i)) > 0 && !isBound(game, Seat.of(i)))
        victims |= 1 << i;
    return victims;
  }

  private static void claim(Game game, Seat me) {
    int victims = victims(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat victim = game.inOrder(p);
      if (victim.in(victims)) game.verbs().chooseLossOutside(victim, 1);
    }
  }

  private static boolean isLosing(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return has(game, me, WARP_CLAIM) && loss.cause() != Cause.COST && loss.remaining(me) > 0;
  }

  private static void save(Game game, Seat me) {
    game.verbs().losing().save(me, 2);
  }

  private static int needed(Game game, Seat me, Seat who, int colonies) {
    if (!has(game, me, VICTORY_POSSESSION)) return colonies;
    return who == me ? colonies - 1 : colonies + 1;
  }
}
