package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Map;

/// A set of options to start from.
///
/// @param id its name
/// @param place where it stands among the others, the simplest first
/// @param options what it sets; everything else has its default
public record Preset(String id, @JsonIgnore int place, Map<String, String> options) {}
