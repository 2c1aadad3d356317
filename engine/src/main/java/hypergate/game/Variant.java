package hypergate.game;

/// A way to play that a box or fans have added to the game, as far as the core knows it. One
/// immutable object serves all games; it holds the variant's own cards. All that lives in one game
/// is its [Part].
///
/// In the course of a game the core asks those in the roster of the [Content] at the hooks of this
/// interface and of [Part], and names none: a variant is a folder below `hypergate.variant`, the
/// folders of its cards, and one line in that roster. Explanations, options and prompts have no
/// such hooks; what they say of a variant stands in the core.
public interface Variant {
  /// Whether games with these options are played with it.
  boolean isIn(Options options);

  /// What of it lives in a game; made once for each game object that is played with it.
  Part in(Game game);
}
