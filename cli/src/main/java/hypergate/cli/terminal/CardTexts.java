package hypergate.cli.terminal;

import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.declare.Alien;
import hypergate.game.word.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What cards say, found by their notation: for options, explanations and the log.
public final class CardTexts {
  private static final List<String> PLAIN =
      List.of("negotiate", "morph", "attack", "reinforcement");

  private final Content content;

  /// The texts of all these cards.
  public CardTexts(Content content) {
    this.content = content;
  }

  /// Everything that has a text, by notation.
  public List<String> names() {
    return Stream.concat(content.all().stream().map(Card::id), PLAIN.stream()).toList();
  }

  /// The alien with this id.
  public Optional<Alien> alien(String id) {
    return content.find(id) instanceof Alien alien ? Optional.of(alien) : Optional.empty();
  }

  private @Nullable Card card(String notation) {
    return content.find(base(notation));
  }

  private static String base(String notation) {
    return notation.replaceFirst("/.*", "");
  }

  // The way to use a card that a notation names; null when it names the whole of it.
  private static @Nullable Clause use(Card card, String notation) {
    for (Clause use : card.uses())
      if (!use.word().isEmpty() && notation.endsWith("/" + use.word())) return use;
    return null;
  }

  /// The name that people read: `Cosmic Zap`, `Macron flare (wild)`; the notation for anything
  /// else.
  public String name(String notation) {
    String base = base(notation);
    Card card = content.find(base);
    if (card != null) {
      boolean side = card.uses().size() > 1 && notation.contains("/");
      return side ? card.name() + " (" + notation.substring(base.length() + 1) + ")" : card.name();
    }
    if (base.startsWith("attack-")) return "Attack " + base.substring(7);
    if (base.startsWith("reinforcement-")) return "Reinforcement +" + base.substring(14);
    return switch (base) {
      case "negotiate" -> "Negotiate";
      case "morph" -> "Morph";
      default -> notation;
    };
  }

  /// What it does, in one sentence; empty when there is nothing to say.
  public String text(String notation) {
    Card card = card(notation);
    if (card != null) {
      Clause use = use(card, notation);
      return use == null ? card.text() : use.text();
    }
    for (Kind kind : Kind.values()) if (base(notation).startsWith(kind.word())) return kind.text();
    return "";
  }

  /// The bars of a card in words: who may use it, when, must or may; empty for plain cards.
  public String bars(String notation) {
    Card card = card(notation);
    if (card == null) return "";
    Clause use = use(card, notation);
    return card.line(use == null ? card.use() : use);
  }

  /// The whole card in a few lines; empty when there is no such card.
  public List<String> card(String notation, Look look) {
    String text = text(notation);
    if (text.isEmpty()) return List.of();
    Card whole = content.find(notation);
    List<String> paragraphs = whole == null ? List.of(text) : whole.paragraphs();
    // Of several sides each has bars of its own.
    String bars = paragraphs.size() > 1 ? "" : bars(notation);
    String title = look.bold(name(notation)) + (bars.isEmpty() ? "" : " (" + bars + ")");
    List<String> lines = new ArrayList<>(List.of(look.wrap(title, 0).split("\n")));
    for (String paragraph : paragraphs) lines.addAll(List.of(look.wrap(paragraph, 2).split("\n")));
    return lines;
  }

  /// The one name that a word means: exact, or the only one that begins with it or contains it.
  public Optional<String> named(String word) {
    String wanted = word.toLowerCase(Locale.ROOT).strip().replace(' ', '-');
    if (!text(wanted).isEmpty()) return Optional.of(wanted);
    List<String> near = names().stream().filter(n -> n.startsWith(wanted)).toList();
    if (near.isEmpty()) near = names().stream().filter(n -> n.contains(wanted)).toList();
    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
  }

  /// All cards that these texts are about.
  public Content content() {
    return content;
  }
}
