/// Games by the thousand from seeds, and what they tell: wins by seat and alien, comparisons,
/// counts.
///
/// Same seed, same bytes out, however many threads played.
@NullMarked
package hypergate.lab;

import org.jspecify.annotations.NullMarked;
