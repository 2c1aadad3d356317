/// What a seat can think with: the table as it may be, made from what the seat knows. Read
/// [hypergate.game.imagine.Imagining] first.
@NullMarked
package hypergate.game.imagine;

import org.jspecify.annotations.NullMarked;
