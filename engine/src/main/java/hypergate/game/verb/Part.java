package hypergate.game.verb;

import hypergate.game.card.Variant;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Battles;
import hypergate.game.table.CardSlots;
import hypergate.game.table.FurtherShips;
import hypergate.game.table.Reach;
import hypergate.game.table.SheetHooks;
import hypergate.game.timing.AlienCards;
import hypergate.game.timing.Holds;
import hypergate.game.timing.Stands;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What of a [Variant] lives in one game: it keeps its own cells of the state, and is told where in
/// the course of the game it may have something to do. Every hook does nothing unless a variant
/// says otherwise. A game has parts of those variants alone that it is played with, and a view of
/// it has the same ones.
public interface Part extends SheetHooks {
  // ---- the course of the game

  /// The game has been set up as it is without the variant: deals and lays out what it adds.
  default void setUp() {}

  /// Everybody has its aliens, and the cosmic deck is not made yet: brings cards of aliens into it.
  default void aliensChosen() {}

  /// The decks are made: makes those that it brings, before anything is dealt from them.
  default void makeDecks() {}

  /// An encounter is over: what has lasted until then ends.
  default void effectsEnd() {}

  /// An encounter is over, everybody has gone home and what was lent is given back: puts away what
  /// does not last any longer.
  default void encounterEnds() {}

  /// Sheets of aliens have come, gone or changed places: what lies on them goes along.
  default void sheetsMoved() {}

  /// A card that is looked after has left a hand: what it has held for its player ends, unless it
  /// is only being played.
  default void cardsLeft() {}

  /// The last encounter is over and forgotten: ends what lasted for it.
  default void encounterOver() {}

  /// A turn has begun, and nothing has happened in it yet.
  default void turnBegins(Seat seat) {}

  /// An encounter is about to begin, and nobody has been told yet.
  default void encounterBegins() {}

  /// An encounter has begun, nothing has happened in it yet.
  default void encounterBegan() {}

  /// What players do, one after the other, before anything acts as an encounter begins.
  default void firstActions() {}

  /// What acts as an encounter begins has acted: the regroup phase.
  default void regroups() {}

  /// An encounter has a defense, and the destiny phase is over.
  ///
  /// @return false when something else has been played instead of the encounter, and the next phase
  ///   has been named
  default boolean destinyOver() {
    return true;
  }

  /// The alliance phase begins, nobody has been invited yet.
  ///
  /// @return as in [#destinyOver]
  default boolean allianceBegins() {
    return true;
  }

  /// Both main players have encounter cards and are about to choose theirs.
  default void planning() {}

  /// The offense has won, and its ships have not landed yet.
  default void offenseWins() {}

  /// A main player has won on a planet, has been given a colony there or has come back to it, and
  /// its ships have landed.
  default void settled(Seat seat, Planet planet) {}

  /// What the offense may take instead of a further encounter; null when there is nothing.
  default @Nullable Instead instead() {
    return null;
  }

  /// A table has been laid by hand: notes what lies there.
  default void laidByHand() {}

  // ---- what acts

  /// Where its cards act from; null when nothing of it acts.
  default @Nullable Stands stands() {
    return null;
  }

  /// Its cards that lie before players; null when there are none.
  default @Nullable CardSlots cardSlots() {
    return null;
  }

  /// Where powers act from once more, after the sheets; null when there is nothing of the kind.
  default @Nullable Stands besideSheets() {
    return null;
  }

  /// The cards of aliens that it brings; null when there are none.
  default @Nullable AlienCards alienCards() {
    return null;
  }

  /// What it does to powers; null for nothing.
  default @Nullable Holds holds() {
    return null;
  }

  /// Whom powers reach on its account; null for everybody.
  default @Nullable Reach reach() {
    return null;
  }

  /// What it lets others say against what is done; null for nothing.
  default @Nullable Veto veto() {
    return null;
  }

  /// Its battles besides the one that every encounter has; null when it adds none.
  default @Nullable Battles battles() {
    return null;
  }

  // ---- ships

  /// The ships that cards have brought into the game; null when it knows of none.
  default @Nullable FurtherShips furtherShips() {
    return null;
  }

  /// The card in a slot of those before players has come anew, or is another one from now on.
  default void slotFreed(int slot) {}

  /// What looks at every movement of ships; null when nothing does.
  default @Nullable Moved moved() {
    return null;
  }

  /// A planet is about to leave the table: what stands by it goes along.
  ///
  /// @param loss of the ships there, to which others can be added
  default void planetLeaves(Planet planet, Loss loss) {}

  /// A planet has left the table, and the ships there are lost.
  default void planetLeft(Planet planet) {}

  /// What outposts are called in notation; null when this variant has none.
  default @Nullable String outpost() {
    return null;
  }

  /// What a card of it that belongs to nobody and on which ships stand is called in notation; null
  /// when it has none.
  default @Nullable String commonCard() {
    return null;
  }

  /// What a card before a player is called in notation as a place of ships; null when this variant
  /// has none.
  default @Nullable String cardPlace() {
    return null;
  }

  /// Whether a planet has an outpost on which nobody is.
  default boolean hasFreeOutpost(Planet planet) {
    return false;
  }

  /// What it hides that somebody could look at; null for nothing.
  default @Nullable Hiding hiding() {
    return null;
  }

  // ---- words of its own

  /// A type of terms that it lets players put into deals; null for none.
  default @Nullable DealTerm term() {
    return null;
  }

  /// What players are asked about on its account; null when all of that lies on the table.
  default @Nullable Matter matter() {
    return null;
  }

  /// An answer to a question as it is written today, where a record of an earlier release may have
  /// it in other words.
  ///
  /// @param isOffered whether the question has such an option, in notation
  default String today(Prompt prompt, String answer, Predicate<String> isOffered) {
    return answer;
  }

  /// The notation of a choice that only this variant understands, see [Parts#choice].
  default String notation(int value) {
    throw new IllegalArgumentException("unknown choice " + value);
  }

  /// What kind of thing such a choice is, in one word: `card`.
  default String choiceKind(int value) {
    throw new IllegalArgumentException("unknown choice " + value);
  }

  /// The planet that such a choice is about, [Planet#NONE] when it is about none.
  default Planet choicePlanet(int value) {
    return Planet.NONE;
  }
}
