package hypergate.game.timing;

import hypergate.game.word.Window;

/// Stands from which powers are used: sheets, and what lies beside them and belongs to their
/// powers. Whatever answers such a use answers that of a power.
abstract class PowerStands extends Stands {
  PowerStands(Timing game) {
    super(game);
  }

  @Override
  protected abstract int instance(Use use);

  /// A power that lies face down and acts lies open from now on.
  void turnUp(int instance) {
    if (game.powers().isFaceDown(instance)) game.verbs().turnUp(instance);
  }

  @Override
  protected void show(Use use) {
    turnUp(instance(use));
  }

  @Override
  protected Window answers() {
    return Window.POWER_USED;
  }

  // A power that has been stopped may be shielded, and stopped again by something else.
  @Override
  protected boolean isSaved(Use use) {
    return game.holds().shields(instance(use));
  }

  @Override
  protected boolean block(Use use) {
    use.block();
    game.powers().block(instance(use));
    if (!game.holds().shields(instance(use))) return true;
    use.restore();
    return false;
  }
}
