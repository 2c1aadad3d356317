/// What people see and type: lines, colours, the table drawn from a view, events as sentences,
/// questions and cards explained.
///
/// Start at [Look]; everything is drawn from what one seat may see.
@NullMarked
package hypergate.cli.terminal;

import org.jspecify.annotations.NullMarked;
