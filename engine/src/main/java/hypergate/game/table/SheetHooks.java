package hypergate.game.table;

/// What is told of the sheets of aliens. Every hook does nothing unless somebody says otherwise.
public interface SheetHooks {
  /// The sheet of an alien, by number, has come before a player.
  default void sheetCame(int alien) {}

  /// The sheet of an alien, by number, is about to leave the player before whom it lies.
  default void sheetLeaves(int alien) {}

  /// A seat has lost powers for its home colonies, or has them again.
  default void powersChanged() {}
}
