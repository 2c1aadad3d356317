package hypergate.game;

import java.util.BitSet;

/// The rules that everybody at the table knows.
public final class Rules {
  private final Content content;
  private final Options options;
  private final BitSet knownAliens = new BitSet();

  /// @param content all cards
  /// @param options the options of this game
  public Rules(Content content, Options options) {
    this.content = content;
    this.options = options;
    for (int i = 0; i < content.aliens().size(); i++)
      knownAliens.set(i, options.knows(content.alien(i)));
  }

  /// All cards.
  public Content content() {
    return content;
  }

  /// The options of this game.
  public Options options() {
    return options;
  }

  /// Whether an alien, by number, belongs to the game: see [Options#knows].
  public boolean knowsAlien(int alien) {
    return knownAliens.get(alien);
  }

  /// Seats at the table.
  public int seats() {
    return options.systems();
  }

  /// Planets in each home system at the start.
  public int planets() {
    return options.get(Option.PLANETS);
  }

  /// Flares that each seat is dealt to choose its powers from; for two powers as
  /// says, fewer at large tables (ruling H-157).
  public int aliensDealt() {
    if (options.get(Option.POWERS) == 1) return 2;
    return seats() <= 5 ? 5 : seats() <= 7 ? 4 : 3;
  }

  /// Ships each seat starts with.
  public int ships() {
    return 4 * planets();
  }

  /// Foreign colonies needed to win.
  public int coloniesToWin() {
    return planets();
  }

  /// Home colonies needed to keep a power.
  public int homeColoniesNeeded() {
    return planets() - 2;
  }
}
