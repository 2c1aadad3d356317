/// What card files look like, for editors: a JSON schema made from the words and the readers.
@NullMarked
package hypergate.workshop.schema;

import org.jspecify.annotations.NullMarked;
