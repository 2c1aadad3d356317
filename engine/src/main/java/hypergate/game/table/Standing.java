package hypergate.game.table;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;

/// What those who keep cards and powers ask of the places where effects stand.
public interface Standing {
  /// The answer to a query as everything bends it but powers and the cards of aliens.
  int bentByOthers(Query query, Seat subject, int normal);

  /// The answer to a query as the flares in force alone bend it.
  int bentByFlares(Query query, Seat subject, int normal);

  /// Powers have come, gone, or are in force or not: looks anew where they can act.
  void indexSheets();

  /// All cards that a seat could play, as a scratch set: those in its hand, and those on its sheets
  /// that can be played from there.
  CardSet playable(Seat seat);

  /// Whether a seat has a pile on a sheet with cards that could be played.
  boolean hasPlayablePile(Seat seat);

  /// Declares the use of a pile's power for a card that is played from it.
  ///
  /// @return false when it was stopped
  boolean declareFromPile(Seat seat, int card);

  /// The card that is being answered goes to a thief's hand and counts as not played.
  void stealAnswered(Seat thief);

  /// What is remembered by a number at a place of the roster, in notation.
  String named(int place, int contentNumber);
}
