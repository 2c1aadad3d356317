package hypergate.server.protocol.workshop;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// `BalanceStep`: how far a measurement has come; the last line of its answer says that it is over.
///
/// @param games that have been played, of both sides together
/// @param most how many are played at most
/// @param with the share of the points that whoever has the card gets, 0 to 1
/// @param without the same without it, or with the card that it is held against
/// @param difference `with` less `without`
/// @param low the lower end of its 95 % interval, which holds whenever one looks; null: nothing can
///   be said yet
/// @param high the upper end
/// @param uses how whoever has the card uses it; null: not known yet, or it acts by itself alone
/// @param effects what it changes beside; null: nothing was played yet
/// @param needed about how many games more it takes until it is clear
/// @param failed games in which somebody failed
/// @param clear whether the interval leaves out nothing
/// @param over whether no more follows
/// @param failures the first games that failed, a line each
public record BalanceStep(
    long games,
    long most,
    double with,
    double without,
    double difference,
    @Nullable Double low,
    @Nullable Double high,
    @Nullable BalanceUses uses,
    @Nullable BalanceEffects effects,
    long needed,
    long failed,
    boolean clear,
    boolean over,
    List<String> failures) {}
