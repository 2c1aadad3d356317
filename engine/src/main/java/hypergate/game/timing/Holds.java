package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.table.Fates;
import hypergate.game.word.Window;
import java.util.List;

/// What cards that have been played do to powers until the encounter ends: they hold one back, keep
/// one going that is lost or has been stopped, let one act in further positions; and what a super
/// flare sets free again. A variant has such cards. A game without them has [#NONE].
public interface Holds extends Fates {
  /// Of games without such cards.
  Holds NONE = new Holds() {};

  /// A phase begins, or is run again: nothing is on its way.
  default void reset() {}

  /// Whether any such card has an effect now; if not, nothing else need be asked.
  default boolean areAny() {
    return false;
  }

  /// A power has been stopped or shut off: whoever can keep it going is asked.
  ///
  /// @return whether it works again
  default boolean shields(int instance) {
    return false;
  }

  // ---- where it acts

  /// Whether a seat is in a position to use an ability of a power; asked only where [#areAny].
  default boolean isOpenTo(Seat seat, int instance, Ability ability) {
    throw new IllegalStateException("nothing is held");
  }

  /// The further positions in which a power can be used, as bits.
  default int positions(int instance) {
    return 0;
  }

  /// What a power can do besides, while its card is in force.
  default List<Effect> besides(int instance) {
    return List.of();
  }

  // ---- what a super flare sets free

  /// A power is about to do something in a window: what holds it back does not count if its super
  /// flare has set that free.
  ///
  /// @return what to go [#back] to afterwards
  default int heed(int instance, Ability ability, int level) {
    return 0;
  }

  /// The power has done it.
  default void back(int before) {}

  /// Lets the owner of a power that is held back in a window play its super flare.
  default void offer(Window window, Seat seat, int instance, boolean must, int level) {}

  /// Whether the power of an alien, by its id, is just held back from its owner.
  default boolean isHeldBack(Seat owner, String alien) {
    return false;
  }

  /// Whether that is so, rather than only possible for all that others know.
  default boolean isCertain() {
    return false;
  }

  /// A super flare takes effect.
  default void played(Use use, Effect side) {}

  /// What super flares that were played so in this window do besides.
  default void followUp(Window window, int level) {}

  /// Adds to a menu what super flares of a seat that were played so earlier can still do.
  default void addDue(Menu menu, Window window, Seat seat, int level) {}

  /// Whether a seat has any of these.
  default boolean isAnyDue(Seat seat) {
    return false;
  }

  /// The super sides of a seat of which something is still to come: everybody knows them.
  default List<Effect> due(Seat seat) {
    return List.of();
  }

  /// Carries out what such a flare still does: no use of its own.
  default void follow(Seat seat, Ability ability, int card) {}
}
