package hypergate.server.table;

import hypergate.game.Ability;
import hypergate.game.Round;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import hypergate.variant.levels.Chain;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What people are asked to answer at a moment: a response window, or a chain of Tech levels.
///
/// @param event what kind it is, in the words of standing orders
/// @param by who acts
/// @param effect what is being used, or the field of Tech levels; empty for nothing
/// @param window the response window; null for Tech levels
record Occasion(String event, Seat by, String effect, @Nullable Window window) {
  /// The event of every question about Tech levels (L-32).
  static final String WIELDING = "wielding";

  /// The events of uses that variants tell apart.
  static final Map<Ability.Source, String> OF_VARIANTS = ofVariants();

  private static Map<Ability.Source, String> ofVariants() {
    Map<Ability.Source, String> all = new HashMap<>();
    for (ServerVariant variant : ServerVariants.ALL) all.putAll(variant.occasions());
    return Map.copyOf(all);
  }

  /// A response window.
  static Occasion of(Round round) {
    String event =
        switch (round.window()) {
          case WIN_CHECK -> "winning";
          case PLAYED -> OF_VARIANTS.getOrDefault(round.used().source(), "card-played");
          case POWER_USED -> "power-used";
          case REVEALED -> "revealed";
          case LOSING -> "losing";
          case DEAL -> "deal";
          case TAKING -> "taking";
          default -> "quiet";
        };
    return new Occasion(event, round.user(), round.used().effect(), round.window());
  }

  /// A question about Tech levels: whether to wield against an action, to advocate it, to wield
  /// again.
  static Occasion of(Chain chain) {
    return new Occasion(WIELDING, chain.target(), chain.field().notation(), null);
  }

  /// The window in kebab-case; that of the event where there is none.
  String name() {
    return window == null ? event : window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
