package hypergate.server.protocol.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.event.Written;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A line of the log: an event as one viewer learns of it.
///
/// @param id grows with time and never changes for a game
/// @param type the kind of event in kebab-case: `ships-moved`
/// @param encounter number of the encounter in the game, 0 before the first
/// @param phase in kebab-case: `start-turn`
/// @param args the event's facts by name: seats as letters, nobody as an empty text
/// @param cause effect on whose account it happened
/// @param by seat whose effect that is
/// @param secret whether this viewer sees more of it than everybody
public record LogEvent(
    long id,
    String type,
    int encounter,
    String phase,
    Map<String, Object> args,
    @Nullable String cause,
    @Nullable String by,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean secret) {

  /// How the records of one kind of event are taken apart.
  private record Shape(String type, List<String> names, List<Method> values) {}

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> kind) {
          RecordComponent[] parts = kind.getRecordComponents();
          List<String> names = new ArrayList<>();
          List<Method> values = new ArrayList<>();
          for (RecordComponent part : parts) {
            names.add(part.getName());
            values.add(part.getAccessor());
          }
          return new Shape(type(kind), names, values);
        }
      };

  /// The name of a kind of event, as `ships-lost`.
  public static String type(Class<?> kind) {
    return kebab(kind.getSimpleName());
  }

  /// How far apart the ids of two events of the engine are.
  public static final long STEP = 1000;

  /// The id of an event of the engine: what a table tells of itself gets the ids between.
  ///
  /// @param position its position in the session's events
  public static long id(int position) {
    return STEP * (position + 1);
  }

  /// The position of the event with this id in the session's events, -1 when it is none of the
  /// engine's.
  public static int position(long id) {
    return id % STEP == 0 && id > 0 && id <= STEP * Integer.MAX_VALUE ? (int) (id / STEP - 1) : -1;
  }

  /// Whether a viewer sees of an event what everybody sees.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public static boolean isOpen(Event event, int mine) {
    Event open = event.seenBy(Seat.NONE);
    for (int rest = mine; rest != 0; rest &= rest - 1)
      if (!event.seenBy(Seat.of(Integer.numberOfTrailingZeros(rest))).equals(open)) return false;
    return true;
  }

  /// An event of the engine.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public static LogEvent of(long id, Event event, Origin origin, int mine) {
    Event open = event.seenBy(Seat.NONE);
    Event seen = open;
    for (int rest = mine; rest != 0; rest &= rest - 1) {
      Event own = event.seenBy(Seat.of(Integer.numberOfTrailingZeros(rest)));
      if (!own.equals(open)) seen = own;
    }
    return new LogEvent(
        id,
        SHAPES.get(event.getClass()).type,
        origin.encounter(),
        phase(origin.phase()),
        args(seen),
        origin.cause().isEmpty() ? null : origin.cause(),
        origin.user().exists() ? origin.user().letter() : null,
        !seen.equals(open));
  }

  /// A phase in words as the protocol writes it: `Start turn` is `start-turn`.
  public static String phase(String words) {
    return words.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /// The facts of an event of the game.
  static Map<String, Object> args(Event event) {
    return facts(event);
  }

  /// The facts of an event of a table.
  public static Map<String, Object> args(TableEvent event) {
    return facts(event);
  }

  private static Map<String, Object> facts(Object event) {
    Shape shape = SHAPES.get(event.getClass());
    Map<String, Object> args = new TreeMap<>();
    for (int i = 0; i < shape.names.size(); i++) {
      try {
        args.put(shape.names.get(i), value(shape.values.get(i).invoke(event)));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + shape.type + "." + shape.names.get(i), e);
      }
    }
    return args;
  }

  private static Object value(Object value) {
    return switch (value) {
      case Seat seat -> seat.exists() ? seat.letter() : "";
      case Planet planet -> planet.exists() ? planet.toString() : "";
      case List<?> list -> list.stream().map(LogEvent::value).toList();
      case Term term -> term(term);
      case Written written -> written.notation();
      case Enum<?> constant -> word(constant);
      default -> value;
    };
  }

  /// The word for a constant among an event's facts: `no-ship`.
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Map<String, Object> term(Term term) {
    Map<String, Object> parts = new TreeMap<>();
    parts.put("key", term.kind().key());
    parts.put("amount", term.amount());
    parts.put("times", term.times());
    parts.put("seat", value(term.seat()));
    parts.put("ships", term.ships());
    parts.put("cause", term.cause());
    return parts;
  }

  private static String kebab(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
