/// What the terminal knows of variants, a folder each: their part of the story, their questions and
/// what is said about those. [TerminalVariants] is the roster.
@NullMarked
package hypergate.cli.variants;

import org.jspecify.annotations.NullMarked;
