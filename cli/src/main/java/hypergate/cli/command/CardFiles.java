package hypergate.cli.command;

import hypergate.cli.Failure;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Files in which people write cards.
final class CardFiles {
  /// Whatever is longer is no card; it is not read.
  private static final long LARGEST = 200_000;

  private static final Pattern NEXT = Pattern.compile("(?m)(?<=\n)---(?: .*)?$");

  private CardFiles() {}

  // What the workshop saves has scenarios behind the card, each after a line of three dashes.
  private static String card(String text) {
    Matcher next = NEXT.matcher(text);
    return next.find() ? text.substring(0, next.start()) : text;
  }

  /// The text of a file.
  static String text(Path file) {
    try {
      if (Files.isDirectory(file)) throw new Failure(file + " is a folder; name a card's file");
      if (Files.size(file) > LARGEST)
        throw new Failure(file + " is too large for a card: " + Files.size(file) + " bytes");
      return card(Files.readString(file));
    } catch (NoSuchFileException e) {
      throw new Failure("there is no file " + file, e);
    } catch (MalformedInputException e) {
      throw new Failure(file + " is no text in UTF-8", e);
    } catch (IOException e) {
      throw new Failure("can't read " + file + ": " + e.getMessage(), e);
    }
  }
}
