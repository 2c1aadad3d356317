/// The server as a program on somebody's machine: its data folder, the browser, stopping. Start at
/// [Running].
@NullMarked
package hypergate.cli.serve;

import org.jspecify.annotations.NullMarked;
