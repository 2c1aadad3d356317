package hypergate.server;

/// What people may do with cards of their own on a server.
public enum OwnCards {
  /// Nothing.
  NOBODY(false, false),
  /// Write, try and measure them; no table is played with them.
  WRITING(true, false),
  /// Play with those that they bring; there is no workshop.
  TABLES(false, true),
  /// All of it.
  ALL(true, true);

  private final boolean writing;
  private final boolean tables;

  OwnCards(boolean writing, boolean tables) {
    this.writing = writing;
    this.tables = tables;
  }

  /// Whether there is a workshop.
  public boolean writing() {
    return writing;
  }

  /// Whether tables are played with them.
  public boolean tables() {
    return tables;
  }
}
