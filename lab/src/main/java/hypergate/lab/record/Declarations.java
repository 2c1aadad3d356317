package hypergate.lab.record;

import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.word.Query;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What cards declare, each as a digest: names, texts and numbers, and of every ability who may use
/// it, when, and whether it must be used. Names stand for everything, no position in a list does.
final class Declarations {
  private static final Map<Query, String> NAMES = new EnumMap<>(Query.class);

  static {
    for (LabVariant variant : LabVariants.ALL) NAMES.putAll(variant.recorded());
  }

  private final Map<String, String> digests = new HashMap<>();
  private final String deck;

  Declarations(Content content) {
    for (Card card : content.all()) put(card);
    deck = digest(deck(content));
  }

  /// SHA-256 in hex.
  static String digest(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// The plain cards of the cosmic deck, how many of each.
  String deck() {
    return deck;
  }

  /// The ids of all cards.
  Set<String> ids() {
    return new TreeSet<>(digests.keySet());
  }

  /// Notes the digest of a card.
  void into(Map<String, String> parts, String id) {
    parts.put(id, digests.getOrDefault(id, ""));
  }

  private void put(Card card) {
    List<String> parts = new ArrayList<>();
    parts.add(card.family());
    for (Object part : card.parts()) parts.add(text(part));
    digests.put(card.id(), digest(String.join("\n", parts)));
  }

  private static String text(Object part) {
    return switch (part) {
      case Effect effect -> text(effect);
      case Ability ability -> text(ability);
      case Map<?, ?> effects ->
          effects.entrySet().stream()
              .map(entry -> entry.getKey() + text(entry.getValue()))
              .collect(Collectors.joining());
      default -> part.toString();
    };
  }

  private static String deck(Content content) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Face face : content.faces())
      if (face.artifact() == null)
        counts.merge(face.notation() + " " + face.kind() + " " + face.value(), 1, Integer::sum);
    return counts.toString();
  }

  // ---- effects

  private static String text(Effect effect) {
    TreeSet<String> bent = new TreeSet<>();
    for (Query query : Query.values())
      if (effect.isBending(query)) bent.add(NAMES.getOrDefault(query, query.name()));
    List<String> abilities = effect.abilities().stream().map(a -> text(a)).toList();
    return effect.id() + " " + effect.source() + " " + abilities + " " + bent;
  }

  private static String text(Ability a) {
    Object[] parts = {
      a.effect(),
      a.source(),
      a.role(),
      a.window(),
      a.mandatory(),
      a.isUse(),
      a.group(),
      a.isEvenZapped()
    };
    return Arrays.toString(parts);
  }
}
