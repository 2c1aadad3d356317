package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.SheetShips;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Loyalty: a card is a gift, or costs a ship; ships that are given back make their owner talk. The
/// one may be done in every phase, beside the windows in which the other is.
public final class Patriot {
  /// Mark: the players to whom a card has been held out.
  private static final int ASKED = 0;

  private static final Prompt WHOM = Prompt.of("patriot/seat");
  private static final Prompt WHICH = Prompt.of("patriot/card");
  private static final Prompt ACCEPTS = Prompt.of("patriot/choice");
  private static final Prompt GIVES = Prompt.of("patriot/planet");

  public static final Alien PATRIOT =
      alien("Patriot", "storm")
          .level(1)
          .power("Loyalty", ANY, Step.PHASES)
          .text(
              "Once an encounter offer a player a card: it takes it or puts one of its ships on"
                  + " this sheet. As a main player, before cards are selected, you may return all"
                  + " ships of your opponent: the two of you then make a deal as if you had both"
                  + " revealed negotiates.")
          .may(ANY, TURN_START, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, REGROUP_START, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, AIMED, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, INVITING, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, SELECTED, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, REVEALED, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(ANY, OUTCOME, Patriot::mayOffer, Patriot::offer)
          .naming(Patriot::name)
          .may(MAIN, ALLIED, Patriot::mayReturn, Patriot::giveBack)
          .may(MAIN, BEFORE_SELECTION, Patriot::mayReturn, Patriot::giveBack);

  private Patriot() {}

  private static boolean mayOffer(Game game, Seat me) {
    return others(game, me) != 0;
  }

  private static int others(Game game, Seat me) {
    int asked = game.mark(ASKED);
    int most = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    if (Integer.bitCount(asked) >= most || game.cards().handSize(me) == 0) return 0;
    return game.reach().reached(game.everybody() & ~me.bit() & ~asked);
  }

  private static void name(Game game, Seat me) {
    Seat seat = game.ask(me).seat(WHOM, others(game, me));
    int card = game.ask(me).card(WHICH, game.cards().hand(me));
    game.verbs().hands().showing().show(me, seat, card);
    game.current().target(seat.index() | card << 8);
  }

  private static void offer(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target() & 0xff);
    int card = game.current().target() >> 8;
    game.mark(ASKED, game.mark(ASKED) | seat.bit());
    if (!game.cards().inHand(me, card)) return;
    boolean free = game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
    SheetShips sheets = game.verbs().sheetShips();
    boolean may = free || sheets.most(seat) > 0;
    if (!may || game.ask(seat).yes(ACCEPTS)) game.verbs().hands().give(me, seat, card);
    else if (!free)
      sheets.capture(seat, game.ask(seat).placeOf(GIVES, seat, false), 1, game.here());
  }

  private static boolean mayReturn(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.encounter().outcome() == Outcome.NONE
        && opponent.exists()
        && game.powers().held(game.here(), opponent) > 0
        && game.reach().reaches(opponent)
        && !game.battles().after().exists();
  }

  private static void giveBack(Game game, Seat me) {
    game.verbs().sheetShips().release(game.here(), game.encounter().opponent(me));
    game.encounter().outcome(Outcome.NO_DEAL);
  }
}
