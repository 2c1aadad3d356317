package hypergate.server.variants.visits;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cards of a seat that visit the warp.
///
/// @param count how many, which everybody sees
/// @param cards which, for whoever has that seat
@JsonInclude(JsonInclude.Include.NON_NULL)
record VisitView(int count, @Nullable List<String> cards) {}
