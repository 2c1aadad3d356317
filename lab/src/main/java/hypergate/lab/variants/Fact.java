package hypergate.lab.variants;

import hypergate.game.Game;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Something that `then` can say.
///
/// @param form how it is written: `tech SEAT`; its first word is what it goes by
/// @param check complains of a line that cannot be meant
/// @param value what is true, by the words of the subject
public record Fact(
    String form, Consumer<Line> check, BiFunction<Game, List<String>, String> value) {
  /// The word that it goes by.
  public String word() {
    return form.split(" ")[0];
  }
}
