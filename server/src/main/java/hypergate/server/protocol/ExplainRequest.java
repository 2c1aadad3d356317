package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// A "why?".
///
/// @param ask which kind: absent, event, total, preview, outlook, phase, window, ruling
/// @param prompt `absent`: of the answer; `outlook`: the kind of the open question
/// @param answer `absent`, `preview`
/// @param n `preview`: the number of the question
/// @param event `event`: its id in the log; of a finished game also the moment that anything else
///   is asked about, its end without one
/// @param side `total`: offense or defense
/// @param phase `phase`
/// @param window `window`
/// @param ruling `ruling`: its number
/// @param as of a finished game: with whose eyes, a seat's letter, `public`, or `everything` as
///   without it
public record ExplainRequest(
    String ask,
    @Nullable String prompt,
    @Nullable String answer,
    @Nullable Long n,
    @Nullable Long event,
    @Nullable String side,
    @Nullable String phase,
    @Nullable String window,
    @Nullable String ruling,
    @Nullable String as) {}
