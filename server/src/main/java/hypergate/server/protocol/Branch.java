package hypergate.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The wish to play on from a point of a finished game.
///
/// @param event id in the log before which the branch stands
/// @param people the seats of people, the caller's first
/// @param machine who plays the others
/// @param luck `same` or `fresh`
/// @param me the caller's name
public record Branch(
    long event,
    @Nullable List<String> people,
    @Nullable String machine,
    @Nullable String luck,
    @Nullable String me) {}
