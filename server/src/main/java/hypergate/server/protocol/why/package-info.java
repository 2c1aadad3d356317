/// Answers to "why?" as openapi.yaml describes them, made from what the engine explains.
///
/// Start with [Explanations]; the words are the page's, found by the keys of
/// [hypergate.game.explain.Reason].
@NullMarked
package hypergate.server.protocol.why;

import org.jspecify.annotations.NullMarked;
