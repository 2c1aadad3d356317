package hypergate.server.protocol.ask;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.table.Chosen;
import hypergate.game.table.Chosen.What;
import hypergate.game.word.Window;
import hypergate.server.protocol.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What has just happened that a window lets one answer, where the name of the window does not say
/// it: who has chosen what.
public final class Happened {
  private Happened() {}

  /// The sentence, null where the window says enough.
  ///
  /// @param game the game that has stopped in the window
  public static @Nullable Words in(Game game, Window window) {
    return switch (window) {
      case CHOSEN -> chosen(game.chosen());
      case ACCEPTED ->
          game.encounter().joiner().exists()
              ? Words.of("prompt.happened.joins").with("seat", game.encounter().joiner().letter())
              : null;
      default -> null;
    };
  }

  private static @Nullable Words chosen(Chosen chosen) {
    if (chosen.what() == What.NOTHING) return null;
    String seat = chosen.seat().letter();
    String prompt = chosen.prompt().id();
    int slash = prompt.indexOf('/');
    if (chosen.what() == What.SYSTEM) return Words.of("prompt.happened.away").with("seat", seat);
    if (chosen.what() == What.PLANET)
      return Words.of("prompt.happened.planet")
          .with("seat", seat)
          .with("effect", prompt.substring(0, slash))
          .with("planet", planets(chosen.planets()).getFirst());
    Words ships =
        slash < 0
            ? Words.of("prompt.happened.ships").with("what", prompt.replaceFirst("-.*", ""))
            : Words.of("prompt.happened.ships.effect").with("effect", prompt.substring(0, slash));
    return ships.with("seat", seat).with("planets", planets(chosen.planets()));
  }

  private static List<String> planets(long mask) {
    List<String> names = new ArrayList<>();
    for (long rest = mask; rest != 0; rest &= rest - 1)
      names.add(Planet.of(Long.numberOfTrailingZeros(rest)).toString());
    return names;
  }
}
