/// Cards that people write in files instead of Java: what a file says is read, checked and made
/// into a declaration like those of our own cards (`docs/workshop.md`).
@NullMarked
package hypergate.workshop;

import org.jspecify.annotations.NullMarked;
