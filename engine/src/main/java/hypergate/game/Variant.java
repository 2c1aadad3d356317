package hypergate.game;

/// A way to play that a box or fans have added to the game, as far as the core knows it. One
/// immutable object serves all games; it holds the variant's own cards. All that lives in one game
/// is its [Part].
///
/// The core names no variant. It asks those in the roster of the [Content], and only at the hooks
/// of this interface and of [Part]: a variant is a folder below `hypergate.variant`, the folders of
/// its cards, and one line in that roster.
public interface Variant {
  /// Whether games with these options are played with it.
  boolean isIn(Options options);

  /// What of it lives in a game; made once for each game object that is played with it.
  Part in(Game game);
}
