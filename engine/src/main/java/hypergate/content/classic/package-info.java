/// Classic edicts of the older editions that our sources describe (ED-2).
@NullMarked
package hypergate.content.classic;

import org.jspecify.annotations.NullMarked;
