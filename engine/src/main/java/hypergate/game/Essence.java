package hypergate.game;

import hypergate.game.decide.Prompt;
import org.jspecify.annotations.Nullable;

/// An essence card: one of an alien's own set, of which its player holds a secret cache. It is
/// played by the alien's power and names what that does, or it is given to a player and bends
/// queries, with that player as *me*, as long as it lies there. Immutable.
///
/// @param id kebab-case id, `curse-win`
/// @param name what it is called, `Curse: Win`
/// @param number of ships for which it goes from a player again; 0: it is not given to players
/// @param text what it does, in our words
/// @param prompt asks its holder for a ship in the regroup phase
/// @param effect what it bends where it lies
/// @param only the option without which it stays in the box, null when it is always in its set
public record Essence(
    String id,
    String name,
    int number,
    String text,
    Prompt prompt,
    Effect effect,
    @Nullable Option only)
    implements Declared<Essence> {

  /// A card of a set; the id is made from both names.
  ///
  /// @param kind what the cards of the set are called, `Curse`
  /// @param name its own name
  public static Essence essence(String kind, String name, int number, String text) {
    String id = Alien.id(kind + " " + name);
    return new Essence(
        id,
        kind + ": " + name,
        number,
        text,
        Prompt.of(id + "/planet"),
        Effect.of(id, Ability.Source.ESSENCE),
        null);
  }

  /// The same card, which is in its set only in games with an option.
  public Essence onlyWith(Option option) {
    return new Essence(id, name, number, text, prompt, effect, option);
  }

  @Override
  public Essence with(Effect effect) {
    return new Essence(id, name, number, text, prompt, effect, only);
  }

  @Override
  public String toString() {
    return name;
  }
}
