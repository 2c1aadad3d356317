package hypergate.game.declare;

import hypergate.game.card.Ability;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Clause;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.table.FurtherDeck;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An artifact card: played once, then discarded.
public final class Artifact extends Declaration<Artifact> implements ArtifactCard {
  private final int count;

  // Written while a copy is being made, never afterwards.
  private String kind = "artifact";
  private String pack = "";
  private @Nullable Option option;
  private List<String> values = List.of();
  private String deck = "";
  private int most;

  private Artifact(String id, String name, String set, int count) {
    super(id, name, set, Clause.empty("", id, Ability.Source.ARTIFACT));
    this.count = count;
    this.most = count;
  }

  /// A new artifact with this many copies in the deck.
  public static Artifact artifact(String name, String set, int count) {
    return artifact(kebab(name), name, set, count);
  }

  /// A new artifact with an id of its own, for a name that would read like another kind of card.
  public static Artifact artifact(String id, String name, String set, int count) {
    return new Artifact(id, name, set, count);
  }

  /// It is one of a pack that an option adds to the cosmic deck.
  ///
  /// @param kind what such artifacts are called, in one word
  /// @param pack which of them it belongs to, in one word
  /// @param values with any of which the option brings it; the last of them brings most
  public Artifact ofPack(String kind, String pack, Option option, String... values) {
    List<String> bringing = List.of(values);
    return but(
        artifact -> {
          artifact.kind = kind;
          artifact.pack = pack;
          artifact.option = option;
          artifact.values = bringing;
        });
  }

  /// It belongs to a further deck: see [FurtherDeck].
  ///
  /// @param deck what the variant calls that deck
  /// @param most copies of it that a game can hold
  public Artifact ofDeck(String deck, int most) {
    return but(
        artifact -> {
          artifact.deck = deck;
          artifact.most = most;
        });
  }

  // By sets, as in the roster.
  @Override
  public String order() {
    return "";
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int most() {
    return most;
  }

  @Override
  public String deck() {
    return deck;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public @Nullable Option option() {
    return option;
  }

  @Override
  public List<String> values() {
    return values;
  }

  @Override
  public boolean isIn(Options options) {
    return option == null || values.contains(options.text(option));
  }

  // ---- showing

  @Override
  public String family() {
    return "artifact";
  }

  @Override
  public boolean takesPart(Rules rules) {
    return rules.hasArtifact(this) && (deck.isEmpty() || rules.hasDeck(deck));
  }

  @Override
  public List<Object> parts() {
    return List.of(name(), count, text(), !deck.isEmpty(), pack, effect());
  }

  @Override
  public Map<String, List<String>> catalogued() {
    return Map.of(
        "kind", List.of(kind),
        "copies", List.of(Integer.toString(count)),
        "type", List.of(deck.isEmpty() ? pack : deck),
        "text", List.of(text()));
  }
}
