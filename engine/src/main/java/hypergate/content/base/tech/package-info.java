/// The twenty tech cards of the base set.
@NullMarked
package hypergate.content.base.tech;

import org.jspecify.annotations.NullMarked;
