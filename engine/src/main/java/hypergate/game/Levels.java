package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.LevelEvent;

/// Tech levels (Bowe 1995): every player stands at level 0, 1 or 2 in each [Field]. Whoever stands
/// higher than one who acts may wield against the action, somebody as high as the wielder may
/// advocate it, somebody higher than the advocate may wield again. Levels are public and no cards.
/// Without the option everybody stands at 0 for good, and every question here is one comparison.
public final class Levels {
  private static final int HIGHEST = 2;
  private static final int LEVEL = 3;
  private static final int MARKERS = 6;

  private final Game game;
  private final State state;
  private final Chain chain = new Chain();

  Levels(Game game) {
    this.game = game;
    this.state = game.state();
  }

  void reset() {
    chain.close();
  }

  /// Whether the game is played with levels.
  public boolean inUse() {
    return game.options().is(Option.LEVELS);
  }

  /// The fields of this game, as a mask: those that variants bring (L-6); flares can be switched
  /// off (L-7).
  public int fields() {
    if (!inUse()) return 0;
    int all = Field.ATTACK.bit() | Field.EDICT.bit() | Field.POWER.bit();
    all |= game.parts().fields();
    return game.options().is(Option.FLARES) ? all | Field.FLARE.bit() : all;
  }

  /// Whether this is a field of the game.
  public boolean has(Field field) {
    return (fields() & field.bit()) != 0;
  }

  /// The level of a seat in a field.
  public int of(Seat seat, Field field) {
    return state.n[Layout.LEVELS + field.ordinal()] >>> 2 * seat.index() & LEVEL;
  }

  /// Puts a seat on a level: for tables that are set up by hand.
  public void set(Seat seat, Field field, int level) {
    int shift = 2 * seat.index();
    int rest = state.n[Layout.LEVELS + field.ordinal()] & ~(LEVEL << shift);
    state.n[Layout.LEVELS + field.ordinal()] = rest | level << shift;
  }

  /// Whether a seat that does not stand at the highest level can rise in a field: in the printed
  /// set there are six markers a field, and who stands at 0 needs one.
  public boolean mayRise(Seat seat, Field field) {
    if (of(seat, field) > 0 || !game.options().is(Option.LEVEL_MARKERS)) return true;
    int markers = 0;
    for (int i = 0; i < game.seats(); i++) if (of(Seat.of(i), field) > 0) markers++;
    return markers < MARKERS;
  }

  /// What is being wielded against while players are asked about it.
  public Chain chain() {
    return chain;
  }

  /// The start of a turn: its player advances in a field of its choice (L-8).
  public void advanceInTurn(Seat seat) {
    if (!inUse()) return;
    Menu menu = game.ask(seat).menu();
    for (int rest = fields(); rest != 0; rest &= rest - 1) {
      int field = Integer.numberOfTrailingZeros(rest);
      if (mayRise(seat, Field.of(field))) menu.add(Choice.of(Choice.FIELD, field));
    }
    if (menu.count() == 0) return;
    Field field = Field.of(Choice.value(game.ask(seat).choose(Prompt.ADVANCE)));
    if (of(seat, field) < HIGHEST) {
      rise(seat, field, "turn");
      return;
    }
    // L-12: from the highest level a player comes down to 1, and all others lose theirs.
    int stripped = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != seat.index() && of(Seat.of(i), field) > 0) stripped |= 1 << i;
    state.n[Layout.LEVELS + field.ordinal()] = 0;
    set(seat, field, 1);
    if (!game.isHeard()) return;
    game.tell(new LevelEvent.LevelAdvanced(seat, field.notation(), HIGHEST, 1, "turn"));
    if (stripped != 0)
      game.tell(new LevelEvent.LevelsStripped(seat, field.notation(), Game.seatsOf(stripped)));
  }

  /// A player advances on account of somebody who stands higher (L-10), if there is a marker left.
  ///
  /// @param cause `wield` or `deal`
  public void advance(Seat seat, Field field, String cause) {
    if (of(seat, field) == HIGHEST)
      throw new IllegalStateException(seat + " cannot be raised in " + field);
    if (mayRise(seat, field)) rise(seat, field, cause);
  }

  private void rise(Seat seat, Field field, String cause) {
    int from = of(seat, field);
    set(seat, field, from + 1);
    if (game.isHeard())
      game.tell(new LevelEvent.LevelAdvanced(seat, field.notation(), from, from + 1, cause));
  }

  /// Whether a player may let another one advance in a field as part of a deal (L-35).
  public boolean mayGive(Seat giver, Seat receiver, Field field) {
    return of(giver, field) > of(receiver, field) && mayRise(receiver, field);
  }

  // ---- wielding

  /// Asks whether anybody wields against an action, and who stands by it (L-19 to L-30).
  ///
  /// @param target who acts
  /// @param action the card or power, in notation; empty for a win
  /// @return whether a wield stands: the action has no effect, and its player has advanced
  public boolean standsAgainst(Seat target, Field field, String action) {
    if (state.n[Layout.LEVELS + field.ordinal()] == 0) return false;
    chain.open(target, field, action);
    boolean stands = isWielded(target, field, action);
    chain.close();
    if (!stands) return false;
    advance(target, field, "wield");
    return true;
  }

  private boolean isWielded(Seat target, Field field, String action) {
    Seat wielder = first(Prompt.WIELD, of(target, field) + 1);
    if (!wielder.exists()) return false;
    if (game.isHeard())
      game.tell(new LevelEvent.Wielded(wielder, target, field.notation(), action));
    while (true) {
      Seat advocate = first(Prompt.ADVOCATE, of(wielder, field));
      if (!advocate.exists()) {
        if (game.isHeard())
          game.tell(new LevelEvent.ActionBlocked(target, wielder, field.notation(), action));
        return true;
      }
      if (game.isHeard())
        game.tell(new LevelEvent.Advocated(advocate, target, field.notation(), action));
      wielder = first(Prompt.RE_WIELD, of(advocate, field) + 1);
      if (!wielder.exists()) return false;
      if (game.isHeard())
        game.tell(new LevelEvent.ReWielded(wielder, target, field.notation(), action));
    }
  }

  /// The first seat in timing order (L-29) that stands high enough and says yes.
  private Seat first(Prompt prompt, int least) {
    if (least > HIGHEST) return Seat.NONE;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      if (!mayAnswer(seat, least)) continue;
      game.ask(seat).menu().add(Word.NO).add(Word.YES);
      if (!Choice.is(game.ask(seat).choose(prompt), Word.YES)) continue;
      chain.add(seat);
      return seat;
    }
    return Seat.NONE;
  }

  // Neither who acts nor the wielder speaks for the action (L-21, L-23).
  private boolean mayAnswer(Seat seat, int least) {
    if (seat == chain.target() || of(seat, chain.field()) < least) return false;
    return chain.links() == 0 || seat != chain.link(chain.links() - 1);
  }

  /// Asks the same about the use of a card or power that has just been declared.
  boolean standsAgainst(Use use) {
    // What is used in a field that a variant has brought asks for itself.
    Field field = Field.of(use.ability.source());
    return field != null && standsAgainst(use, field);
  }

  private boolean standsAgainst(Use use, Field field) {
    // H-170: what cannot be cancelled cannot be wielded against.
    return !use.sheltered && standsAgainst(use.seat, field, use.ability.effect);
  }

  /// The offense has won (L-13): asks whether anybody keeps its ships from landing.
  public void meetVictory() {
    if (standsAgainst(game.encounter().offense(), Field.ATTACK, ""))
      game.encounter().flag(Encounter.NO_LANDING);
  }
}
