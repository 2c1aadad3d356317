/// Edicts that fans made, as far as our sources have their text (ED-2.2).
@NullMarked
package hypergate.content.fan;

import org.jspecify.annotations.NullMarked;
