package hypergate.players.novice;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.view.Question;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// What a novice thinks of single cards, powers and techs: rough figures, which stand in one file a
/// set, `values/base.tsv`, with a row for each card that it thinks anything of. What is not named,
/// or has an empty cell, has a middling value. What takes more than a figure stands in the card's
/// [Judgement]. Read once for a box of cards.
public final class Values {
  /// What a flare is worth in hand.
  public static final double FLARE = 1.2;

  /// What a Pulsar is worth in hand.
  public static final double OF_ALIEN = 1.2;

  /// What an artifact like most is worth in hand.
  public static final double ARTIFACT = 1.2;

  /// What an alien or a tech is worth of which nothing else is known.
  public static final double MIDDLING = 4;

  private static final double BITE = 0.2;

  private static final int GLAD = 1;
  private static final int USE = 4;

  private final double[] alien;
  private final double[] bite;
  private final double[] sting;
  private final double[] inHand;
  private final Map<String, Integer> number = new HashMap<>();
  private final Map<String, Double> glad = new HashMap<>();
  private final Map<String, Double> uses = new HashMap<>();

  /// Reads the files of the sets of a box.
  Values(Content content) {
    Map<String, String[]> rows = new HashMap<>();
    content.all().stream().map(Card::set).distinct().forEach(set -> read(set, rows));
    this.alien = new double[content.aliens().size()];
    this.bite = new double[alien.length];
    this.sting = new double[alien.length];
    for (int i = 0; i < alien.length; i++) {
      Sheet card = content.alien(i);
      number.put(card.id(), i);
      alien[i] = cell(rows, card, GLAD, MIDDLING);
      bite[i] = cell(rows, card, 2, BITE);
      sting[i] = cell(rows, card, 3, 0);
    }
    rows.forEach(
        (id, row) -> {
          if (!row[GLAD].isEmpty()) glad.put(id, Double.valueOf(row[GLAD]));
          if (!row[USE].isEmpty()) uses.put(id, Double.valueOf(row[USE]));
        });
    this.inHand = new double[content.cards()];
    // Cards run in the order of notations, so that equal faces are neighbours.
    for (Face face : content.faces())
      Arrays.fill(inHand, content.cardNamed(face.notation()), inHand.length, card(face));
  }

  private static double cell(Map<String, String[]> rows, Card card, int column, double middling) {
    String[] row = rows.get(card.id());
    return row == null || row[column].isEmpty() ? middling : Double.parseDouble(row[column]);
  }

  /// Reads the rows of a set: by the ids of cards, with every cell; nothing when it has no file.
  public static void read(String set, Map<String, String[]> rows) {
    try (InputStream file = Values.class.getResourceAsStream("values/" + set + ".tsv")) {
      if (file == null) return;
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      text.lines()
          .skip(1)
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .forEach(row -> rows.put(row[0], row));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What it is worth to keep a card in hand, by its number; not for cards of aliens.
  double card(int card) {
    return inHand[card];
  }

  /// What it is worth to keep a card in hand.
  public double card(Face face) {
    return switch (face.kind()) {
      case ATTACK -> 0.1 + 0.06 * face.value();
      case NEGOTIATE -> 0.5;
      case MORPH -> 1;
      case REINFORCEMENT -> 0.6 + 0.2 * face.value();
      case ARTIFACT -> glad(face.notation(), ARTIFACT);
      case FLARE -> FLARE;
      case OF_ALIEN -> OF_ALIEN;
    };
  }

  /// How glad a novice is to play an alien, by its number, from 0 to 10.
  public double alien(int number) {
    return alien[number];
  }

  /// The same by its id; middling when there is none.
  public double alien(String id) {
    Integer found = number.get(id);
    return found == null ? MIDDLING : alien[found];
  }

  /// The same for an option that is an alien.
  public double alien(Question question, int option) {
    int choice = question.option(option);
    return Choice.kind(choice) == Choice.ALIEN ? alien[Choice.value(choice)] : MIDDLING;
  }

  /// How much of what is at stake in an encounter a power decides when an enemy uses it there, by
  /// the number of its alien, from 0 to 1.
  public double bite(int number) {
    return bite[number];
  }

  /// The same by its id.
  public double bite(String power) {
    Integer found = number.get(power);
    return found == null ? BITE : bite[found];
  }

  /// What a power costs us, in points, wherever we stand in the encounter.
  public double sting(String power) {
    Integer found = number.get(power);
    return found == null ? 0 : sting[found];
  }

  /// How glad a novice is to have a card, from 0 to 10, its cost taken into account.
  ///
  /// @param middling where nobody has thought of it
  public double glad(String id, double middling) {
    Double known = glad.get(id);
    return known == null ? middling : known;
  }

  /// What it is worth to use something, by its notation, where that is always the same.
  Map<String, Double> uses() {
    return uses;
  }
}
