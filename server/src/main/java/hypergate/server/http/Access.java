package hypergate.server.http;

import hypergate.server.table.Deed;

/// Who may come to an address: no [Route] is without.
sealed interface Access {
  /// Addresses that are about no table.
  enum Open implements Access {
    /// What the program knows; for everybody.
    KNOWLEDGE,
    /// Tables that everybody may watch; for everybody.
    LISTED,
    /// A table of one's own; for everybody, as often as the [Limits] allow.
    FOUNDING,
    /// A finished game: for whoever knows its address. Of a table that nobody may watch only its
    /// seats are told it.
    FINISHED,
    /// For whoever looks after the server.
    HOUSEHOLD
  }

  /// One thing at a table: the table decides by what the caller is there at that moment.
  record At(Deed deed) implements Access {}

  /// Anything that is a command at a table: each is decided by its own word, see [Deed#commands].
  record AnyCommand() implements Access {}

  /// Whether it is about one table.
  default boolean isAtTable() {
    return switch (this) {
      case Open _ -> false;
      case At _, AnyCommand _ -> true;
    };
  }
}
