/// Answers from the catalogue, which anybody may read: what a search found, one entry with what
/// belongs to it, a comparison, a draw, the words of queries.
@NullMarked
package hypergate.server.protocol.catalogue;

import org.jspecify.annotations.NullMarked;
