/// How the engine asks and how answers reach it: prompts, packed options, questions, replies.
///
/// Start with [Question], which is all that a player ever gets.
@NullMarked
package hypergate.game.decide;

import org.jspecify.annotations.NullMarked;
