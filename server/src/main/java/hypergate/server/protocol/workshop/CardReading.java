package hypergate.server.protocol.workshop;

import hypergate.game.card.Card;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Problem;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.book.CardInfo;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// `CardReading`: what a card's file says, or what is wrong with it.
///
/// @param card the card; null while something is wrong
/// @param problems what is wrong, in the order of the file
public record CardReading(@Nullable HouseCardInfo card, List<CardProblem> problems) {
  /// `CardProblem`: what is wrong somewhere in a file.
  ///
  /// @param line from 1; 0: the file as a whole
  /// @param column in that line, from 1
  /// @param text a sentence in English
  /// @param said the same by its key, for pages in other languages
  public record CardProblem(int line, int column, String text, Words said) {
    static CardProblem of(Problem problem) {
      return new CardProblem(
          problem.line(), problem.column(), problem.text(), words(problem.said()));
    }
  }

  /// `ReadBackLine`: a line of what the engine will do.
  ///
  /// @param depth how far it stands within others, from 0
  /// @param text in English
  /// @param said the same by its key
  public record ReadBackLine(int depth, String text, Words said) {
    static ReadBackLine of(ReadLine line) {
      return new ReadBackLine(line.depth(), line.said().text(), words(line.said()));
    }
  }

  /// `Remark`: where the text and what is done seem to differ.
  ///
  /// @param text a sentence in English
  /// @param said the same by its key
  public record Remark(String text, Words said) {
    static Remark of(Said said) {
      return new Remark(said.text(), words(said));
    }
  }

  private static Words words(Said said) {
    Map<String, Object> args = new TreeMap<>();
    said.args()
        .forEach((name, value) -> args.put(name, value instanceof Said part ? words(part) : value));
    return new Words(said.key(), args);
  }

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
      List<ReadBackLine> readBack,
      List<Remark> remarks) {
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
          card.readBack().stream().map(ReadBackLine::of).toList(),
          card.remarks().stream().map(Remark::of).toList());
    }
  }

  /// A card that could be read.
  public static CardReading of(HouseCard card) {
    return new CardReading(HouseCardInfo.of(card), List.of());
  }

  /// A file that is no card yet.
  public static CardReading of(CardError error) {
    return new CardReading(null, error.problems().stream().map(CardProblem::of).toList());
  }
}
