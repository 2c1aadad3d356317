package hypergate.game;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// The sheets once more: what their powers can do only because a Pulsar of theirs is in force. A
/// location is a power instance, and what is used is the power. The values that such a Pulsar bends
/// are bent by [FlareStands], among all cards of aliens in force.
final class PulsarStands extends Stands {
  private final State state;
  private final int column;

  PulsarStands(Game game) {
    super(game);
    this.state = game.state();
    this.column = wayOfActing();
  }

  /// One more Pulsar is in force; call [StandRoster#index] when all are.
  ///
  /// @param windows in which its power acts from now on
  void more(long windows) {
    acts(windows() | windows, musts() | windows, 0);
  }

  /// None is in force.
  void end() {
    acts(0, 0, 0);
    game.stands().index();
  }

  /// Whether a Pulsar in force may let a power act in a window.
  boolean isAnyIn(Window window) {
    return state.n[Layout.PULSARS_IN_FORCE] != 0 && (windows() & window.bit()) != 0;
  }

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    if (!isAnyIn(window)) return;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (isOffered(menu, instance)) continue;
      Ability[] here = game.pulsars().lasting(instance).in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].must && mayUse(seat, instance, here[a], level)) offer(menu, instance, a);
    }
  }

  // A power that is in a menu already: what else it can do comes after that.
  private boolean isOffered(Menu menu, int instance) {
    for (int i = 0; i < menu.count(); i++)
      if (StandChoice.isAt(menu.at(i), game.stands().sheets())
          && StandChoice.location(menu.at(i)) == instance) return true;
    return false;
  }

  private boolean mayUse(Seat seat, int instance, Ability ability, int level) {
    return !hasActed(column, level, instance)
        && game.pulsars().isOpenTo(seat, instance, ability, true)
        && game.stands().sheets().canUse(seat, instance, ability);
  }

  @Override
  protected void use(Seat seat, Window window, int instance, int number, int level) {
    act(seat, game.pulsars().lasting(instance).in(window)[number], instance, level);
  }

  private void act(Seat seat, Ability ability, int instance, int level) {
    actsNow(column, level, instance);
    game.stands().sheets().act(seat, ability, instance);
  }

  @Override
  protected boolean isLate() {
    return true;
  }

  @Override
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    if (!isAnyIn(window)) return true;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      for (Ability ability : game.pulsars().lasting(instance).in(window)) {
        if (!isDue(ability, group) || !mayUse(seat, instance, ability, level)) continue;
        act(seat, ability, instance, level);
        if (game.windows().isClosed(window)) return false;
      }
    }
    return true;
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    if (!isAnyIn(window)) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      for (Ability ability : game.pulsars().lasting(instance).in(window)) {
        if (ability.must) continue;
        game.probe().begin();
        if (game.probe().isPossible(mayUse(seat, instance, ability, level))) return true;
      }
    }
    return false;
  }

  @Override
  protected Effect effect(Seat seat, int instance, int number) {
    return game.pulsars().lasting(instance);
  }

  @Override
  protected String notation(int instance, int number) {
    return game.powers().alien(instance).id();
  }
}
