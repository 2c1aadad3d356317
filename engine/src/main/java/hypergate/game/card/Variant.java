package hypergate.game.card;

import hypergate.game.event.Event;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A way to play that a box or fans have added to the game, as far as the core knows it. One
/// immutable object serves all games; it holds the variant's own cards. All that lives in one game
/// is its `Part`.
///
/// In the course of a game the core asks those in the roster of the [Content] at the hooks of this
/// interface and of `Part`, and names none: a variant is a folder below `hypergate.variant`, the
/// folders of its cards, and one line in that roster. Its prompts and options stand in its folder
/// too; what there is to explain of it stands there as well.
public interface Variant {
  /// Whether games with these rules are played with it.
  boolean isIn(Rules rules);

  /// Why no game with these rules can be played, in words; null when one can.
  default @Nullable Misfit fault(Rules rules) {
    return null;
  }

  /// Whether cards of it look at the warnings on destiny cards, in games with these options.
  default boolean readsWarnings(Options options) {
    return false;
  }

  /// What the deck of cosmic cards is called that it adds, of which artifacts are said to be;
  /// empty: it adds none.
  default String deck() {
    return "";
  }

  // ---- what it brings

  /// The kinds of cards that only it has.
  default List<Class<? extends Card>> cards() {
    return List.of();
  }

  /// The card besides its flare of each alien, in their order; none unless it has such cards, which
  /// one variant alone can have.
  ///
  /// @param cards all that are listed
  default List<? extends AlienCard> alienCards(List<Sheet> aliens, List<? extends Card> cards) {
    return List.of();
  }

  /// The sealed types of its own events.
  default List<Class<? extends Event.OfVariant>> events() {
    return List.of();
  }

  /// The field of action that its cards add to the game, as their [Ability.Source#field]; empty for
  /// none.
  default String field() {
    return "";
  }

  // ---- cards to begin with

  /// What one of its cards is called among the kinds of cards in one word; empty when it has none
  /// of these.
  default String word() {
    return "";
  }

  /// Why a game with these rules cannot begin with a card of it, in words; null when it can.
  default @Nullable String notToBeginWith(Rules rules) {
    return "such a card comes into the game by itself";
  }

  /// What has to be on, and how, for a game that begins with one of its cards.
  default Map<Option, String> toBeginWith() {
    return Map.of();
  }

  /// How many of its cards a seat can begin with.
  default int mostToBeginWith(Rules rules) {
    return 0;
  }
}
