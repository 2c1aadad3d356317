/// Everything that can act: one folder a set, one file a card, one constant a file.
///
/// A file here holds rules and nothing else: no fields that change, no `try`, no clock, no
/// printing, no other card's name. To add a card, copy the nearest one and read
/// [hypergate.game.word.Window].
@NullMarked
package hypergate.content;

import org.jspecify.annotations.NullMarked;
