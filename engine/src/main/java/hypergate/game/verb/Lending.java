package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Powers;
import hypergate.game.word.PowerOrigin;

/// Powers that are silenced or lent for one encounter. To lend, the two seats exchange their sheets
/// with everything that lies on them, and the sheets the lender gets are asleep: it has no power
/// until it gets its own back.
public final class Lending {
  /// Who has lent its power to whom for this encounter, plus one each, packed.
  private static final int LENT = Layout.LENDING;

  /// Whose powers have been exchanged for this encounter, plus one each, packed; above them whether
  /// one had been lent before.
  private static final int SWAPPED = LENT + 1;

  /// Powers grafted for this encounter: the alien, plus one, and above it its owner.
  private static final int GRAFTS = SWAPPED + 1;

  private static final int MOST_GRAFTS = 4;
  private static final int OWNER_AT = 16;

  /// In a graft: it comes from nobody, and leaves the game when the encounter is over.
  private static final int FROM_NOBODY = 1 << 24;

  /// In a graft: it stays until the turn is over.
  private static final int FOR_TURN = 1 << 25;

  private static final int END = GRAFTS + MOST_GRAFTS;

  private final Acting game;
  private final State state;
  private final Sheets sheets;

  Lending(Acting game, Sheets sheets) {
    this.game = game;
    this.sheets = sheets;
    this.state = game.state();
    game.cells().ofInts(Layout.LENDING, END - Layout.LENDING, Secrecy.PUBLIC);
  }

  /// A seat lends its power to another one until the encounter is over.
  public void lend(Seat lender, Seat borrower) {
    state.n[LENT] = lender.index() + 1 | borrower.index() + 1 << 8;
    exchange(lender, borrower);
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      game.powers().off(Powers.instance(lender, slot), Powers.ASLEEP);
  }

  /// Whether a power has been lent in this encounter.
  public boolean isLent() {
    return state.n[LENT] != 0;
  }

  /// Whether two seats have exchanged their powers in this encounter.
  public boolean isSwapped() {
    return state.n[SWAPPED] != 0;
  }

  /// Two seats exchange their powers until the encounter is over.
  public void swap(Seat one, Seat other) {
    state.n[SWAPPED] = one.index() + 1 | other.index() + 1 << 8 | (isLent() ? SWAPPED_LATER : 0);
    exchange(one, other);
  }

  private static final int SWAPPED_LATER = 1 << 16;

  /// Whether a seat could have a power of another one beside its own: one that works for want of no
  /// home colonies and may leave its owner.
  public boolean mayGraft(Seat owner, Seat borrower) {
    if (state.n[END - 1] != 0 || !sheets.mayLeave(owner)) return false;
    if (game.powers().free(borrower, PowerOrigin.CHOSEN) < 0) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(owner, slot);
      if (game.powers().exists(instance) && !game.powers().isGone(instance)) return true;
    }
    return false;
  }

  /// A seat has a power of another one beside its own until the encounter is over, with all that
  /// lies on the sheet; if there are several it names one.
  public void graft(Seat owner, Seat borrower, Prompt which) {
    if (mayGraft(owner, borrower)) graft(sheets.choose(borrower, owner, which), borrower);
  }

  private void graft(int taken, Seat borrower) {
    int graft = GRAFTS;
    while (state.n[graft] != 0) graft++;
    state.n[graft] = game.powers().number(taken) + 1 | Powers.owner(taken).index() << OWNER_AT;
    sheets.exchange(taken, game.powers().free(borrower, PowerOrigin.CHOSEN));
  }

  /// Whether a seat has several powers and could lend one of them, which the other one would have
  /// in place of its own.
  public boolean mayLendOne(Seat lender, Seat borrower) {
    return sheets.several(lender) && mayGraft(lender, borrower);
  }

  /// A seat lends one of its powers until the encounter is over and keeps the others; those of the
  /// borrower are off meanwhile, which is no zap.
  public void lendOne(int instance, Seat borrower) {
    blockAll(borrower);
    graft(instance, borrower);
  }

  private void blockAll(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().exists(instance) && game.powers().off(instance) == 0)
        game.powers().block(instance);
    }
  }

  /// Whether a seat could have a further power until the encounter is over.
  public boolean mayBecome(Seat seat) {
    return state.n[END - 1] == 0 && game.powers().free(seat, PowerOrigin.CHOSEN) >= 0;
  }

  /// A seat is an alien that nobody has until the encounter is over. Its own powers are off
  /// meanwhile; that is no zap.
  public void become(Seat seat, int alien) {
    if (!mayBecome(seat)) return;
    blockAll(seat);
    int graft = GRAFTS;
    while (state.n[graft] != 0) graft++;
    state.n[graft] = alien + 1 | FROM_NOBODY;
    sheets.becomes(game.powers().free(seat, PowerOrigin.CHOSEN), PowerOrigin.CHOSEN, alien);
  }

  /// A seat has the power of an alien that nobody has beside its own until the turn is over; then
  /// it leaves the game with all its pieces.
  public void gainForTurn(Seat seat, int alien) {
    if (!mayBecome(seat)) return;
    int graft = GRAFTS;
    while (state.n[graft] != 0) graft++;
    state.n[graft] = alien + 1 | FROM_NOBODY | FOR_TURN;
    game.verbs().unusedFlares().notSure(alien);
    sheets.becomes(game.powers().free(seat, PowerOrigin.CHOSEN), PowerOrigin.CHOSEN, alien);
  }

  /// The turn is over: what somebody has had for it leaves the game.
  public void turnEnds() {
    for (int graft = END - 1; graft >= GRAFTS; graft--)
      if ((state.n[graft] & FOR_TURN) != 0) giveBackGraft(graft);
  }

  // A sheet that has left the game meanwhile, or has found its way back, stays where it is.
  private void giveBackGraft(int graft) {
    int alien = (state.n[graft] & (1 << OWNER_AT) - 1) - 1;
    int from = (state.n[graft] & ~FOR_TURN) >> OWNER_AT;
    state.n[graft] = 0;
    if (from == FROM_NOBODY >> OWNER_AT) {
      int instance = game.powers().find(alien);
      if (instance >= 0) sheets.leave(instance, true);
      return;
    }
    Seat owner = Seat.of(from);
    int free = game.powers().free(owner, PowerOrigin.CHOSEN);
    for (int i = 0; i < game.seats() * Sizes.POWERS && free >= 0; i++) {
      if (game.powers().number(i) != alien || Powers.owner(i) == owner) continue;
      sheets.exchange(i, free);
      return;
    }
  }

  /// At the end of the encounter: what was lent or exchanged goes back, the last exchange first.
  public void giveBack() {
    for (int graft = END - 1; graft >= GRAFTS; graft--)
      if (state.n[graft] != 0 && (state.n[graft] & FOR_TURN) == 0) giveBackGraft(graft);
    int swapped = state.n[SWAPPED];
    if ((swapped & SWAPPED_LATER) != 0) swapBack();
    giveBackLent();
    if (state.n[SWAPPED] != 0) swapBack();
  }

  private void swapBack() {
    int swapped = state.n[SWAPPED];
    state.n[SWAPPED] = 0;
    exchange(Seat.of((swapped & 0xff) - 1), Seat.of((swapped >> 8 & 0xff) - 1));
  }

  private void giveBackLent() {
    if (!isLent()) return;
    Seat lender = Seat.of((state.n[LENT] & 0xff) - 1);
    Seat borrower = Seat.of((state.n[LENT] >> 8) - 1);
    state.n[LENT] = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      game.powers().off(Powers.instance(lender, slot), 0);
    exchange(lender, borrower);
  }

  /// Turns the power of an alien off for the rest of the encounter, whoever has it. This is no zap.
  public void silence(int alien) {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().number(i) == alien && !game.powers().isZapped(i)) game.verbs().zap(i);
  }

  private void exchange(Seat one, Seat other) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int a = Powers.instance(one, slot);
      int b = Powers.instance(other, slot);
      if (!game.powers().exists(a) && !game.powers().exists(b)) continue;
      sheets.swap(a, b);
    }
  }
}
