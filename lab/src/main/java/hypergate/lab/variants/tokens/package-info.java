/// Tokens in scenarios.
@NullMarked
package hypergate.lab.variants.tokens;

import org.jspecify.annotations.NullMarked;
