/// The aliens of Cosmic Alliance.
@NullMarked
package hypergate.content.alliance.aliens;

import org.jspecify.annotations.NullMarked;
