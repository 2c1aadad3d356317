/// Reports of the lab that people may look at.
///
/// Start with [hypergate.server.lab.Reports], which knows which there are.
@NullMarked
package hypergate.server.lab;

import org.jspecify.annotations.NullMarked;
