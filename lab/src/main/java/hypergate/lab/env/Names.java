package hypergate.lab.env;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The lists over which blocks of numbers go, by their entries' names; they follow from the
/// declarations of the cards.
final class Names {
  /// How many numbers the words of prompts are folded to.
  static final int WORDS = 1023;

  private Names() {}

  /// All lists by name.
  static Map<String, List<String>> of(Content content) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    lists.put("seats", Seat.listOf((1 << Seat.MOST) - 1).stream().map(Seat::letter).toList());
    lists.put("planets", Planet.listOf(-1L).stream().map(Planet::toString).toList());
    lists.put(
        "places",
        List.of("gate", "beside", "warp", "removed", "common-card", "card", "waiting", "sheets"));
    lists.put("steps", Arrays.stream(Step.ALL).map(Names::kebab).toList());
    lists.put("outcomes", Arrays.stream(Outcome.values()).map(Outcome::notation).toList());
    lists.put("sides", List.of("offense", "defense"));
    lists.put("faces", faces(content));
    lists.put("alien-cards", alienCards(content));
    lists.put("aliens", content.aliens().stream().map(Card::id).toList());
    lists.put("cards", content.all().stream().map(Card::id).toList());
    lists.put("powers", numbered(Sizes.POWERS));
    lists.put("counters", numbered(Sizes.COUNTERS));
    lists.put("slots", numbered(Sizes.CARD_SLOTS));
    for (LabVariant variant : LabVariants.ALL) lists.putAll(variant.lists(content));
    return lists;
  }

  private static String kebab(Step step) {
    return step.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<String> numbered(int count) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) names.add(Integer.toString(i));
    return names;
  }

  /// What cosmic cards show that are no cards of aliens, each once.
  static List<String> faces(Content content) {
    Set<String> faces = new LinkedHashSet<>();
    for (Face face : content.faces()) faces.add(face.notation());
    faces.remove(content.face(content.firstAlienCard()).notation());
    return List.copyOf(faces);
  }

  /// What cards of aliens show: flares, and other cards that go with an alien.
  private static List<String> alienCards(Content content) {
    Set<String> faces = new LinkedHashSet<>();
    for (int alien = 0; alien < content.aliens().size(); alien++) {
      if (content.hasFlare(alien)) faces.add(content.flareFace(alien).notation());
      faces.add(content.alienCardFace(alien).notation());
    }
    return List.copyOf(faces);
  }

  /// The card whose question a prompt is, by id; empty when it is no card's own.
  static String card(Prompt prompt) {
    int slash = prompt.id().indexOf('/');
    return slash < 0 ? "" : prompt.id().substring(0, slash);
  }

  /// What is asked: the whole prompt, or what follows the id of a card.
  static String word(Prompt prompt) {
    return prompt.id().substring(prompt.id().indexOf('/') + 1);
  }

  /// A number from 1 to [#WORDS] that follows from a word: its hash as `String.hashCode` has it,
  /// without sign, modulo their number, plus one.
  static int folded(String word) {
    return Math.floorMod(word.hashCode(), WORDS) + 1;
  }
}
