/// What the program knows whatever table one sits at: options, presets and machine players as a
/// [RuleBook], all cards and aliens as a [CardBook].
@NullMarked
package hypergate.server.protocol.book;

import org.jspecify.annotations.NullMarked;
