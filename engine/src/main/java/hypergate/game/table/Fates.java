package hypergate.game.table;

/// Whether powers work, as far as cards say so that have been played for or against them. Every
/// question has the answer that holds where there are no such cards.
public interface Fates {
  /// Whether a power is off for this encounter without having been zapped.
  default boolean isDenied(int instance) {
    return false;
  }

  /// Whether a power that is lost for the want of home colonies is kept all the same.
  default boolean isSheltered(int instance) {
    return false;
  }

  /// Whether a power is lost when its seat has too few home colonies.
  ///
  /// @param missing how many too few
  default boolean isLostWith(int instance, int missing) {
    return true;
  }
}
