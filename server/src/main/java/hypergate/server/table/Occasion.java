package hypergate.server.table;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Round;
import hypergate.game.word.Window;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariant.Objection;
import hypergate.server.variants.ServerVariants;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What people are asked to answer at a moment: a response window, or whether they object to an
/// action.
///
/// @param event what kind it is, in the words of standing orders
/// @param by who acts
/// @param effect what is being used, or what objections are about; empty for nothing
/// @param window the response window; null for objections
record Occasion(String event, Seat by, String effect, @Nullable Window window) {
  /// The events of questions whether somebody objects (L-32).
  static final Set<String> OBJECTING =
      ServerVariants.ALL.stream()
          .map(ServerVariant::objecting)
          .filter(event -> !event.isEmpty())
          .collect(Collectors.toUnmodifiableSet());

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

  /// A question whether somebody objects to an action.
  static Occasion of(String event, Objection objection) {
    return new Occasion(event, objection.by(), objection.about(), null);
  }

  /// The window in kebab-case; that of the event where there is none.
  String name() {
    return window == null ? event : window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
