package hypergate.server.variants.technology;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// `TechView`: a tech before a seat, as a viewer knows it.
record TechView(
    int slot,
    String owner,
    boolean complete,
    int ships,
    @Nullable String needed,
    @Nullable String id,
    @Nullable Boolean hidden,
    @Nullable List<String> stored,
    @Nullable String card,
    @Nullable String sheet) {}
