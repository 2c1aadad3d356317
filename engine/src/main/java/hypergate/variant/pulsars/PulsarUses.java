package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Window;

/// When Pulsars can be played, and what becomes of them then.
final class PulsarUses {
  private final Game game;
  private final Pulsars pulsars;
  private int stopped = -1;
  private boolean restored;

  PulsarUses(Game game, Pulsars pulsars) {
    this.game = game;
    this.pulsars = pulsars;
  }

  void reset() {
    stopped = -1;
    restored = false;
  }

  // ---- when it can be played

  private int alienHere() {
    return game.cards().cardAlien(game.here());
  }

  boolean has(Mode mode) {
    return pulsars.pulsar(game.here()).has(mode);
  }

  // Con and Denial need a power of somebody else that works, as far as everybody can see.
  boolean mayOppose(Seat me) {
    int alien = alienHere();
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (!game.powers().exists(i) || Powers.owner(i) == me) continue;
      if (game.powers().isFaceDown(i)) return true;
      if (game.powers().number(i) == alien && game.powers().inForce(i)) return true;
    }
    return false;
  }

  boolean mayStrengthen(Seat me) {
    int instance = game.powers().find(me, game.content().alien(alienHere()));
    return instance >= 0 && game.powers().inForce(instance) && !game.powers().isLost(instance);
  }

  boolean mayShelter(Seat me) {
    int instance = game.powers().find(me, game.content().alien(alienHere()));
    return instance >= 0 && isAnyLost(me, instance) && game.powers().off(instance) == 0;
  }

  // P6.2: where not all powers are lost at once, it can be declared that this is the one.
  private boolean isAnyLost(Seat me, int instance) {
    if (!game.options().is(PulsarOptions.EACH_COLONY)) return game.powers().isLost(instance);
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int power = Powers.instance(me, slot);
      if (game.powers().exists(power) && game.powers().isGone(power)) return true;
    }
    return false;
  }

  boolean mayRestore(Seat me) {
    return stopped >= 0
        && Powers.owner(stopped) == me
        && game.powers().number(stopped) == alienHere();
  }

  // ---- shielding

  /// A card is stopped, and the power that it would have hit goes on (P7).
  void restore() {
    game.powers().off(stopped, 0);
    restored = true;
    game.current().discard();
    if (game.isHeard())
      game.tell(
          new PulsarEvent.PowerShielded(Powers.owner(stopped), game.powers().alien(stopped).id()));
  }

  /// A power has been stopped or shut off: its owner may shield it.
  ///
  /// @return whether it works again
  boolean shields(int instance) {
    if (!pulsars.areIn()) return false;
    int beforeStopped = stopped;
    boolean beforeRestored = restored;
    stopped = instance;
    restored = false;
    game.open(Window.STOPPED);
    boolean works = restored;
    stopped = beforeStopped;
    restored = beforeRestored;
    return works;
  }
}
