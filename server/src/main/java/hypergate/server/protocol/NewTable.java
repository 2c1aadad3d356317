package hypergate.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The wish for a table.
///
/// @param name what it is called
/// @param preset which set of options it starts from
/// @param options options that differ from the preset
/// @param aliens the aliens to deal from; none means all
/// @param with cards that the caller's seat begins with, by their ids in the catalogue; what they
///   need is switched on
/// @param me the caller's name
/// @param seats one for each player, in table order; missing ones are machines
/// @param clock how long people may think
/// @param secrecy `strict` or `relaxed`
/// @param windowSeconds how long a response window stays open
/// @param watch who may watch
/// @param easy whether aliens are dealt from those alone that are marked easy
/// @param lesson a lesson, which says everything else but the caller's name
/// @param hints who may ask for hints: `alone`, `all` or `none`
/// @param cards the files of cards that somebody wrote for this table
public record NewTable(
    @Nullable String name,
    @Nullable String preset,
    @Nullable Map<String, String> options,
    @Nullable List<String> aliens,
    @Nullable List<String> with,
    @Nullable String me,
    @Nullable List<SeatChange> seats,
    @Nullable ClockRules clock,
    @Nullable String secrecy,
    @Nullable Integer windowSeconds,
    @Nullable String watch,
    @Nullable Boolean easy,
    @Nullable String lesson,
    @Nullable String hints,
    @Nullable List<String> cards) {}
