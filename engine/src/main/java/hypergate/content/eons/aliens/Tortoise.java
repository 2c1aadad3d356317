package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Receipts;
import hypergate.game.verb.Rewards;
import hypergate.game.verb.Ships;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Dawdle: rewards in the place of turns, some of them into its shell; when others win it takes one
/// long turn, and a victory that it shares it may risk for one of its own. Only the rewards are a
/// use (H-844).
public final class Tortoise {
  private static final int EACH_TURN = 4;

  private static final Prompt OLD = Prompt.of("tortoise/number");
  private static final Prompt STORED = Prompt.of("tortoise/cards");
  private static final Prompt GOES_ON = Prompt.of("tortoise/choice");
  private static final Prompt ALONE = Prompt.of("tortoise/choice-2");

  public static final Alien TORTOISE =
      alien("Tortoise", "eons")
          .level(2)
          .power("Dawdle", OFFENSE, Step.START_TURN)
          .isMandatory()
          .text(
              "As your turn starts receive four rewards; then it ends. Cards that you draw as"
                  + " rewards may come off the discard pile and go into your shell. When others"
                  + " win, take up the shell and one last turn, with an encounter for each"
                  + " encounter card, to win along. A victory that you share you may risk for one"
                  + " of your own.")
          .pile("shell")
          .must(OFFENSE, TURN_START, (game, me) -> isLazy(game, me), Tortoise::dawdle)
          .always(ANY, COLLECTING, Tortoise::maySearch, Tortoise::search)
          .always(ANY, COLLECTED, Tortoise::mayStore, Tortoise::store)
          .always(ANY, WIN_CHECK, Tortoise::isLate, Tortoise::goOn)
          .always(ANY, WIN_CHECK, Tortoise::isSharing, Tortoise::tryAlone);

  private Tortoise() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, TORTOISE);
  }

  // ---- dawdling

  private static boolean isLazy(Game game, Seat me) {
    return game.verbs().ships().lastTurn() != me;
  }

  private static void dawdle(Game game, Seat me) {
    int due = game.ofPower(Query.POWER_NUMBER, me, EACH_TURN);
    CardSet before = game.cards().hand(me);
    long low = before.low();
    long high = before.high();
    game.verbs().rewards().collect(me, due - find(game, me, due));
    CardSet come = game.cards().hand(me);
    come.keep(~low, ~high);
    if (!come.isEmpty()) store(game, me, come);
    game.encounter().flag(Encounter.TURN_OVER);
  }

  // ---- cards off the discard pile, and into the shell

  private static boolean maySearch(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    return rewards.collector() == me && rewards.due() > 0 && game.cards().discardSize() > 0;
  }

  private static void search(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    CardSet before = game.cards().hand(me);
    long low = before.low();
    long high = before.high();
    int count = find(game, me, rewards.due());
    rewards.due(rewards.due() - count);
    CardSet come = game.cards().hand(me);
    come.keep(~low, ~high);
    if (!come.isEmpty()) store(game, me, come);
  }

  // It takes cards off the discard pile, the top one first.
  private static int find(Game game, Seat me, int due) {
    int most = Math.min(due, game.cards().discardSize());
    int count = most == 0 ? 0 : game.ask(me).number(OLD, 0, most);
    for (int i = 0; i < count; i++)
      game.verbs().hands().takeBack(me, game.cards().discarded(game.cards().discardSize() - 1));
    return count;
  }

  private static boolean mayStore(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    return receipts.collector() == me && receipts.areRewards() && !receipts.collected().isEmpty();
  }

  private static void store(Game game, Seat me) {
    store(game, me, game.verbs().receipts().collected());
  }

  private static void store(Game game, Seat me, CardSet cards) {
    game.ask(me).cards(STORED, cards, 0, cards.size());
    if (!cards.isEmpty()) game.verbs().piles().store(me, sheet(game, me), cards);
  }

  // ---- after a victory

  // Nobody among the winners is protected from it.
  private static boolean isOpen(Game game, Seat me, int winning) {
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()
          && Seat.of(i).in(winning)
          && game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0) return false;
    return true;
  }

  private static boolean isLate(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    int winning = ships.winning();
    return winning != 0
        && !me.in(winning)
        && !ships.lastTurn().exists()
        && isOpen(game, me, winning);
  }

  private static void goOn(Game game, Seat me) {
    if (!game.ask(me).yes(GOES_ON)) return;
    int sheet = sheet(game, me);
    CardSet shell = game.cards().pile(sheet);
    if (!shell.isEmpty()) game.verbs().piles().give(sheet, shell, me);
    game.verbs().ships().giveLastTurn(me);
  }

  private static boolean isSharing(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    return me.in(winning)
        && Integer.bitCount(winning) > 1
        && game.cards().hasEncounterCard(me)
        && isOpen(game, me, winning);
  }

  private static void tryAlone(Game game, Seat me) {
    if (game.ask(me).yes(ALONE)) game.verbs().ships().tryAlone(me);
  }
}
