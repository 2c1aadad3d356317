package hypergate.cli.variants.hazards;

import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.card.Content;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardEvent;
import java.util.List;
import java.util.stream.Collectors;

/// Hazards in the terminal's story.
public final class TerminalHazards extends TerminalVariant<HazardEvent> {
  /// The hazards.
  public TerminalHazards() {
    super(HazardEvent.class);
  }

  @Override
  protected void tell(HazardEvent event, Voice voice) {
    switch (event) {
      case HazardEvent.HazardDrawn(var _, var hazard) -> {
        voice.line("Hazard: " + voice.boldly(hazard) + ".");
        voice.explain(hazard);
      }
      case HazardEvent.HazardDiscarded(var hazard, var cause) -> {
        String name = voice.card(hazard);
        if (cause.isEmpty()) voice.detail("The hazard " + name + " is over.");
        else voice.line("The hazard " + name + " is discarded" + voice.because(cause) + ".");
      }
      case HazardEvent.HazardHeld(var seat, var hazard) ->
          voice.line(voice.does(seat, "holds the hazard " + voice.card(hazard) + " from now on."));
      case HazardEvent.Proposed(var seat, var colonies) ->
          voice.line(voice.does(seat, "proposes colonies: " + String.join(", ", colonies) + "."));
    }
  }

  @Override
  public List<Account> enforced(Content content) {
    List<Hazard> hazards = content.of(Hazard.class);
    return List.of(
        new Account(
            "Hazards (" + hazards.size() + ")",
            hazards.stream().map(Hazard::name).collect(Collectors.joining(", ")) + "."));
  }
}
