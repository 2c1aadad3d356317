/// Classic edicts of the older editions that our sources describe (edicts.md section 2).
@NullMarked
package hypergate.content.classic;

import org.jspecify.annotations.NullMarked;
