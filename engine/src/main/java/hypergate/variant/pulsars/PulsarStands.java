package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.timing.FlareStands;
import hypergate.game.timing.StandRoster;
import hypergate.game.timing.Stands;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// The sheets once more: what their powers can do only because a Pulsar of theirs is in force. A
/// location is a power instance, and what is used is the power. The values that such a Pulsar bends
/// are bent by [FlareStands], among all cards of aliens in force.
final class PulsarStands extends Stands {
  private final Pulsars pulsars;
  private final int column;

  PulsarStands(Game game, Pulsars pulsars) {
    super(game);
    this.pulsars = pulsars;
    this.column = wayOfActing();
  }

  // ---- what overrides need of stands

  /// A further way of acting: what has been asked about, what is free.
  int way() {
    return wayOfActing();
  }

  /// Whether something is so of a power in the window that is open at a level.
  boolean has(int way, int level, int instance) {
    return hasActed(way, level, instance);
  }

  /// It is so now.
  void note(int way, int level, int instance) {
    actsNow(way, level, instance);
  }

  /// Begins to watch whether anything hidden is looked at.
  void beginLook() {
    watch();
  }

  /// Whether the answer is yes, or could be for all that others know.
  boolean mayBe(boolean holds) {
    return isPossible(holds);
  }

  // ---- which Pulsars are in force

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
    return pulsars.areAny() && (windows() & window.bit()) != 0;
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    if (!isAnyIn(window)) return;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (isOffered(menu, instance)) continue;
      Ability[] here = pulsars.lasting(instance).in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].mandatory() && mayUse(seat, instance, here[a], level))
          offer(menu, instance, a);
    }
  }

  // A power that is in a menu already: what else it can do comes after that.
  private boolean isOffered(Menu menu, int instance) {
    for (int i = 0; i < menu.count(); i++)
      if (game.stands().sheets().isUse(menu.at(i), instance)) return true;
    return false;
  }

  private boolean mayUse(Seat seat, int instance, Ability ability, int level) {
    return !hasActed(column, level, instance)
        && pulsars.isOpenTo(seat, instance, ability, true)
        && game.stands().sheets().canUse(seat, instance, ability);
  }

  @Override
  protected void use(Seat seat, Window window, int instance, int number, int level) {
    act(seat, pulsars.lasting(instance).in(window)[number], instance, level);
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
      for (Ability ability : pulsars.lasting(instance).in(window)) {
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
      for (Ability ability : pulsars.lasting(instance).in(window)) {
        if (ability.mandatory()) continue;
        watch();
        if (isPossible(mayUse(seat, instance, ability, level))) return true;
      }
    }
    return false;
  }

  @Override
  protected Effect effect(Seat seat, int instance, int number) {
    return pulsars.lasting(instance);
  }

  @Override
  protected String notation(int instance, int number) {
    return game.powers().alien(instance).id();
  }
}
