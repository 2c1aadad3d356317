package hypergate.server.table;

import hypergate.server.store.SetAside;

/// Why a table does not go on, and what has become of it.
///
/// @param kept as the store has it
/// @param ended whether its host has ended it
record Aside(SetAside kept, boolean ended) {}
