/// Alien powers of the base set, one file each.
@NullMarked
package hypergate.content.base.aliens;

import org.jspecify.annotations.NullMarked;
