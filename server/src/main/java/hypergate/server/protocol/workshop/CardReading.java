package hypergate.server.protocol.workshop;

import hypergate.game.card.Card;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Problem;
import hypergate.server.protocol.book.CardInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `CardReading`: what a card's file says, or what is wrong with it.
///
/// @param card the card; null while something is wrong
/// @param problems what is wrong, in the order of the file
public record CardReading(@Nullable HouseCardInfo card, List<Problem> problems) {
  /// `HouseCardInfo`: a card that somebody wrote.
  ///
  /// @param id its id in this program
  /// @param kind what it is
  /// @param name as it is printed
  /// @param author who wrote it; empty when nobody says
  /// @param digest what its text is known by
  /// @param faces what can lie on the table: the card, and the flare of an alien
  /// @param readBack what the engine will do, line by line
  /// @param remarks where the text and what is done seem to differ
  public record HouseCardInfo(
      String id,
      String kind,
      String name,
      String author,
      String digest,
      List<CardInfo> faces,
      List<String> readBack,
      List<String> remarks) {
    /// What is known of a card.
    public static HouseCardInfo of(HouseCard card) {
      Card first = card.own().cards().getFirst();
      return new HouseCardInfo(
          first.id(),
          first.family(),
          card.name(),
          card.author(),
          card.digest(),
          card.own().cards().stream().map(face -> CardInfo.of(face)).toList(),
          card.readBack(),
          card.remarks());
    }
  }

  /// A card that could be read.
  public static CardReading of(HouseCard card) {
    return new CardReading(HouseCardInfo.of(card), List.of());
  }

  /// A file that is no card yet.
  public static CardReading of(CardError error) {
    return new CardReading(null, error.problems());
  }
}
