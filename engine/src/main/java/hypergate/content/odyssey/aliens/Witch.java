package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Curse: having lost an encounter, it curses players of the other side who are not cursed yet,
/// each with another card of its cache; whom and with what is said after the answers.
public final class Witch {
  private static final Prompt WHOM = Prompt.of("witch/seat");
  private static final Prompt WHICH = Prompt.of("witch/card");

  public static final Alien WITCH =
      alien("Witch", "odyssey")
          .level(1)
          .power("Curse", MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "You hold a secret cache of three curses. After you lose an encounter, give one curse"
                  + " each to one or more players of the other side who have none. In every regroup"
                  + " phase a cursed player may put one ship on its curse; full, it goes with the"
                  + " ships.")
          .brings(Curses.ALL)
          .must(
              MAIN_OR_ALLY,
              OUTCOME,
              (game, me) -> victims(game, me) != 0,
              (game, me) -> curse(game, me, victims(game, me)));

  private Witch() {}

  private static int victims(Game game, Seat me) {
    boolean evenWon =
        game.encounter().outcome().isWin() && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int foes = evenWon ? game.encounter().sideOf(me).other().seats() : foes(game, me);
    return game.reach().reached(foes & ~Essences.of(game).given());
  }

  /// The players of the side to which the seat has lost, as a mask; 0 when it has not lost.
  public static int foes(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Outcome outcome = encounter.outcome();
    boolean lost =
        outcome == Outcome.BOTH_LOSE
            || outcome.isWin() && encounter.sideOf(me) != encounter.winners();
    return lost ? encounter.sideOf(me).other().seats() : 0;
  }

  /// Lets the Witch give curses of its cache to one or more seats of a mask, then fills the cache.
  public static void curse(Game game, Seat me, int seats) {
    int left = seats;
    int alien = game.content().alienNumber(WITCH.id());
    Essences curses = Essences.of(game);
    for (int given = 0; left != 0 && curses.cacheSize(alien) > 0; given++) {
      Seat victim =
          given == 0 ? game.ask(me).seat(WHOM, left) : game.ask(me).seatOrNone(WHOM, left);
      if (!victim.exists()) break;
      left &= ~victim.bit();
      Menu menu = game.ask(me).menu();
      int first = curses.first(alien);
      for (int card = first; card < curses.end(first); card++)
        if (curses.isCached(card)) menu.add(curses.choice(card));
      curses.give(Essences.cardOf(game.ask(me).choose(WHICH)), victim);
    }
    curses.refill(alien);
  }
}
