package hypergate.players;

import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Declaration;
import hypergate.game.Face;
import hypergate.game.Question;
import hypergate.game.Tech;
import hypergate.game.decide.Choice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a novice thinks of single cards, powers and techs: rough figures, which stand in one file a
/// set, `values/base.tsv`, with a row for each card that it thinks anything of. What is not named,
/// or has an empty cell, has a middling value. Read once for a box of cards; then numbers are
/// looked up by the numbers of cards.
final class Values {
  /// What a flare is worth in hand.
  static final double FLARE = 1.2;

  /// What a Pulsar is worth in hand.
  static final double PULSAR = 1.2;

  /// What an artifact like most is worth in hand.
  static final double ARTIFACT = 1.2;

  /// What an alien or a tech is worth of which nothing else is known.
  static final double MIDDLING = 4;

  private static final double BITE = 0.2;

  // Those of the last game's box, which is the box of nearly all games: a memo of what the files
  // say, nothing that games could share.
  private static volatile @Nullable Values last;

  private final Content content;
  private final Map<String, Integer> number = new HashMap<>();
  private final double[] alien;
  private final double[] bite;
  private final double[] sting;
  private final double[] tech;
  private final Map<String, Integer> techNumber = new HashMap<>();
  private final Map<String, Double> artifact = new HashMap<>();

  private Values(Content content) {
    this.content = content;
    Map<String, String[]> rows = new HashMap<>();
    content.all().stream().map(Declaration::set).distinct().forEach(set -> read(set, rows));
    this.alien = new double[content.aliens().size()];
    this.bite = new double[alien.length];
    this.sting = new double[alien.length];
    for (int i = 0; i < alien.length; i++) {
      Alien card = content.alien(i);
      number.put(card.id(), i);
      alien[i] = cell(rows, card, 1, MIDDLING);
      bite[i] = cell(rows, card, 2, BITE);
      sting[i] = cell(rows, card, 3, 0);
    }
    this.tech = new double[content.techs().size()];
    for (int i = 0; i < tech.length; i++) {
      Tech card = content.tech(i);
      techNumber.put(card.id(), i);
      tech[i] = cell(rows, card, 1, MIDDLING);
    }
    for (Artifact card : content.artifacts())
      artifact.put(card.id(), cell(rows, card, 1, ARTIFACT));
  }

  /// The values of the cards of a box.
  static Values of(Content content) {
    Values values = last;
    if (values != null && values.content == content) return values;
    values = new Values(content);
    last = values;
    return values;
  }

  private static double cell(
      Map<String, String[]> rows, Declaration<?> card, int column, double middling) {
    String[] row = rows.get(card.id());
    return row == null || row[column].isEmpty() ? middling : Double.parseDouble(row[column]);
  }

  /// Reads the rows of a set: by the ids of cards, with every cell; nothing when it has no file.
  static void read(String set, Map<String, String[]> rows) {
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

  /// What it is worth to keep a card in hand.
  double card(Face face) {
    return switch (face.kind()) {
      case ATTACK -> 0.1 + 0.06 * face.value();
      case NEGOTIATE -> 0.5;
      case MORPH -> 1;
      case REINFORCEMENT -> 0.6 + 0.2 * face.value();
      case ARTIFACT -> artifact.getOrDefault(face.notation(), ARTIFACT);
      case FLARE -> FLARE;
      case PULSAR -> PULSAR;
    };
  }

  /// How glad a novice is to play an alien, by its number, from 0 to 10.
  double alien(int number) {
    return alien[number];
  }

  /// The same by its id; middling when there is none.
  double alien(String id) {
    Integer found = number.get(id);
    return found == null ? MIDDLING : alien[found];
  }

  /// The same for an option that is an alien.
  double alien(Question question, int option) {
    int choice = question.option(option);
    return Choice.kind(choice) == Choice.ALIEN ? alien[Choice.value(choice)] : MIDDLING;
  }

  /// How much of what is at stake in an encounter a power decides when an enemy uses it there, by
  /// the number of its alien, from 0 to 1.
  double bite(int number) {
    return bite[number];
  }

  /// The same by its id.
  double bite(String power) {
    Integer found = number.get(power);
    return found == null ? BITE : bite[found];
  }

  /// What a power costs us, in points, wherever we stand in the encounter.
  double sting(String power) {
    Integer found = number.get(power);
    return found == null ? 0 : sting[found];
  }

  /// How glad a novice is to have a tech, by its number, from 0 to 10, its cost taken into account.
  double tech(int number) {
    return tech[number];
  }

  /// The same for a tech card.
  double tech(Tech card) {
    Integer found = techNumber.get(card.id());
    return found == null ? MIDDLING : tech[found];
  }

  /// The same for an option that is a tech card.
  double tech(Question question, int option) {
    int choice = question.option(option);
    return Choice.kind(choice) == Choice.TECH_CARD ? tech[Choice.value(choice)] : MIDDLING;
  }
}
