/// The aliens of Cosmic Storm.
@NullMarked
package hypergate.content.storm.aliens;

import org.jspecify.annotations.NullMarked;
