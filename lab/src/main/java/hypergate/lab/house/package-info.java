/// Cards that people write themselves, as everybody else sees them: what reads them stands in the
/// module `workshop`.
@NullMarked
package hypergate.lab.house;

import org.jspecify.annotations.NullMarked;
