package hypergate.game.explain;

import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import java.util.Optional;

/// Something that can be used, by its notation.
///
/// @param id the notation of the effect: `macron`, `flare-macron/wild`, `cosmic-zap`
/// @param card the notation of the card or sheet: `flare-macron`
/// @param name as printed
/// @param effect its rules
/// @param text what it does
public record Named(String id, String card, String name, Effect effect, String text) {
  /// What a notation stands for; a card with several sides alone means the one that it says.
  public static Optional<Named> of(Content content, String notation) {
    Card whole = content.find(notation);
    if (whole != null) return Optional.of(of(whole, whole.use()));
    int slash = notation.lastIndexOf('/');
    Card card = slash < 0 ? null : content.find(notation.substring(0, slash));
    if (card == null) return Optional.empty();
    String word = notation.substring(slash + 1);
    for (Clause use : card.uses()) if (use.word().equals(word)) return Optional.of(of(card, use));
    return Optional.empty();
  }

  /// One way to use a card.
  static Named of(Card card, Clause use) {
    return new Named(use.effect().id(), card.id(), card.name(), use.effect(), use.text());
  }

  /// What kind of card or sheet it stands on.
  public Ability.Source source() {
    return effect.source();
  }

  /// The rule that lets such a card or power act.
  public String rule() {
    return source().rule();
  }

  /// Whether it is one side of a flare.
  public boolean isFlare() {
    return source() == Ability.Source.WILD || source() == Ability.Source.SUPER;
  }
}
