package hypergate.server.protocol.why;

import hypergate.server.protocol.Words;

/// One condition of an answer.
///
/// @param holds whether it is met
/// @param words its sentence
/// @param rule the rule or ruling behind it
public record Condition(boolean holds, Words words, String rule) {}
