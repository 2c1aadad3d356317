package hypergate.lab.variants.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.Having;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.lab.variants.Noted;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.pulsars.PulsarEvent;
import hypergate.variant.pulsars.PulsarOptions;
import hypergate.variant.pulsars.Pulsars;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Pulsars in scenarios: those that lie face up before a seat, each with the way in which it has
/// been played.
public final class LabPulsars implements LabVariant {
  @Override
  public List<String> lessons() {
    return List.of("pulsars/pulsars");
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new Layer() {
      @Override
      public boolean hasOwnCards() {
        return game.options().is(PulsarOptions.PULSARS);
      }
    };
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "pulsars SEAT",
            LabPulsars::check,
            (game, subject) -> before(game, Seat.named(subject.get(1)))));
  }

  private static void check(Line line) {
    line.words(2);
    line.seat(1);
  }

  private static String before(Game game, Seat seat) {
    List<String> effects = new ArrayList<>();
    for (int card = 0; Pulsars.areIn(game) && card < game.content().cards(); card++)
      if (Pulsars.of(game).runs(card) && Pulsars.of(game).player(card) == seat)
        effects.add(game.cards().face(card).notation() + "/" + Pulsars.of(game).mode(card).word());
    return effects.isEmpty() ? "none" : String.join(" ", effects);
  }

  // ---- measuring cards

  private static final Having.Kind PLAYED =
      new Having.Kind("pulsar", "Pulsars, of who played them", false, false);

  @Override
  public Noted noted() {
    return new Noted() {
      @Override
      public List<Having.Kind> kinds() {
        return List.of(PLAYED);
      }

      @Override
      public void happened(Event event, Having having) {
        if (event instanceof PulsarEvent.PulsarInForce(var seat, var effect))
          having.has(PLAYED, seat, effect);
      }
    };
  }

  @Override
  public Map<String, String> toTry(Card card) {
    return card instanceof Pulsar ? Map.of(PulsarOptions.PULSARS.notation(), "true") : Map.of();
  }
}
