package hypergate.game.explain;

import hypergate.game.Ability;
import hypergate.game.Content;
import hypergate.game.Declaration;
import hypergate.game.Declaration.Clause;
import hypergate.game.Effect;
import java.util.Optional;

/// Something that can be used, by its notation.
///
/// @param id the notation of the effect: `macron`, `flare-macron/wild`, `cosmic-zap`
/// @param card the notation of the card or sheet: `flare-macron`
/// @param name as printed
/// @param effect its rules
/// @param text what it does
record Named(String id, String card, String name, Effect effect, String text) {
  /// What a notation stands for; a card with several sides alone means the one that it says.
  static Optional<Named> of(Content content, String notation) {
    Declaration<?> whole = content.find(notation);
    if (whole != null) return Optional.of(of(whole, whole.use()));
    int slash = notation.lastIndexOf('/');
    Declaration<?> card = slash < 0 ? null : content.find(notation.substring(0, slash));
    if (card == null) return Optional.empty();
    String word = notation.substring(slash + 1);
    for (Clause use : card.uses()) if (use.word().equals(word)) return Optional.of(of(card, use));
    return Optional.empty();
  }

  /// One way to use a card.
  static Named of(Declaration<?> card, Clause use) {
    return new Named(use.effect().id(), card.id(), card.name(), use.effect(), use.text());
  }

  Ability.Source source() {
    return effect.source();
  }

  /// The rule that lets such a card or power act.
  String rule() {
    return switch (source()) {
      case POWER -> "R-20.1";
      case WILD, SUPER -> "R-19.1";
      case ARTIFACT -> "R-18.9";
      case PULSAR -> "P2";
      case TECH -> "TC-1.1";
      case HAZARD -> "HZ-2";
      case ESSENCE -> "ES-6";
      case MOON -> "M-2";
    };
  }

  boolean isPulsar() {
    return source() == Ability.Source.PULSAR;
  }

  boolean isFlare() {
    return source() == Ability.Source.WILD || source() == Ability.Source.SUPER;
  }
}
