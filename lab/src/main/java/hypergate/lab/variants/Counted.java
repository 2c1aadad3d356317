package hypergate.lab.variants;

import hypergate.game.card.Content;
import hypergate.game.event.Event;
import java.util.List;
import java.util.function.Function;

/// Something that is counted over random games.
///
/// @param key what it is called among the counts: `moons`
/// @param never what it is called if nothing ever happens to one: `moons that nobody came to`
/// @param all all that is counted, by id
/// @param counts the one that an event counts for; empty: none
public record Counted(
    String key,
    String never,
    Function<Content, List<String>> all,
    Function<Event, String> counts) {}
