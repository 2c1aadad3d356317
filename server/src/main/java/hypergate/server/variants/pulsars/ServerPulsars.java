package hypergate.server.variants.pulsars;

import hypergate.game.card.Card;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.pulsars.PulsarOptions;
import hypergate.variant.pulsars.Pulsars;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Pulsars in the protocol: those that lie face up before a seat, each with the way in which it has
/// been played.
public final class ServerPulsars implements ServerVariant {
  @Override
  public void behindThreat(SeatFacts facts, View view, Seat seat) {
    if (!Pulsars.areIn(view)) return;
    Pulsars pulsars = Pulsars.of(view);
    List<String> effects = new ArrayList<>();
    for (int card = 0; card < view.rules().content().cards(); card++)
      if (pulsars.runs(card) && pulsars.player(card) == seat)
        effects.add(view.face(card).notation() + "/" + pulsars.mode(card).word());
    if (!effects.isEmpty()) facts.put("pulsars", effects);
  }

  // ---- before a game

  @Override
  public List<Preset> presets() {
    return List.of(new Preset("pulsars", 60, chaos()));
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(PulsarOptions.PULSARS.notation(), "true");
  }

  @Override
  public String alienOf(Card card) {
    return card instanceof Pulsar pulsar ? pulsar.alien().id() : "";
  }
}
