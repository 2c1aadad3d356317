package hypergate.cli.command;

import hypergate.cli.Failure;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Files in which people write cards.
final class CardFiles {
  /// Whatever is longer is no card; it is not read.
  private static final long LARGEST = 200_000;

  /// As long is a collection at most.
  private static final long LARGEST_OF_MANY = 4_000_000;

  private static final Pattern NEXT = Pattern.compile("(?m)(?<=\n)---(?: .*)?$");

  private static final Pattern ANOTHER = Pattern.compile("(?m)(?<=\n)--- # card\n");

  private CardFiles() {}

  /// The card alone: what the workshop saves has scenarios and a verdict behind it, each after a
  /// line of three dashes.
  static String card(String text) {
    Matcher next = NEXT.matcher(text);
    String card = next.find() ? text.substring(0, next.start()) : text;
    return card.endsWith("\n") ? card : card + "\n";
  }

  /// The text of the card in a file, without what belongs to it; of several cards the first.
  static String text(Path file) {
    return card(whole(file));
  }

  /// All cards in a file, each with what belongs to it: the page saves a collection as one file.
  static List<String> all(Path file) {
    return List.of(ANOTHER.split(whole(file, LARGEST_OF_MANY)));
  }

  /// Writes a file anew.
  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new Failure("can't write " + file + ": " + e.getMessage(), e);
    }
  }

  /// All of a file.
  static String whole(Path file) {
    return whole(file, LARGEST);
  }

  private static String whole(Path file, long largest) {
    try {
      if (Files.isDirectory(file)) throw new Failure(file + " is a folder; name a card's file");
      if (Files.size(file) > largest)
        throw new Failure(file + " is too large for a card: " + Files.size(file) + " bytes");
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new Failure("there is no file " + file, e);
    } catch (MalformedInputException e) {
      throw new Failure(file + " is no text in UTF-8", e);
    } catch (IOException e) {
      throw new Failure("can't read " + file + ": " + e.getMessage(), e);
    }
  }
}
