/// Tech levels (docs/rules/levels.md): where everybody stands in each field, what is wielded
/// against, and what a level is worth in deals.
@NullMarked
package hypergate.variant.levels;

import org.jspecify.annotations.NullMarked;
