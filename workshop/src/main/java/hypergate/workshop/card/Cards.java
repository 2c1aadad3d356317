package hypergate.workshop.card;

import hypergate.game.card.OwnCard;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Kind;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.workshop.file.CardText;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import hypergate.workshop.schema.Shapes;
import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.variants.WorkshopVariants;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads cards of every kind.
public final class Cards {
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_TEXT = 400;
  private static final String SET = "^[a-z]{2,12}$";
  private static final String NAME = "^[\\p{L}\\p{N}][\\p{L}\\p{N} '.()-]*$";

  /// The same as a file may write it, with nothing longer than a card has room for.
  private static final String NAMED = "^\\s*[\\p{L}\\p{N}][\\p{L}\\p{N}\\s'.()-]{0,39}\\s*$";

  private static final Set<String> ANSWERS = Set.of("any", "no", "none", "nothing", "pass", "yes");
  private static final int DIGITS = 16;
  private static final Map<String, CardReader> READERS = new LinkedHashMap<>();

  static {
    READERS.put("artifact", new ArtifactReader());
    READERS.put("alien", new AlienReader());
    for (WorkshopVariant variant : WorkshopVariants.ALL)
      for (CardReader reader : variant.readers()) READERS.put(reader.kind(), reader);
  }

  private Cards() {}

  /// Reads a file.
  ///
  /// @param text the whole file
  /// @throws CardError with all that is wrong with it
  public static HouseCard read(String text) throws CardError {
    Node.Keyed file = CardText.read(text);
    Problems problems = new Problems(text);
    Keys keys = new Keys(file, problems);
    CardReader reader = reader(file, problems);
    Head head = head(reader, keys, problems);
    List<ReadLine> readBack = new ArrayList<>();
    List<Declaration<?>> cards = reader.read(head, keys, problems, readBack);
    keys.nothingElse();
    problems.check();
    List<Said> remarks = new ArrayList<>(Remarks.of(cards));
    remarks.addAll(Promises.of(file));
    return new HouseCard(
        head.name(), head.author(), digest(text), new OwnCard(text, cards), readBack, remarks);
  }

  /// What files may look like, as a JSON schema for editors.
  public static String schema() {
    CardSchema schema = new CardSchema();
    for (CardReader reader : READERS.values()) {
      Group head =
          new Group()
              .must(reader.kind(), "The kind of card, and its name.", Shapes.text(NAMED))
              .may("author", "Who wrote it.", Shapes.text())
              .must("text", "What players read, at most 400 characters.", Shapes.needed())
              .may("set", "The set that it belongs to, one small word.", Shapes.text(SET))
              .may("namesake", "Whether another set has a card of this name.", Shapes.truth());
      schema.kind(reader.kind(), reader.keys().after(head));
    }
    for (CardReader reader : READERS.values()) reader.effects(schema);
    return schema.json();
  }

  private static CardReader reader(Node.Keyed file, Problems problems) throws CardError {
    Node.Text first =
        file.entries().isEmpty() ? new Node.Text("", 1, 1) : file.entries().getFirst().key();
    CardReader reader = READERS.get(first.text());
    if (reader != null) return reader;
    for (Node.Entry entry : file.entries()) {
      if (!READERS.containsKey(entry.key().text())) continue;
      problems.add(
          entry.key(),
          Said.of("{what} and the card's name stand first.", "what", entry.key().what()));
      problems.check();
    }
    Said begins =
        Said.of(
            "A file begins with the kind of card, {kinds}, and its name, not with {what}",
            "kinds",
            Problems.list(READERS.keySet()),
            "what",
            first.what());
    // An edict is an artifact (docs/workshop.md).
    if (first.text().equalsIgnoreCase("edict"))
      problems.add(
          first, Said.of("{what}; did you mean {near}?", "what", begins, "near", "artifact"));
    else problems.unknown(first, begins, READERS.keySet());
    problems.check();
    throw new IllegalStateException("unreachable");
  }

  private static Head head(CardReader reader, Keys keys, Problems problems) {
    String name =
        Sentences.read(
            keys.needed(reader.kind(), Said.of("the card's name")), LONGEST_NAME, problems);
    if (!name.isEmpty() && !name.matches(NAME))
      problems.add(
          keys.find(reader.kind()) instanceof Node.Text text ? text : new Node.Text("", 1, 1),
          Said.of("A name is made of letters, digits, spaces, \"-\", \".\", \"'\" and brackets."));
    Node named = keys.find(reader.kind());
    if (named != null && isTaken(Declaration.kebab(name)))
      problems.add(
          named, Said.of("\"{name}\" is what other cards or answers are called.", "name", name));
    String text =
        Sentences.read(keys.needed("text", Said.of("what players read")), LONGEST_TEXT, problems);
    Node.Text set = keys.text("set");
    if (set != null && !set.text().matches(SET))
      problems.add(
          set, Said.of("A set is one word of small letters, not {what}.", "what", set.what()));
    String author = Sentences.read(keys.text("author"), LONGEST_NAME, problems);
    return new Head(
        name.isEmpty() ? "Nameless" : name,
        set == null ? "house" : set.text(),
        keys.is("namesake"),
        author,
        text);
  }

  // Encounter cards and flares are known by their kind, and some answers by a word: who wrote down
  // one of them would mean the other.
  private static boolean isTaken(String id) {
    for (Kind kind : Kind.values())
      if (id.equals(kind.word()) || id.startsWith(kind.word() + "-")) return true;
    return ANSWERS.contains(id);
  }

  private static String digest(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
