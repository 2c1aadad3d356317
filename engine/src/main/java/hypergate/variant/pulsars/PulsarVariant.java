package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Misfit;
import hypergate.game.card.Option;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import hypergate.game.piece.Sizes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Pulsars as a variant: when they are in a game, and which of them.
public final class PulsarVariant implements Explained {
  private final PulsarExplains explains = new PulsarExplains();

  // That powers are lost one by one holds in games without a Pulsar, too.
  @Override
  public boolean isIn(Rules rules) {
    return rules.options().is(PulsarOptions.PULSARS)
        || rules.options().is(PulsarOptions.EACH_COLONY);
  }

  // Ruling H-230: flares and Pulsars share their places; those of the aliens in play must fit.
  @Override
  public @Nullable Misfit fault(Rules rules) {
    if (!rules.options().is(PulsarOptions.PULSARS)) return null;
    int powers = rules.seats() * rules.options().get(Option.POWERS);
    int cards = rules.options().is(Option.FLARES) ? 2 * powers + startFlares(rules) : powers;
    if (cards <= Sizes.ALIEN_CARDS) return null;
    return Misfit.of(
        "{powers} powers with flares and Pulsars are {cards} cards; a game can hold {most}:"
            + " play with fewer seats, one power each, or without flares",
        "powers",
        powers,
        "cards",
        cards,
        "most",
        Sizes.ALIEN_CARDS);
  }

  private static int startFlares(Rules rules) {
    int flares = 0;
    for (StartCard card : rules.options().startCards())
      if (card.id().startsWith("flare-")) flares++;
    return flares;
  }

  @Override
  public Pulsars in(Game game) {
    return new Pulsars(game);
  }

  // ---- what it brings

  @Override
  public List<Class<? extends Card>> cards() {
    return List.of(Pulsar.class);
  }

  // One that is not listed has the sides of P3.1.
  @Override
  public List<Pulsar> alienCards(List<Sheet> aliens, List<? extends Card> cards) {
    List<Pulsar> pulsars = new ArrayList<>();
    for (Sheet alien : aliens) {
      Pulsar own = Pulsar.pulsar(alien);
      for (Card card : cards)
        if (card instanceof Pulsar pulsar && pulsar.alien() == alien) own = pulsar;
      pulsars.add(own);
    }
    return pulsars;
  }

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(PulsarEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  // ---- cards to begin with

  @Override
  public String notToBeginWith(Rules rules) {
    return "a Pulsar comes with its alien; begin with that";
  }
}
