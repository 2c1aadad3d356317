package hypergate.catalogue;

/// A query that cannot be read: where it breaks, why, and the nearest one that can.
public final class QueryError extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int column;
  private final int end;
  private final String mended;
  private String nearest = "";

  /// @param column where it breaks, from 1 on
  /// @param end the column after what is wrong
  /// @param mended what could stand there instead
  QueryError(String message, int column, int end, String mended) {
    super(message);
    this.column = column;
    this.end = end;
    this.mended = mended;
  }

  /// The column where the query breaks, from 1 on.
  public int column() {
    return column;
  }

  /// The nearest query that can be read; empty when nothing of it can.
  public String nearest() {
    return nearest;
  }

  /// The query with this mistake mended; there may be others.
  String mend(String query) {
    return (query.substring(0, column - 1) + mended + query.substring(end - 1)).strip();
  }

  QueryError near(String nearest) {
    this.nearest = nearest;
    return this;
  }
}
