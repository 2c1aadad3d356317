package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Pacifist;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Peace: with it the negotiate of the main player whose ally the Pacifist is wins, too; the
/// holder's attack beats a negotiate as usual.
public final class PacifistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Pacifist.PACIFIST)
          .pro("As an ally your side wins when its main player's negotiate meets an attack.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con(
              "While you are the main player on the other side your attack wins as usual.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private PacifistPulsar() {}
}
