package hypergate.lab.record;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// The rules that a game was played by, as far as they are declared: the options with their values
/// and every card that could take part, each with a short digest, and one digest of it all. Equal
/// declarations have equal digests on every machine, in whatever order they are listed. What a card
/// does in code, and the course of the game itself, it cannot see: there the replay has the last
/// word.
///
/// @param digest of everything: 64 hex digits
/// @param parts short digests by the ids of cards; `options` and `deck` are the options and the
///   plain cards of the cosmic deck
public record RuleDigest(String digest, Map<String, String> parts) {
  private static final int SHORT = 6;

  /// Whatever cards say, worked out once.
  private static final class Known {
    static final Declarations ALL = new Declarations(AllContent.ALL);
  }

  /// Puts the parts in order.
  public RuleDigest {
    parts = new TreeMap<>(parts);
  }

  /// The rules of a game with these options in this program.
  public static RuleDigest of(Options options) {
    Content content = AllContent.of(options);
    return of(
        content, options.ownCards().isEmpty() ? Known.ALL : new Declarations(content), options);
  }

  /// Everything that this program declares: every option and every card, in whatever game they take
  /// part. Two programs with one digest are one program as far as declarations go.
  public static String ofEverything() {
    Map<String, String> parts = new TreeMap<>();
    for (String id : Known.ALL.ids()) Known.ALL.into(parts, id);
    parts.put("options", Declarations.digest(text(AllContent.OPTIONS.of(Map.of()))));
    parts.put("deck", Known.ALL.deck());
    return Declarations.digest(parts.toString());
  }

  /// The rules of a game with these cards and options.
  static RuleDigest of(Content content, Declarations declared, Options options) {
    Map<String, String> parts = new TreeMap<>();
    parts.put("options", Declarations.digest(text(options)));
    parts.put("deck", declared.deck());
    Rules rules = new Rules(content, options);
    for (Card card : content.all()) if (card.takesPart(rules)) declared.into(parts, card.id());
    StringBuilder all = new StringBuilder();
    parts.forEach((id, digest) -> all.append(id).append(' ').append(digest).append('\n'));
    for (OwnCard own : options.ownCards()) all.append(own.id()).append(' ').append(own.source());
    Map<String, String> shortened = new TreeMap<>();
    parts.forEach((id, digest) -> shortened.put(id, digest.substring(0, SHORT)));
    return new RuleDigest(Declarations.digest(all.toString()), shortened);
  }

  private static String text(Options options) {
    TreeSet<String> all = new TreeSet<>();
    for (Option option : AllContent.OPTIONS.all())
      all.add(option.notation() + "=" + options.text(option));
    all.add("aliens=" + new TreeSet<>(options.aliens()));
    List<String> start = new ArrayList<>();
    options.startCards().forEach(card -> start.add(card.toString()));
    all.add("start=" + start);
    return String.join("\n", all);
  }

  /// What differs between these rules and others, by name, in the order of the names.
  public List<String> differences(RuleDigest other) {
    TreeSet<String> names = new TreeSet<>(parts.keySet());
    names.addAll(other.parts.keySet());
    names.removeIf(
        name ->
            parts.containsKey(name)
                && other.parts.containsKey(name)
                && parts.get(name).equals(other.parts.get(name)));
    return List.copyOf(names);
  }
}
