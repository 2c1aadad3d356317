package hypergate.variant.pulsars;

import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;

/// Why things happen with Pulsars.
enum PulsarHappening implements Told {
  PULSAR_IN_FORCE("P2", "What a played Pulsar does lasts until the encounter ends."),
  POWER_SHIELDED(
      "P7", "A Pulsar was discarded for the power that was stopped: it works all the same."),
  PULSAR_RETURNED("P2", "A played Pulsar goes back to hand as the encounter ends.");

  private final Wording wording;

  PulsarHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static PulsarHappening of(PulsarEvent event) {
    return switch (event) {
      case PulsarEvent.PulsarInForce _ -> PULSAR_IN_FORCE;
      case PulsarEvent.PowerShielded _ -> POWER_SHIELDED;
      case PulsarEvent.PulsarReturned _ -> PULSAR_RETURNED;
    };
  }
}
