package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Entry;
import java.util.List;

/// Entries drawn at random.
///
/// @param seed with which the same is drawn again; a text, since it may be too long for a number of
///   a page
/// @param entries in the order drawn
public record CatalogueDraw(String seed, List<CatalogueEntry> entries) {
  /// What was drawn.
  public static CatalogueDraw of(long seed, List<Entry> drawn) {
    return new CatalogueDraw(Long.toString(seed), CatalogueEntry.all(drawn));
  }
}
