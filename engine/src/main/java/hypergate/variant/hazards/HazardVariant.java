package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Hazards as a variant: when they are in a game, and which of them.
public final class HazardVariant implements Explained {
  private final HazardExplains explains = new HazardExplains();

  @Override
  public boolean isIn(Rules rules) {
    return rules.options().is(HazardOptions.HAZARDS) || rules.isBrought(Hazards.class);
  }

  @Override
  public Hazards in(Game game) {
    return new Hazards(game);
  }

  // ---- what it brings

  @Override
  public List<Class<? extends Card>> cards() {
    return List.of(Hazard.class);
  }

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(HazardEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  // Each of them looks at the warnings.
  @Override
  public boolean readsWarnings(Options options) {
    return options.is(HazardOptions.HAZARDS);
  }

  // ---- cards to begin with

  @Override
  public String word() {
    return "hazard";
  }

  @Override
  public @Nullable String notToBeginWith(Rules rules) {
    return rules.options().is(HazardOptions.HAZARDS) ? null : "hazards are off";
  }

  @Override
  public Map<Option, String> toBeginWith() {
    return Map.of(HazardOptions.HAZARDS, "conflict");
  }

  // Each of them would be the first to be drawn.
  @Override
  public int mostToBeginWith(Rules rules) {
    return 1;
  }

  /// The deck with which a hazard can be met: its set, or that of Cosmic Conflict for one that
  /// somebody wrote.
  public static String deckOf(Hazard hazard) {
    return HazardOptions.HAZARDS.words().contains(hazard.set()) ? hazard.set() : "conflict";
  }

  // ---- which hazards

  /// Whether a hazard belongs to a chosen deck and has not been left out.
  public static boolean deals(Options options, Hazard hazard) {
    if (options.isStartCard(hazard.id())) return true;
    if (options.isOwnCard(hazard.id()) && options.is(HazardOptions.HAZARDS)) return true;
    String decks = options.text(HazardOptions.HAZARDS);
    boolean brought = !options.is(HazardOptions.HAZARDS);
    return (brought || decks.equals("both") || decks.equals(hazard.set()))
        && !options.text(HazardOptions.EXCLUDE).equals(hazard.id());
  }
}
