package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Encounter;
import hypergate.game.table.PlanningStart;
import hypergate.game.word.Step;

/// Time goes back to where the planning phase began: the cards that have been played since then
/// return to the hands from which they came and count as not played; everything else that has moved
/// stays where it is. REVEALED is over at once.
public final class Rewinding {
  /// What becomes of the opponent's encounter card.
  public enum Opposing {
    /// It lies aside until the encounter is over, if the opponent has another one.
    LIES_ASIDE,
    /// It returns to where it came from.
    RETURNS,
    /// It returns, and is played again.
    IS_PLAYED_AGAIN
  }

  private static final int WORDS = 2;
  private static final Opposing[] ALL = Opposing.values();

  private final Acting game;
  private final State state;
  private final PlanningStart before;

  // By seat: the cards of its hand that it has played since planning began.
  private final int played;

  // How often time has gone back in this encounter.
  private final int times;

  // Who has called for it, and what becomes of the other card.
  private final int caller;
  private final int opposing;

  Rewinding(Acting game) {
    this.game = game;
    this.state = game.state();
    this.before = new PlanningStart(game);
    this.played = game.cells().words(WORDS * Seat.MOST, Secrecy.PUBLIC);
    this.times = game.cells().ints(1, Secrecy.PUBLIC);
    this.caller = game.cells().ints(1, Secrecy.PUBLIC);
    this.opposing = game.cells().ints(1, Secrecy.PUBLIC);
  }

  /// The planning phase begins.
  ///
  /// @return whether it does so anew in the same encounter
  public boolean begins() {
    boolean again = isCalled();
    if (!again) state.n[times] = 0;
    game.encounter().unflag(Encounter.REWINDS);
    for (int i = 0; i < WORDS * Seat.MOST; i++) state.w[played + i] = 0;
    before.keep();
    return again;
  }

  /// A seat has played a card of its hand.
  public void played(Seat seat, int card) {
    state.w[at(seat, card)] |= 1L << card;
  }

  private int at(Seat seat, int card) {
    return played + WORDS * seat.index() + (card >> 6);
  }

  /// In REVEALED: whether time can go back: it has not done so more often in this encounter. There
  /// is one battle.
  public boolean isPossible(int most) {
    return state.n[times] < most
        && !isCalled()
        && !game.battles().continues()
        && !game.battles().before().exists();
  }

  /// Whether it is about to go back.
  public boolean isCalled() {
    return game.encounter().is(Encounter.REWINDS);
  }

  /// In REVEALED: a main player sends time back.
  public void call(Seat main, Opposing card) {
    state.n[times]++;
    state.n[caller] = main.index();
    state.n[opposing] = card.ordinal();
    game.encounter().flag(Encounter.REWINDS);
  }

  /// REVEALED is over: goes back if that has been called for.
  ///
  /// @return whether it does
  public boolean goesBack() {
    if (!isCalled()) return false;
    Encounter encounter = game.encounter();
    Seat main = Seat.of(state.n[caller]);
    Seat opponent = encounter.opponent(main);
    Opposing becomes = ALL[state.n[opposing]];
    for (int p = 0; p < game.seats(); p++) game.verbs().seconds().takeBack(game.inOrder(p));
    takeBack(main);
    int demanded = becomes == Opposing.IS_PLAYED_AGAIN ? encounter.card(opponent) : -1;
    if (becomes == Opposing.LIES_ASIDE && hasAnother(opponent))
      game.verbs().piles().away().layRevealed(opponent);
    else takeBack(opponent);
    for (int p = 0; p < game.seats(); p++) takeBackPlayed(game.inOrder(p));
    before.restore();
    encounter.flag(Encounter.REWINDS);
    if (demanded >= 0) encounter.demand(opponent, demanded);
    game.next(Step.PLANNING);
    return true;
  }

  // Who has no other encounter card shows that.
  private boolean hasAnother(Seat opponent) {
    if (!game.cards().selectable(opponent).isEmpty()) return true;
    game.verbs().hands().showing().layOpen(opponent);
    return false;
  }

  private void takeBack(Seat main) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.verbs().piles().takeBackSelected(main);
    tell(main, card);
  }

  private void tell(Seat seat, int card) {
    game.cards().knownToAll(card);
    if (game.isHeard()) game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), ""));
  }

  // Wherever they are by now: not those that lie in a deck again, or on a sheet.
  private void takeBackPlayed(Seat seat) {
    for (int word = 0; word < WORDS; word++)
      for (long rest = state.w[played + WORDS * seat.index() + word]; rest != 0; rest &= rest - 1)
        takeBackPlayed(seat, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
  }

  private void takeBackPlayed(Seat seat, int card) {
    if (game.cards().isDiscarded(card)) {
      game.cards().fromDiscard(card);
      game.cards().backToHand(seat, card);
      tell(seat, card);
      return;
    }
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != seat) game.verbs().hands().pass(Seat.of(i), seat, card);
  }
}
