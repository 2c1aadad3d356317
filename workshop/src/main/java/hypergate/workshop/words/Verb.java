package hypergate.workshop.words;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Something that a card does: one step of its effect.
///
/// @param name as it is written: the first key of a step
/// @param text one sentence for authors
/// @param kind the kind of card that knows it, `tech`; empty: any
/// @param moments the windows at which it means something; empty: all
/// @param args what is said with it; the first stands behind the name itself
/// @param doer does it
public record Verb(
    String name, String text, String kind, Set<Window> moments, List<Arg> args, Doer doer) {
  /// Whether a card of a kind knows what is for cards of another: a flare knows what its alien
  /// knows.
  ///
  /// @param kind for which kind it is; empty: for all
  /// @param card the kind of the card
  public static boolean isFor(String kind, String card) {
    return kind.isEmpty() || kind.equals(card) || kind.equals("alien") && card.equals("flare");
  }

  /// Its moments as files write them, in the order of an encounter; none: it means something
  /// always.
  public Set<String> momentWords() {
    Set<String> words = new LinkedHashSet<>();
    for (Window window : Window.ALL)
      if (moments.contains(window)) words.add(Constant.notation(window));
    return words;
  }

  /// The same verb for some moments only.
  Verb only(Window... windows) {
    return new Verb(name, text, kind, Set.of(windows), args, doer);
  }

  /// One thing that is said with a verb.
  ///
  /// @param name its key; empty for what stands behind the verb itself
  /// @param type what it stands for
  /// @param words where it is one of a few words instead of an expression: these
  /// @param usual what it is when nothing is said: an expression or a word; empty: it is needed
  public record Arg(String name, Type type, List<String> words, String usual) {}

  /// Does what a verb means.
  @FunctionalInterface
  public interface Doer {
    /// Does it.
    ///
    /// @param at the moment
    /// @param said what is said with the verb
    void act(Moment at, Said said);
  }

  /// What is said with a verb, worked out for the moment: numbers, players, planets, cards.
  ///
  /// @param card the id of the card, of which prompts are made
  /// @param values by the names of the arguments
  public record Said(String card, Map<String, Object> values) {
    /// A number.
    public int number(String name) {
      return Math.clamp((Long) of(name), -999, 999);
    }

    /// A number that is not below 0.
    public int count(String name) {
      return Math.max(0, number(name));
    }

    /// A player.
    public Seat seat(String name) {
      return ((SeatValue) of(name)).seat();
    }

    /// A planet.
    public Planet planet(String name) {
      return ((PlanetValue) of(name)).planet();
    }

    /// A card.
    public int card(String name) {
      return ((CardValue) of(name)).card();
    }

    /// A word, or anything else as it is.
    public Object of(String name) {
      Object value = values.get(name);
      if (value == null) throw new IllegalStateException("nothing is said of " + name);
      return value;
    }

    /// A prompt of the card.
    public Prompt prompt(String what) {
      return Prompt.of(card + "/" + what);
    }
  }
}
