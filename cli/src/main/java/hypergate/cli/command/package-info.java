/// One class a command: reads its options, has the work done elsewhere, prints.
@NullMarked
package hypergate.cli.command;

import org.jspecify.annotations.NullMarked;
