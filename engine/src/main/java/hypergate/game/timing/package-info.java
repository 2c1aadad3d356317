/// Who may act, and when: windows, what stands where and acts from there, uses on their way, what
/// bends a value. It sees the game as [hypergate.game.timing.Timing].
@NullMarked
package hypergate.game.timing;

import org.jspecify.annotations.NullMarked;
