/// The pulsars of Cosmic Storm.
@NullMarked
package hypergate.content.storm.pulsars;

import org.jspecify.annotations.NullMarked;
