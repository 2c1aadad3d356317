package hypergate.soak.digest;

import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.event.Written;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.view.LogEvent;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Events in words that outlive their classes: the kind as the protocol publishes it, and the facts
/// in their order.
final class Told {
  private Told() {}

  /// How events of one kind are taken apart.
  private record Shape(String kind, List<Method> facts) {}

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> kind) {
          List<Method> facts = new ArrayList<>();
          for (RecordComponent fact : kind.getRecordComponents()) facts.add(fact.getAccessor());
          return new Shape(LogEvent.type(kind), facts);
        }
      };

  /// An event with all its secrets, and behind it what those hear who hear something else.
  ///
  /// @param seats how many seats the table has
  static String line(Event event, int seats) {
    StringBuilder line = new StringBuilder(words(event));
    for (int i = -1; i < seats; i++) {
      Event heard = event.seenBy(Seat.of(i));
      if (heard.equals(event)) continue;
      line.append(" / ").append(i < 0 ? "all" : Seat.of(i).letter()).append(" hears ");
      line.append(words(heard));
    }
    return line.toString();
  }

  private static String words(Event event) {
    Shape shape = SHAPES.get(event.getClass());
    StringBuilder words = new StringBuilder(shape.kind);
    for (Method fact : shape.facts) {
      try {
        words.append(' ').append(word(fact.invoke(event)));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + shape.kind, e);
      }
    }
    return words.toString();
  }

  private static String word(Object fact) {
    return switch (fact) {
      case Seat seat -> seat.exists() ? seat.letter() : "-";
      case Planet planet -> planet.exists() ? planet.toString() : "-";
      case List<?> list -> "[" + String.join(" ", list.stream().map(Told::word).toList()) + "]";
      case Term term ->
          term.kind().key()
              + ":"
              + term.amount()
              + (term.times() ? "x:" : ":")
              + word(term.seat())
              + ":"
              + term.ships()
              + ":"
              + term.cause();
      case Written written -> word(written.notation());
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case String text -> text.isEmpty() ? "-" : text;
      case Integer number -> number.toString();
      case Boolean flag -> flag.toString();
      default -> throw new IllegalStateException("no words for " + fact.getClass().getName());
    };
  }
}
