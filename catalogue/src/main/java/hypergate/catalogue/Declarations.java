package hypergate.catalogue;

import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.AlienCard;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Flare;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Entries from the declarations that the engine obeys, and from the tables for what it does not
/// play yet.
final class Declarations {
  private final Content content;
  private final Metadata metadata;
  private final List<Entry> entries = new ArrayList<>();

  private Declarations(Content content, Metadata metadata) {
    this.content = content;
    this.metadata = metadata;
  }

  /// All aliens and cards, in no order that means anything.
  static List<Entry> of(Content content, Metadata metadata) {
    Declarations declarations = new Declarations(content, metadata);
    content.all().forEach(declarations::card);
    declarations.absent();
    // Those of a variant that is not here are not here either.
    for (Map<String, String> row : metadata.described())
      Kinds.named(row.getOrDefault("kind", ""))
          .ifPresent(kind -> declarations.described(kind, row));
    return List.copyOf(declarations.entries);
  }

  private void card(Card card) {
    Map<String, List<String>> told = card.catalogued();
    // A card whose kind nobody brings is one of its family.
    Kind kind =
        told.getOrDefault("kind", List.of()).stream()
            .flatMap(word -> Kinds.named(word).stream())
            .findFirst()
            .orElseGet(() -> Kinds.of(card.family()));
    Entry.Builder entry =
        new Entry.Builder(kind, card.id(), card.name())
            .put(Field.STATUS, Entry.ENFORCED)
            .put(Field.SET, card.set())
            .put(Field.ORIGIN, metadata.origin(card.set()))
            .put(Field.SCENARIO, "scenarios/" + card.scenarios());
    told.forEach(
        (word, values) -> {
          if (!word.equals("kind")) entry.put(Field.named(word).orElseThrow(), values);
        });
    if (card instanceof Alien alien) alien(entry, alien);
    else metadata.card(entry, card.id());
    if (!told.containsKey("see")) metadata.set(entry, card.set());
    timing(card).into(entry);
    entries.add(entry.done());
  }

  // Its flare, its other card and whom it must not meet.
  private void alien(Entry.Builder entry, Alien alien) {
    int number = content.alienNumber(alien.id());
    List<String> see = new ArrayList<>();
    if (content.find("flare-" + alien.id()) instanceof Flare flare) {
      entry.put(Field.WILD, flare.wildText()).put(Field.SUPER, flare.superText());
      see.add(flare.id());
    }
    if (content.find(content.word(hypergate.game.word.Kind.OF_ALIEN) + "-" + alien.id())
        instanceof AlienCard own) {
      own.catalogued()
          .forEach(
              (name, text) -> {
                if (name.equals("pro")) entry.put(Field.PRO, text.getFirst());
                if (name.equals("con")) entry.put(Field.CON, text.getFirst());
              });
      see.add(own.id());
    }
    for (Card card : alien.brought()) see.add(card.id());
    entry.put(Field.SEE, see).add(Field.CONFLICT, bans(number));
    metadata.alien(entry, alien.id());
  }

  private Timing timing(Card card) {
    Card player = card.isIdle() ? content.find(card.playedBy()) : null;
    if (player != null) return timing(player);
    if (card.isIdle() && card.hasBars() && card.bar().isEmpty())
      return Timing.anyTime(card.users().getFirst());
    List<Effect> effects = new ArrayList<>(card.aside());
    for (Clause use : card.uses()) effects.add(use.effect());
    return Timing.of(
        effects,
        card.bar(),
        card.hasBars() ? card.users() : List.of(),
        card.moments().stream().map(Ability::window).toList());
  }

  // Aliens that only the tables know.
  private void absent() {
    for (String id : metadata.aliens()) {
      if (content.alienNumber(id) >= 0) continue;
      Entry.Builder entry =
          new Entry.Builder(Kind.ALIEN, id, metadata.name(id)).put(Field.STATUS, Entry.DESCRIBED);
      metadata.timing(entry, id);
      metadata.alien(entry, id);
      entries.add(entry.done());
    }
  }

  // A card that only the tables know.
  private void described(Kind kind, Map<String, String> row) {
    String id = row.getOrDefault("id", "");
    boolean never = row.getOrDefault("notes", "").contains("Left out");
    Entry.Builder entry =
        new Entry.Builder(kind, id, row.getOrDefault("name", id))
            .put(Field.STATUS, never ? Entry.EXCLUDED : Entry.DESCRIBED);
    Metadata.write(entry, row);
    entries.add(entry.done());
  }

  private List<String> bans(int alien) {
    return IntStream.range(0, content.aliens().size())
        .filter(other -> content.neverMeet(alien, other, AllContent.OPTIONS.standard()))
        .mapToObj(other -> content.alien(other).id())
        .toList();
  }
}
