package hypergate.workshop.variants;

import hypergate.workshop.card.CardReader;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.Value;
import hypergate.workshop.words.Verb;
import java.util.List;

/// What a way to play brings to cards that people write.
public interface WorkshopVariant {
  /// The kinds of cards that it has.
  default List<CardReader> readers() {
    return List.of();
  }

  /// Its values.
  default List<Value> values() {
    return List.of();
  }

  /// What it says of things.
  default List<Call> calls() {
    return List.of();
  }

  /// Its verbs.
  default List<Verb> verbs() {
    return List.of();
  }
}
