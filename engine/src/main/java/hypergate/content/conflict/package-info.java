/// What is in the Cosmic Conflict set.
@NullMarked
package hypergate.content.conflict;

import org.jspecify.annotations.NullMarked;
