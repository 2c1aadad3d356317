package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// What techs do in a window: what their owners may use them for.
final class TechUses {
  /// In the value of a [Choice#USE]: a tech.
  static final int TECH = 2;

  private final Game game;
  private final State state;
  private final long[] acted;
  private final long[] besides;

  /// @param acted what has acted at each level: shared with the windows
  /// @param besides what has acted otherwise than by the use of a tech: shared too
  TechUses(Game game, long[] acted, long[] besides) {
    this.game = game;
    this.state = game.state();
    this.acted = acted;
    this.besides = besides;
  }

  /// Adds everything optional that a seat can do with its techs to a menu.
  void add(Menu menu, Window window, Seat seat, int level) {
    if ((state.w[Layout.SEAT_TECH_WINDOWS + seat.index()] & window.bit()) == 0) return;
    for (int slot = 0; slot < game.techs().top(); slot++) {
      if (!game.techs().isOf(slot, seat) || !game.techs().inForce(slot)) continue;
      Ability[] here = game.techs().abilities(slot, window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].must && mayUse(seat, slot, here[a], level) && !isOfferedByTwin(menu, slot, a))
          menu.add(Choice.of(Choice.USE, TECH << 20 | slot << 4 | a));
      Ability[] own = game.techs().ownAbilities(slot, window);
      for (int a = 0; a < own.length; a++)
        if (!own[a].must && mayUseOwn(seat, slot, own[a], level))
          menu.add(Choice.of(Choice.USE, TECH << 20 | slot << 4 | Techs.OWN + a));
    }
  }

  // Original and copy of a tech in front of one seat are one option: one is used after the other.
  private boolean isOfferedByTwin(Menu menu, int slot, int ability) {
    for (int other = 0; other < slot; other++) {
      if (!game.techs().areTwins(slot, other)) continue;
      int twin = Choice.of(Choice.USE, TECH << 20 | other << 4 | ability);
      for (int i = 0; i < menu.count(); i++) if (menu.at(i) == twin) return true;
    }
    return false;
  }

  /// Whether a tech can be used for something in the window that is open at a level.
  boolean mayUse(Seat seat, int slot, Ability ability, int level) {
    return (acted[2 * level + 1] >>> slot & 1) == 0 && game.windows().allows(seat, ability, slot);
  }

  /// Whether a card that copies techs can do something in its own name: before or after the tech
  /// that it copies has been used.
  boolean mayUseOwn(Seat seat, int slot, Ability ability, int level) {
    return (besides[2 * level + 1] >>> slot & 1) == 0 && game.windows().allows(seat, ability, slot);
  }

  /// Uses a tech as chosen.
  void use(Seat seat, Window window, int slot, int number, int level) {
    if (number < Techs.OWN) acted[2 * level + 1] |= 1L << slot;
    else besides[2 * level + 1] |= 1L << slot;
    game.pipeline().use(seat, game.techs().ability(slot, window, number), -1, slot, -1);
  }
}
