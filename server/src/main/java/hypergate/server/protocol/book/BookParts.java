package hypergate.server.protocol.book;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Rules;
import java.util.Collections;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/// The parts of the card book, so that a table need not fetch all of it: the cards of one family
/// and one set are a part, called `flare.base`. What every game is played with, attack cards and
/// the like, belongs to none and is always there.
public final class BookParts {
  /// All parts that there are.
  public static final SortedSet<String> ALL = parts(_ -> true);

  private static final int LONGEST_ECHO = 40;

  private BookParts() {}

  /// The parts with cards that may come into a game with these rules.
  ///
  /// @param laid the ids of cards that are there in any case
  public static SortedSet<String> of(Rules rules, Set<String> laid) {
    return parts(card -> card.mayCome(rules) || laid.contains(card.id()));
  }

  private static SortedSet<String> parts(Predicate<Card> wanted) {
    SortedSet<String> parts = new TreeSet<>();
    for (Card card : AllContent.ALL.all()) if (wanted.test(card)) parts.add(nameOf(card));
    return Collections.unmodifiableSortedSet(parts);
  }

  /// Reads names with commas between, in whatever order and however often.
  ///
  /// @throws IllegalArgumentException saying which is none
  public static SortedSet<String> read(String names) {
    SortedSet<String> parts = new TreeSet<>();
    for (String name : names.split(",", -1)) {
      if (!ALL.contains(name))
        throw new IllegalArgumentException("there is no part '" + echo(name) + "' of the book");
      parts.add(name);
    }
    return Collections.unmodifiableSortedSet(parts);
  }

  // Nothing that could pass for something else where it is read.
  private static String echo(String name) {
    return name.length() <= LONGEST_ECHO && name.matches("[\\w.-]*") ? name : "…";
  }

  /// The part to which a card belongs.
  static String nameOf(Card card) {
    return card.family() + '.' + card.set();
  }
}
