/// Games as files: a header, then an answer a line, in the notation that people read.
///
/// Start with [GameRecord]; [RecordFile] reads and writes it, [Replay] plays it again.
@NullMarked
package hypergate.lab.record;

import org.jspecify.annotations.NullMarked;
