package hypergate.server.variants;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Effect;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.ask.PromptOption;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.server.protocol.view.Parts.Pile;
import hypergate.server.protocol.view.Parts.Token;
import hypergate.server.protocol.view.SeatFacts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What the protocol knows of one variant.
public interface ServerVariant {
  // ---- the board

  /// What it adds to a planet, by the names of its fields in `PlanetView`.
  ///
  /// @param mine the viewer's seats as a mask
  default Map<String, Object> ofPlanet(Game game, Planet planet, int mine) {
    return Map.of();
  }

  /// Whether seats see different things at planets in this game on its account.
  default boolean hidesAtPlanets(View view) {
    return false;
  }

  /// Its tokens that lie at a planet.
  default List<Token> tokens(View view, Planet planet) {
    return List.of();
  }

  /// What it adds to the piles, by the names of its fields in `Piles`.
  ///
  /// @param view null: as they are before a game
  default Map<String, Object> piles(@Nullable View view) {
    return Map.of();
  }

  /// A section of views that it has to itself, and that is part of the board whose digest pages
  /// check; empty: none.
  default String section() {
    return "";
  }

  /// Adds to its section what one view sees, by places in a row; called for each seat of a viewer
  /// that has several.
  ///
  /// @param mine the viewer's seats as a mask
  default void addTo(Map<Integer, Object> section, View view, int mine) {}

  /// Puts in what it adds to a seat's hand, by the names of its fields in `SeatView`.
  default void behindHand(SeatFacts facts, View view, Seat seat) {}

  /// Puts in what it adds to a seat's ships.
  default void behindShips(SeatFacts facts, View view, Seat seat) {}

  /// Puts in what lies before a seat on its account, behind whether it threatens to win.
  default void behindThreat(SeatFacts facts, View view, Seat seat) {}

  /// Its pile that lies on a sheet; null: none.
  ///
  /// @param isOwn whether the view is that of the sheet's owner
  default @Nullable Pile pile(View view, int instance, boolean isOwn) {
    return null;
  }

  // ---- questions

  /// The sentence that asks one of its questions; null: another is asked.
  ///
  /// @param least how many picks are needed, those that need no asking among them
  /// @param most how many picks are possible, in the same way
  /// @param isOfUse whether something is being used
  default @Nullable Words title(Question question, int least, int most, boolean isOfUse) {
    return null;
  }

  /// What cards ask for, besides, that there is a sentence for: the words behind the slash of their
  /// prompts.
  default Set<String> askedFor() {
    return Set.of();
  }

  /// The marks that its events leave at encounters of a replay, by the types of events.
  default Map<String, String> marks() {
    return Map.of();
  }

  /// An option that only it understands; null: it is not one of its own.
  ///
  /// @param option with its notation and kind
  /// @param emptied the warning where one ship fewer would empty a planet
  default @Nullable PromptOption option(
      Question question,
      int choice,
      PromptOption option,
      Function<Planet, @Nullable Words> emptied) {
    return null;
  }

  /// Whether several answer this question of its own at the same time, each unseen.
  default boolean isSealed(Question question) {
    return false;
  }

  /// What it adds to a prompt, by the names of its fields in `Prompt`.
  default Map<String, Object> ofPrompt(Question question) {
    return Map.of();
  }

  /// Whether the usual answer to this question of its own is to decline.
  default boolean isMostlyDeclined(Question question) {
    return false;
  }

  /// What kinds of events uses of such sources are, in the words of standing orders.
  default Map<Ability.Source, String> occasions() {
    return Map.of();
  }

  /// The event of questions whether somebody objects to an action, in the words of standing orders;
  /// empty: it asks none.
  default String objecting() {
    return "";
  }

  /// An action to which players may object before it acts.
  ///
  /// @param by who acts
  /// @param about what it is about, in the words of standing orders
  /// @param prompts the questions that ask for objections
  record Objection(Seat by, String about, Set<Prompt> prompts) {}

  /// What players are being asked about now; null: nothing of it.
  default @Nullable Objection objection(Game game) {
    return null;
  }

  /// Effects that lie open before a seat, so that everybody sees that it may use them.
  default List<Effect> openTo(View view, Seat seat) {
    return List.of();
  }

  // ---- deals

  /// Terms that a player could give in a deal, as the viewer knows them.
  default List<DealTerm> terms(View view, Seat giver, Seat receiver) {
    return List.of();
  }

  /// Reads a term of its own.
  ///
  /// @param word the first word
  /// @param what follows it
  default Optional<DealTerm> term(View view, String word, String what, Seat giver) {
    return Optional.empty();
  }

  /// The kinds of its terms of which a side can give one at most.
  default Set<String> givenOnce() {
    return Set.of();
  }

  /// How this viewer says a term of its own that is about a card in a slot.
  default Optional<DealTerm> said(View view, DealTerm term, Seat giver) {
    return Optional.empty();
  }

  // ---- before a game

  /// The family of cards that has a list to itself in the book of cards, with what the list is
  /// called; empty: its cards are among the others.
  default Map<String, String> lists() {
    return Map.of();
  }

  /// Sets of options to start from.
  default List<Preset> presets() {
    return List.of();
  }

  /// What it is set to where everything comes together.
  default Map<String, String> chaos() {
    return Map.of();
  }

  /// The alien that brings one of its cards; empty: none does.
  default String alienOf(Card card) {
    return "";
  }
}
