package hypergate.variant.pulsars;

import hypergate.game.explain.Reason;
import hypergate.game.explain.Wording;

/// Conditions of playing Pulsars, and what they keep from being used.
enum PulsarReason implements Reason {
  POWER_NOT_DENIED(
      "P4",
      "{effect} is not in use: its Pulsar was discarded against it in this encounter.",
      "{effect} has not been denied."),
  POWER_NOT_OPPOSED(
      "P3",
      "{effect} does nothing while {seat} opposes it, whose Pulsar lies face up.",
      "Nobody who is immune opposes {effect}."),
  SANE(
      "P1.6",
      "Sanity has been played: no flare and no Pulsar until this encounter ends.",
      "Flares and Pulsars may be played."),
  PULSARS_IN_GAME("P1", "This game is played without Pulsars.", "Pulsars are in the game."),
  PULSAR_OWN(
      "P5",
      "{card} belongs to somebody else's power: you can play it as Con or Denial.",
      "{card} belongs to your power."),
  PULSAR_FOREIGN(
      "P3",
      "{card} belongs to your own power: you can play it as Pro or Shield.",
      "{card} belongs to the power of somebody else."),
  PULSAR_FRESH(
      "P2.2",
      "{card} has been used in this encounter already, by {seat}; each Pulsar is used once.",
      "{card} has not been used in this encounter."),
  PULSAR_HAS_SIDE(
      "P3.3", "{card} cannot be played in this way.", "{card} can be played in this way.");

  private final Wording wording;

  PulsarReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
