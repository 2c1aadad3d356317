/// The game as an environment for those who do research with it: step by step, with what a seat
/// sees as a row of numbers and what it may do as a mask. Read [hypergate.lab.env.Env] first, and
/// `docs/env.md`.
@NullMarked
package hypergate.lab.env;

import org.jspecify.annotations.NullMarked;
