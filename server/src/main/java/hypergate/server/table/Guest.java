package hypergate.server.table;

import hypergate.server.protocol.Problem;
import org.jspecify.annotations.Nullable;

/// Somebody who asks a table for something, and what that person is at this moment.
///
/// @param who what
/// @param chair where; null for whoever does not sit
record Guest(Who who, @Nullable Chair chair) {
  /// The chair's number; -1 for whoever does not sit.
  int index() {
    return chair == null ? -1 : chair.index;
  }

  /// The chair of somebody who was let in as one who sits.
  Chair seated() {
    if (chair == null)
      throw new Refusal(Problem.Kind.NOT_YOUR_SEAT.because("Whoever only watches has no seat."));
    return chair;
  }
}
