package hypergate.workshop.words;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// A word that says something about a thing: `offense.hand_size()`, `target.ships(me)`.
///
/// @param name as it is written after the dot
/// @param of the type of the thing before the dot
/// @param with the types in the brackets
/// @param type what it stands for
/// @param text one sentence for authors
/// @param reader gets the thing and what stands in the brackets
public record Call(
    String name,
    Type of,
    List<Type> with,
    Type type,
    String text,
    Function<Object[], Object> reader) {
  /// Its name among all of them, as CEL asks for.
  public String id() {
    StringBuilder id =
        new StringBuilder(of.name().toLowerCase(Locale.ROOT)).append('_').append(name);
    for (Type type : with) id.append('_').append(type.name().toLowerCase(Locale.ROOT));
    return id.toString();
  }
}
