package hypergate.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An offer, seen from who makes it.
///
/// @param give what the caller gives, in notation
/// @param get what the caller gets
/// @param locked which of these are not up for change
/// @param promises what binds nobody
public record DealDraft(
    List<String> give,
    List<String> get,
    @Nullable List<String> locked,
    @Nullable List<PromiseDraft> promises) {}
