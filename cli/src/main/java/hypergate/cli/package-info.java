/// The command line: one class a command, and the table drawn in the terminal.
///
/// Start at [Main]; nothing here decides a rule.
@NullMarked
package hypergate.cli;

import org.jspecify.annotations.NullMarked;
