package hypergate.cli.variants.pulsars;

import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.card.Content;
import hypergate.game.piece.Seat;
import hypergate.variant.pulsars.PulsarEvent;
import java.util.List;
import java.util.Map;

/// Pulsars in the terminal's story.
public final class TerminalPulsars extends TerminalVariant<PulsarEvent> {
  /// The Pulsars.
  public TerminalPulsars() {
    super(PulsarEvent.class);
  }

  @Override
  protected void tell(PulsarEvent event, Voice voice) {
    switch (event) {
      case PulsarEvent.PulsarInForce(var seat, var effect) ->
          voice.line(inForce(voice, seat, effect));
      case PulsarEvent.PowerShielded(var seat, var alien) ->
          voice.line(
              voice.does(
                  seat,
                  "discards the Pulsar of "
                      + voice.card(alien)
                      + ", whose power works all the same."));
      case PulsarEvent.PulsarReturned(var seat, var card) ->
          voice.line(voice.does(seat, "takes " + voice.card(card) + " back to hand."));
    }
  }

  private static String inForce(Voice voice, Seat seat, String effect) {
    String power = voice.card(effect.replaceFirst("^pulsar-", "").replaceFirst("/.*", ""));
    return switch (effect.substring(effect.lastIndexOf('/') + 1)) {
      case "con" -> voice.does(seat, "is immune to " + power + " until the encounter ends.");
      case "denial" -> power + " is not in use until the encounter ends.";
      case "pro" -> power + " is stronger until the encounter ends.";
      default -> power + " works in this encounter in spite of too few home colonies.";
    };
  }

  @Override
  public List<Account> rules() {
    return List.of(
        new Account(
            "Pulsars (Katz)",
            "One card for each power in play: Con, Denial, Pro and Shield, with the four edicts"
                + " that come along (Pulsar Zap, Sanity, Insanity, Power Outage). docs/pulsars.md"
                + " says which effects are our own designs."));
  }

  // One for each alien.
  @Override
  public Map<String, List<String>> lists(Content content) {
    return Map.of(
        "pulsars", content.aliens().stream().map(alien -> "pulsar-" + alien.id()).toList());
  }
}
