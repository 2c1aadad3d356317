package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Entry;

/// What an entry is called.
///
/// @param id its id
/// @param kind what it is
/// @param name its name
public record CatalogueName(String id, String kind, String name) {
  /// The name of an entry.
  static CatalogueName of(Entry entry) {
    return new CatalogueName(entry.id(), entry.kind().word(), entry.name());
  }
}
