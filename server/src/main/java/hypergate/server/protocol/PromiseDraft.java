package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// A promise in an offer.
///
/// @param kind which template, or `text`
/// @param by `me` or `you`, seen from the proposer
/// @param text a promise in free words
public record PromiseDraft(String kind, @Nullable String by, @Nullable String text) {}
