/// The command line: picks the command, reports failures in one line.
///
/// Start at [Main]; nothing here decides a rule.
@NullMarked
package hypergate.cli;

import org.jspecify.annotations.NullMarked;
