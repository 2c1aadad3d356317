/// The flares of Cosmic Storm.
@NullMarked
package hypergate.content.storm.flares;

import org.jspecify.annotations.NullMarked;
