/// What is in the Cosmic Storm set.
@NullMarked
package hypergate.content.storm;

import org.jspecify.annotations.NullMarked;
