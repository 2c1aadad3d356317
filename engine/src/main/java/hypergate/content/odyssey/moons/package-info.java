/// The moons of the Cosmic Odyssey set (M-3): one file a moon. *Me* is whoever has a ship on it. To
/// add one, copy the nearest.
@NullMarked
package hypergate.content.odyssey.moons;

import org.jspecify.annotations.NullMarked;
