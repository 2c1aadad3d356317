package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.card.OwnCard;
import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.Problem;
import hypergate.lab.house.WorkshopWord;
import hypergate.testing.Figures;
import hypergate.testing.Seeds;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import hypergate.workshop.words.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Cards of ours with a few things changed by chance, as a hand that slips or a stranger who means
/// harm would change them: each is a card that can be played, or is told what is wrong with it.
final class MutantsTest {
  private static final int CARDS = 100;
  private static final int MOST_CHANGES = 4;
  private static final int ENCOUNTERS = 5;
  private static final Pattern WORD = Pattern.compile("[a-z][a-z_-]*[a-z]");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final List<String> NUMBERS =
      List.of("0", "-1", "1", "2", "99", "1000000", "-99999999999999999999", "1.5", "X");
  private static final List<String> PIECES =
      List.of(
          "*a",
          "&a",
          "!!set",
          "<<: *a",
          "{{",
          "]",
          "'",
          "\"",
          "#",
          "\t",
          "\u202e",
          "  ",
          ": ",
          "- ",
          "both_attack && ",
          " + 9223372036854775807",
          ".filter(x, x",
          "everybody.",
          "[0]",
          "1 / 0",
          "others[99]",
          "my_hand[me.hand_size()]",
          "(((((",
          "size(size(",
          "\u0000");

  @Seeds(upTo = 5)
  void a_changed_card_is_played_or_told_what_is_wrong(long seed) {
    Random dice = new Random(seed);
    int played = 0;
    for (int i = 0; i < CARDS; i++) {
      OwnCard card = read(mutant(dice));
      if (card == null) continue;
      ShortGame.play(card, dice.nextInt(), ENCOUNTERS);
      played++;
    }
    Figures.add("mutants", CARDS);
    Figures.add("played", played);
    assertThat(played).as("cards that could be played").isBetween(1, CARDS - 1);
  }

  private static @Nullable OwnCard read(String text) {
    try {
      return Cards.read(text).own();
    } catch (CardError e) {
      for (Problem problem : e.problems())
        assertThat(problem.text()).as(text).matches("(?s)[A-Z\"'].*[.?]");
      return null;
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("no card and no error:\n" + text, e);
    }
  }

  private static String mutant(Random dice) {
    List<CardPattern> all = Patterns.all();
    String text = all.get(dice.nextInt(all.size())).text();
    for (int i = 1 + dice.nextInt(MOST_CHANGES); i > 0; i--) text = changed(text, dice);
    return text;
  }

  private static String changed(String text, Random dice) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int line = dice.nextInt(lines.size());
    switch (dice.nextInt(8)) {
      case 0 -> lines.remove(line);
      case 1 -> lines.add(line, lines.get(dice.nextInt(lines.size())));
      case 2 -> lines.set(line, "  ".repeat(dice.nextInt(3)) + lines.get(line).strip());
      case 3 -> lines.set(line, with(lines.get(line), WORD, word(dice), dice));
      case 4 -> lines.set(line, with(lines.get(line), NUMBER, pick(NUMBERS, dice), dice));
      case 5 -> lines.set(line, inserted(lines.get(line), pick(PIECES, dice), dice));
      case 6 -> {
        List<String> other = pick(Patterns.all(), dice).text().lines().toList();
        lines.add(line, pick(other, dice));
      }
      default -> lines.set(line, with(lines.get(line), WORD, "", dice));
    }
    return lines.isEmpty() ? "x" : String.join("\n", lines) + "\n";
  }

  private static <T> T pick(List<T> some, Random dice) {
    return some.get(dice.nextInt(some.size()));
  }

  private static String word(Random dice) {
    WorkshopWord word = pick(WordList.all(), dice);
    return word.word();
  }

  private static String inserted(String line, String piece, Random dice) {
    int at = dice.nextInt(line.length() + 1);
    return line.substring(0, at) + piece + line.substring(at);
  }

  // One of the places where it is found becomes something else.
  private static String with(String line, Pattern what, String other, Random dice) {
    List<int[]> found = new ArrayList<>();
    Matcher matcher = what.matcher(line);
    while (matcher.find()) found.add(new int[] {matcher.start(), matcher.end()});
    if (found.isEmpty()) return line;
    int[] at = pick(found, dice);
    return line.substring(0, at[0]) + other + line.substring(at[1]);
  }
}
