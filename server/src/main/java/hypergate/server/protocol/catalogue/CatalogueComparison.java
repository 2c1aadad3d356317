package hypergate.server.protocol.catalogue;

import hypergate.catalogue.Compared;
import java.util.List;

/// Entries side by side.
///
/// @param entries those compared
/// @param rows what is known of any of them
public record CatalogueComparison(List<CatalogueEntry> entries, List<ComparedRow> rows) {
  /// One field.
  ///
  /// @param field its word
  /// @param label what players read
  /// @param values one an entry; empty where nothing is known
  /// @param differs whether they are not all the same
  public record ComparedRow(String field, String label, List<String> values, boolean differs) {}

  /// A comparison.
  public static CatalogueComparison of(Compared compared) {
    return new CatalogueComparison(
        CatalogueEntry.all(compared.entries()),
        compared.rows().stream().map(row -> row(compared, row)).toList());
  }

  // Its own values are drawn for a terminal.
  private static ComparedRow row(Compared compared, Compared.Row row) {
    return new ComparedRow(
        row.field().word(),
        row.field().label(),
        compared.entries().stream().map(e -> String.join(", ", e.all(row.field()))).toList(),
        row.differs());
  }
}
