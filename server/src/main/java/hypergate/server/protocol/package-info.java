/// The objects of openapi.yaml as records, and how they become text.
///
/// Requests reach us already checked against the schemas, so their records only say what may be
/// absent.
@NullMarked
package hypergate.server.protocol;

import org.jspecify.annotations.NullMarked;
