/// The 2008 base set: its roster, and a room for each kind of card.
@NullMarked
package hypergate.content.base;

import org.jspecify.annotations.NullMarked;
