package hypergate.game.event;

import java.util.List;

/// Both halves of an offer, term by term in notation: `colony B2`, `cards 1`.
///
/// @param gives what its speaker would give
/// @param wants what the speaker would get for it
public record OfferTerms(List<String> gives, List<String> wants) implements Written {
  private static final String NOTHING = "nothing";

  /// As it is answered: `give: cards 1, card attack-06 for: nothing`.
  @Override
  public String notation() {
    return "give: " + half(gives) + " for: " + half(wants);
  }

  /// One half in a line.
  public static String half(List<String> terms) {
    return terms.isEmpty() ? NOTHING : String.join(", ", terms);
  }
}
