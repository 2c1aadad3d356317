package hypergate.workshop.words;

import hypergate.game.Game;
import hypergate.game.table.Side;
import hypergate.game.word.Window;
import hypergate.workshop.words.Verb.Arg;
import hypergate.workshop.words.Verb.Doer;
import hypergate.workshop.words.Verb.Said;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Verbs that are being declared, and the words with which they are.
public final class VerbList {
  /// What `me` is written as where nothing is said.
  static final String ME = "me";

  private final LinkedHashMap<String, Verb> verbs = new LinkedHashMap<>();

  VerbList() {}

  /// A verb that every kind of card knows.
  void add(String name, String text, List<Arg> args, Doer doer) {
    add(new Verb(name, text, "", Set.of(), args, doer));
  }

  /// The verb that was declared last means something at these moments only.
  void only(Window... windows) {
    String last = verbs.lastEntry().getKey();
    verbs.put(last, verbs.lastEntry().getValue().only(windows));
  }

  void add(Verb verb) {
    if (verbs.put(verb.name(), verb) != null)
      throw new IllegalStateException("two verbs are called " + verb.name());
  }

  Map<String, Verb> all() {
    return verbs;
  }

  /// What stands behind the verb itself.
  public static Arg main(Type type) {
    return new Arg("", type, List.of(), "");
  }

  /// What must be said under a key.
  public static Arg needed(String name, Type type) {
    return new Arg(name, type, List.of(), "");
  }

  /// What may be said under a key.
  ///
  /// @param usual the expression that is meant when nothing is said
  static Arg arg(String name, Type type, String usual) {
    return new Arg(name, type, List.of(), usual);
  }

  /// One of a few words.
  ///
  /// @param usual the one that is meant when nothing is said; empty: it must be said
  static Arg words(String name, String usual, String... words) {
    return new Arg(name, Type.WORD, List.of(words), usual);
  }

  /// Whether there are two players where players are said.
  static boolean both(Said said, String one, String other) {
    return said.seat(one).exists() && said.seat(other).exists();
  }

  /// The side that is said; null where it is one's own and one is on none.
  static @Nullable Side side(Moment at, Said said, String name) {
    Game game = at.game();
    boolean involved = game.encounter().isInvolved(at.me());
    return switch ((String) said.of(name)) {
      case "offense" -> game.encounter().offensive();
      case "defense" -> game.encounter().defensive();
      case "mine" -> involved ? game.encounter().sideOf(at.me()) : null;
      default -> involved ? game.encounter().sideOf(at.me()).other() : null;
    };
  }
}
