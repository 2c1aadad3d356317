package hypergate.cli.terminal;

import hypergate.game.piece.Seat;
import java.util.LinkedHashMap;
import java.util.Map;

/// Who is who in the story: its reader is `You`, everybody else a letter and an alien.
final class Persons {
  private final CardTexts cards;
  private final Look look;
  private int own;
  private final Map<Seat, String> aliens = new LinkedHashMap<>();

  /// @param own the seats at which the reader begins, as a mask
  Persons(CardTexts cards, int own, Look look) {
    this.cards = cards;
    this.own = own;
    this.look = look;
  }

  /// The seats that the reader plays now, as a mask.
  int own() {
    return own;
  }

  /// Those who play two seats change places.
  ///
  /// @return whether the reader is one of them
  boolean exchange(Seat one, Seat other) {
    if (one.in(own) == other.in(own)) return false;
    own ^= one.bit() | other.bit();
    return true;
  }

  /// Whether the reader plays this seat alone.
  boolean isReader(Seat seat) {
    return seat.bit() == own;
  }

  /// Remembers the alien by which a seat is called: the first one it has.
  void becomes(Seat seat, String alien) {
    aliens.putIfAbsent(seat, alien);
  }

  /// Forgets an alien that a seat has lost.
  void isNoLonger(Seat seat, String alien) {
    aliens.remove(seat, alien);
  }

  /// A seat as people call it: `You`, or its letter and alien.
  String name(Seat seat) {
    if (isReader(seat)) return "You";
    String alien = aliens.getOrDefault(seat, "");
    String name = seat + (alien.isEmpty() ? "" : " " + cards.name(alien));
    return look.seat(seat, name + (seat.in(own) ? " (you)" : ""));
  }

  /// What somebody does: the predicate of a third person, `takes 2 cards`, with its subject.
  String does(Seat seat, String predicate) {
    if (!isReader(seat)) return name(seat) + " " + predicate;
    int space = predicate.indexOf(' ');
    String verb = space < 0 ? predicate : predicate.substring(0, space);
    return "You " + bare(verb) + (space < 0 ? "" : predicate.substring(space));
  }

  private static String bare(String verb) {
    return switch (verb) {
      case "has" -> "have";
      case "is" -> "are";
      case "does" -> "do";
      case "goes" -> "go";
      case "passes" -> "pass";
      default ->
          verb.endsWith("ies")
              ? verb.replaceFirst("ies$", "y")
              : verb.matches(".*(ch|sh|ss|x)es")
                  ? verb.replaceFirst("es$", "")
                  : verb.replaceFirst("s$", "");
    };
  }

  /// A seat as the object of a sentence.
  String whom(Seat seat) {
    return isReader(seat) ? "you" : name(seat);
  }

  /// A seat as the owner of what follows, at the beginning of a sentence.
  String whose(Seat seat) {
    return isReader(seat) ? "Your" : name(seat) + "'s";
  }
}
