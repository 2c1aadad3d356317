/// What boxes and fans have added to the game, one folder each, and [Variants], the roster that
/// brings them into it.
///
/// A variant implements two interfaces of the core. [hypergate.game.card.Variant] is what everybody
/// knows of it: its cards and when a game is played with it. [hypergate.game.verb.Part] is what of
/// it lives in one game: it keeps its own cells of the state and is told where in the course of the
/// game it may have something to do. What there is to explain of it says its
/// [hypergate.game.explain.Explains]. A variant never looks inside another one, and nothing in
/// `hypergate.game` imports any. Tokens are not here yet: they stand in `hypergate.game`.
@NullMarked
package hypergate.variant;

import org.jspecify.annotations.NullMarked;
