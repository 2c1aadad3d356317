package hypergate.game.explain;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Variant;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.view.View;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What explanations have to know of a [Variant]: its questions, its sentences, why its events
/// happen, what keeps its cards from being used, and who may act by it. One immutable object serves
/// all games, those too that are played without the variant: for it is asked about those as well.
/// Every hook says nothing unless the variant has something to say.
public interface Explains {
  /// Of a variant that there is nothing to say about.
  Explains NOTHING = new Explains() {};

  // ---- words

  /// The kinds of questions that only it asks.
  default List<Asked> questions() {
    return List.of();
  }

  /// All sentences that only it says.
  default List<? extends Reason> reasons() {
    return List.of();
  }

  // ---- events

  /// Why an event of one of its own types happened.
  ///
  /// @param origin where it came from
  default Reason rule(Event.OfVariant event, Origin origin) {
    throw new IllegalArgumentException("no rule for " + event);
  }

  /// Why an event of one of the core's types happened, where it is on account of this variant; null
  /// where it has nothing to do with it.
  ///
  /// @param origin where it came from
  default @Nullable Reason behind(Event event, Origin origin) {
    return null;
  }

  /// Who decided an event of its own types, when a seat did; [Seat#NONE] for what follows by
  /// itself.
  default Seat decider(Event.OfVariant event) {
    return Seat.NONE;
  }

  /// What kind of earlier event of the same encounter led to an event, one of its own types or of
  /// the core's; null where it has nothing to say.
  default @Nullable Predicate<Event> earlier(Event event) {
    return null;
  }

  /// What somebody could have said against something that is done.
  ///
  /// @param reason why
  /// @param seat who
  /// @param facts the arguments of the reason
  record Objection(Reason reason, Seat seat, List<Fact> facts) {}

  /// What could have been said on its account against what an event tells, as everybody knows.
  default List<Objection> objections(View view, Event event) {
    return List.of();
  }

  // ---- using powers

  /// Looks at whether it keeps a power of the asking seat off, and notes that.
  ///
  /// @param instance which of its powers
  /// @param power the same, to be told
  /// @return whether it does
  default boolean keepsOff(Inquiry inquiry, int instance, Fact power) {
    return false;
  }

  /// Looks at whether it keeps a card from being played at all at the moment, whoever has it, and
  /// notes that.
  ///
  /// @return whether it does
  default boolean bars(Inquiry inquiry, Named card) {
    return false;
  }

  // ---- using its cards

  /// Looks at whether the asking seat has one of its cards, and nothing keeps it from working;
  /// notes the conditions of that.
  ///
  /// @param card what would be used
  /// @return whether it has it and can use it, apart from the moment
  default boolean has(Inquiry inquiry, Named card) {
    return false;
  }

  /// What the asking seat can do with a card or power besides what its own rules say; also for
  /// those that are not of the variant.
  default List<Ability> besides(Inquiry inquiry, Named card) {
    return List.of();
  }

  /// Whether one of its cards has been used since the window that is open was opened.
  default boolean hasActed(Inquiry inquiry, Named card) {
    return false;
  }

  // ---- who may act

  /// What acts for a seat on its account, as far as the viewer can see it.
  default List<Effect> acting(View view, Seat seat) {
    return List.of();
  }

  /// What the viewer itself can let act on its account although it lies hidden from others.
  default List<Effect> actingUnseen(View view) {
    return List.of();
  }

  /// What could act somewhere on its account, hidden from the viewer.
  default List<Effect> possible(View view) {
    return List.of();
  }

  // ---- instead of an encounter

  /// Looks at what somebody would take instead of a further encounter, and notes the conditions.
  ///
  /// @param card whether it has an encounter card
  default void instead(Inquiry inquiry, String answer, boolean card) {}

  // ---- places

  /// What places of ships are called that only it has, by their notation.
  default Map<String, String> places() {
    return Map.of();
  }

  /// Why no ships go into an encounter from what somebody has typed for a place; null when it is
  /// none of its cards.
  default @Nullable Reason noPlace(Content content, String typed) {
    return null;
  }

  /// What outposts are called in notation: `base` stands for the place `base-B3` and the term
  /// `colony B3 base`; null when it has none.
  default @Nullable String outpost() {
    return null;
  }

  /// Looks at a ship of the asking seat on the outpost of a planet, and notes whether one is there.
  default boolean isOnOutpost(Inquiry inquiry, Planet planet) {
    return false;
  }

  // ---- deals

  /// Looks at a term of a deal that somebody has typed.
  interface TermCheck {
    /// Notes the conditions of the term.
    ///
    /// @param what follows its first word
    /// @param giver who would give it
    /// @param receiver who would get it
    /// @param first whether it is the first with this word in its half of the offer
    /// @return whether it can be offered
    boolean look(Inquiry inquiry, String what, Seat giver, Seat receiver, boolean first);
  }

  /// The terms that only it knows, by their first word.
  default Map<String, TermCheck> terms() {
    return Map.of();
  }
}
