package hypergate.workshop.variants.technology;

import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.TRUTH;

import hypergate.variant.technology.Techs;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.Value;
import java.util.List;
import java.util.function.ToLongFunction;

/// The values of a technology card.
final class TechValues {
  static final List<Value> ALL =
      List.of(
          tech(
              "ships_here",
              "How many ships lie on this tech.",
              at -> Techs.of(at.game()).ships(at.location())),
          tech(
              "ships_aboard",
              "How many ships stay on this tech after its completion.",
              at -> Techs.of(at.game()).aboard(at.location())),
          tech(
              "x",
              "The X of this tech: the ships that completed it, or that lie on it while it is"
                  + " secret.",
              at -> Techs.of(at.game()).x(at.location())),
          tech(
              "mark",
              "What `mark` has set in this encounter; 0 before.",
              at -> Techs.of(at.game()).mark(at.location())),
          new Value(
              "holds_a_card",
              TRUTH,
              "A card is stored under this tech.",
              "tech",
              at -> Techs.of(at.game()).stored(at.location()) >= 0));

  private TechValues() {}

  private static Value tech(String name, String text, ToLongFunction<Moment> reader) {
    return new Value(name, NUMBER, text, "tech", reader::applyAsLong);
  }
}
