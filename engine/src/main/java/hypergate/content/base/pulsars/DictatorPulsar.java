package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Dictator;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Command: with it the own destiny is chosen too; whoever holds it draws by chance.
public final class DictatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Dictator.DICTATOR, Window.TURN_END)
          .pro("You choose your own destiny card, too.")
          .must(Role.OFFENSE, Window.BEFORE_DESTINY, Dictator::command)
          .ours("in a further role")
          .con("Dictator does not choose the destiny card that you draw.", Immunity.CHOICE)
          .ours("P3.1: it bends none of your choices");

  private DictatorPulsar() {}
}
