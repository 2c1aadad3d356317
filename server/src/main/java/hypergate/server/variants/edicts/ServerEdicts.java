package hypergate.server.variants.edicts;

import hypergate.server.variants.ServerVariant;
import hypergate.variant.edicts.EdictOptions;
import java.util.Map;

/// Edicts in the protocol: artifacts like others, once they are in the deck.
public final class ServerEdicts implements ServerVariant {
  @Override
  public Map<String, String> chaos() {
    return Map.of(EdictOptions.EDICTS.notation(), "both");
  }
}
