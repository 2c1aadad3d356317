package hypergate.game.event;

/// Which deck something happened to. A variant that has a deck names it.
///
/// @param notation what it is called: `destiny deck`
public record DeckName(String notation) implements Written {
  /// The cosmic deck.
  public static final DeckName COSMIC = new DeckName("deck");

  /// The destiny deck.
  public static final DeckName DESTINY = new DeckName("destiny deck");
}
