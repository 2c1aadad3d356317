/// What happens in a game, as it is told to those who follow it: events with plain data, and the
/// terms of sums. Uses pieces and words alone.
@NullMarked
package hypergate.game.event;

import org.jspecify.annotations.NullMarked;
