package hypergate.game.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An artifact as it lies in the box, of which a deck holds one copy or several.
public interface ArtifactCard extends Card {
  /// Copies in the cosmic deck, or of a card of a further deck in its box.
  int count();

  /// Copies that a game can hold.
  int most();

  /// The further deck that it belongs to; empty for the cosmic deck.
  String deck();

  /// What such artifacts are called, in one word: `artifact`, or what the variant that adds a pack
  /// of them says.
  String kind();

  /// The option that adds it to the cosmic deck; null for the artifacts of the box.
  @Nullable Option option();

  /// The values with which that option adds it; the last of them adds most.
  List<String> values();

  /// Whether it is in games with these options, as far as packs go.
  boolean isIn(Options options);
}
