package hypergate.game.phase;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;

/// A type of term that a variant lets players put into deals. A term of it has a value from 0 to
/// 255, which only the variant understands.
public interface DealTerm {
  /// Adds the terms of this type that a seat could give now and that are not in the offer yet.
  void add(Offer offer, Menu menu, Seat from, Seat to);

  /// Whether the giver can deliver what it promised.
  boolean mayGive(Seat from, Seat to, int value);

  /// The deal is carried out: the receiver gets what the term says.
  void deliver(Seat from, Seat to, int value);

  /// How the term is written.
  String notation(int value);
}
