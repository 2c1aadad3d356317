package hypergate.workshop.card;

import hypergate.game.declare.Declaration;
import hypergate.lab.house.ReadLine;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Problems;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import java.util.List;

/// Reads one kind of card.
public interface CardReader {
  /// The key with which its files begin, `tech`.
  String kind();

  /// What else such a file says, and in which form: what {@link #read} reads.
  Group keys();

  /// Says what effects of such a card may look like.
  void effects(CardSchema schema);

  /// Reads the rest of a file.
  ///
  /// @param head what all cards begin with
  /// @param readBack receives what was understood, line by line
  /// @return the card, and then what belongs to it
  List<Declaration<?>> read(Head head, Keys keys, Problems problems, List<ReadLine> readBack);
}
