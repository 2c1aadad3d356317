/// Questions to a seat as openapi.yaml describes them: a `Prompt` with its options, its gesture and
/// what people need to know to answer it.
///
/// Start with [Prompt#of]. Answers come back as lines of notation and go to
/// [hypergate.game.session.Session#submit] as they are.
@NullMarked
package hypergate.server.protocol.ask;

import org.jspecify.annotations.NullMarked;
