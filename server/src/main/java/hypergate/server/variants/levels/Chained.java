package hypergate.server.variants.levels;

import hypergate.variant.levels.Chain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a Tech level is being wielded against, and who has spoken about it so far.
///
/// @param seat who acts
/// @param field in which field
/// @param action the card or power, in notation; null for a win of the offense
/// @param links who has wielded, advocated, wielded again and advocated again, in this order
record Chained(String seat, String field, @Nullable String action, List<String> links) {
  /// What is being asked about; null when the question is another one.
  static @Nullable Chained of(Chain chain) {
    if (!chain.isOpen()) return null;
    List<String> links = new ArrayList<>();
    for (int i = 0; i < chain.links(); i++) links.add(chain.link(i).letter());
    return new Chained(
        chain.target().letter(),
        chain.field().notation(),
        chain.action().isEmpty() ? null : chain.action(),
        links);
  }
}
