package hypergate.game.verb;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;

/// A type of term that a variant lets players put into deals. A term of it has a value from 0 to
/// 255, which only the variant understands.
public interface DealTerm {
  /// When a term is delivered among the others of a deal.
  enum Moment {
    /// With cards: something changes hands.
    WITH_CARDS,
    /// After ships have been released from the warp: where somebody stands changes.
    AFTER_SHIPS,
    /// Last, but for colonies: a card says what happens.
    LAST
  }

  /// When it is delivered. Terms of one moment follow each other in the order of their variants.
  default Moment moment() {
    return Moment.LAST;
  }

  /// Adds the terms of this type that a seat could give now and that are not in the offer yet.
  void add(Offer offer, Menu menu, Seat from, Seat to);

  /// Adds the simple offers with such a term that machines choose among, see [Offer#add(Menu, int,
  /// int)].
  default void addOffers(Menu menu, Seat speaker, Seat other) {}

  /// Whether the giver can deliver what it promised.
  boolean mayGive(Seat from, Seat to, int value);

  /// The deal is carried out: the receiver gets what the term says.
  void deliver(Seat from, Seat to, int value);

  /// What a machine takes it to be worth to who gets it, in cards.
  default double gain() {
    return 0;
  }

  /// What a machine takes it to be worth to who gives it away, in cards.
  default double loss() {
    return 0;
  }

  /// How the term is written.
  String notation(int value);

  /// How a seat reads it, [Seat#NONE] for everybody: nothing secret is named.
  default String notation(int value, Seat reader) {
    return notation(value);
  }
}
