package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A plan of tables at which every two aliens meet that may meet at all. In each round the aliens
/// are shuffled and put into twos, and every two twos have a table of their own: so every two
/// aliens meet in each round, most of them once, and each round brings them into other company.
/// Tables are numbered from 1, without an end; the same number is always the same table.
public final class Meetings {
  /// Aliens of the plan at each table; there may be more seats.
  public static final int ALIENS = 4;

  private static final int EACH = ALIENS / 2;

  /// How many mixes are tried before the rules of a table have to be plain.
  private static final int ATTEMPTS = 300;

  private static final Content ALL = AllContent.ALL;

  /// A table of the plan: its options, under which these aliens are among those that its seats may
  /// choose from.
  ///
  /// @param options a random mix of options
  /// @param aliens the aliens that are to meet, by their numbers, each with its seat in `seats`
  public record Table(Options options, List<Integer> aliens, List<Seat> seats) {
    /// A player who takes the alien that its seat is to have, and plays on as another one would.
    ///
    /// @param person who plays, by its seat at the beginning
    public Player keeping(Seat person, Player player) {
      int at = seats.indexOf(person);
      int own = at < 0 ? -1 : Choice.of(Choice.ALIEN, aliens.get(at));
      return question -> {
        if (own >= 0 && question.prompt().equals(Prompt.KEEP_ALIEN))
          for (int i = 0; i < question.count(); i++) if (question.option(i) == own) return i;
        return player.choose(question);
      };
    }

    /// Their names, as in `Human, Virus`.
    public String names() {
      return Meetings.names(aliens);
    }
  }

  private static final Options FREE =
      AllContent.OPTIONS.of(Map.of(Option.OPTIONAL_BANS.notation(), "off"));

  /// Tables of two aliens each at the end of a round: for those whose table had somebody who must
  /// not meet one of them.
  private static final int LEFT_OVER = banned();

  // The round that was asked for last: a sweep asks for its tables one after another.
  private static volatile Round last = new Round(0);

  private Meetings() {}

  private static int banned() {
    int banned = 0;
    for (int one = 1; one < ALL.aliens().size(); one++)
      for (int other = 0; other < one; other++) if (!mayMeet(one, other)) banned++;
    return 2 * banned;
  }

  private static int twos() {
    return (ALL.aliens().size() + EACH - 1) / EACH;
  }

  /// How many tables a round has.
  public static int tables() {
    return twos() * (twos() - 1) / 2 + LEFT_OVER;
  }

  /// How many pairs of aliens there are that may meet.
  public static int pairs() {
    return ALL.aliens().size() * (ALL.aliens().size() - 1) / 2 - LEFT_OVER / 2;
  }

  /// Whether two aliens, by their numbers, may meet at some table.
  public static boolean mayMeet(int one, int other) {
    return one != other && !ALL.neverMeet(one, other, FREE);
  }

  /// The aliens of a table, by their numbers: two to four that may all meet.
  ///
  /// @param number from 1
  public static List<Integer> aliens(long number) {
    long nth = Math.floorDiv(number - 1, tables());
    Round round = last;
    if (round.number != nth) {
      round = new Round(nth);
      last = round;
    }
    return round.tables.get(Math.floorMod(number - 1, tables()));
  }

  /// The tables of a round.
  private static final class Round {
    private final long number;
    private final List<Integer> order = new ArrayList<>();
    private final List<List<Integer>> tables = new ArrayList<>();
    private final Set<Integer> met = new HashSet<>();

    Round(long number) {
      this.number = number;
      int aliens = ALL.aliens().size();
      for (int i = 0; i < aliens; i++) order.add(i);
      Collections.shuffle(order, new Random(Luck.mix(number + 1)));
      for (int one = 1; one < twos(); one++)
        for (int other = 0; other < one; other++) seat(one, other);
      for (int one = 1; one < aliens; one++)
        for (int other = 0; other < one; other++)
          if (mayMeet(one, other) && met.add(pair(one, other))) tables.add(List.of(other, one));
      // Where all have met already some meet twice.
      for (int i = 0; tables.size() < Meetings.tables(); i++) tables.add(tables.get(i));
    }

    private void seat(int one, int other) {
      List<Integer> table = new ArrayList<>();
      for (int i = 0; i < EACH; i++) {
        add(table, order.get((one * EACH + i) % order.size()));
        add(table, order.get((other * EACH + i) % order.size()));
      }
      for (int some : table) for (int more : table) if (some != more) met.add(pair(some, more));
      tables.add(List.copyOf(table));
    }

    private static void add(List<Integer> table, int alien) {
      for (int other : table) if (!mayMeet(alien, other)) return;
      table.add(alien);
    }

    private static int pair(int one, int other) {
      return Math.max(one, other) * ALL.aliens().size() + Math.min(one, other);
    }
  }

  /// A table of the plan with its options.
  ///
  /// @param number from 1
  public static Table table(long number) {
    List<Integer> aliens = aliens(number);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long seed = Luck.mix(number) + attempt * 0x9e3779b97f4a7c15L;
      Table table = table(Mix.options(seed), aliens, seed);
      if (table != null) return table;
    }
    Table table = table(FREE, aliens, number);
    if (table == null) throw new IllegalStateException("no table for " + names(aliens));
    return table;
  }

  private static @Nullable Table table(Options mix, List<Integer> aliens, long seed) {
    if (mix.systems() < aliens.size()) return null;
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < mix.systems(); i++) seats.add(Seat.of(i));
    Collections.shuffle(seats, new Random(seed));
    List<StartCard> start = new ArrayList<>();
    for (StartCard card : mix.startCards()) if (ALL.alienNumber(card.id()) < 0) start.add(card);
    for (int i = 0; i < aliens.size(); i++)
      start.add(new StartCard(seats.get(i), ALL.alien(aliens.get(i)).id()));
    // Now and then one of their flares as well, in the hand of any of them.
    if (mix.is(Option.FLARES) && (seed & 1) == 0) {
      Sheet alien = ALL.alien(aliens.get((int) (seed >>> 8 & 1)));
      String flare = "flare-" + alien.id();
      if (start.stream().noneMatch(card -> card.id().equals(flare)))
        start.add(new StartCard(seats.get((int) (seed >>> 9 & 1)), flare));
    }
    Options options = mix.withStartCards(start);
    try {
      new Rules(ALL, options).check();
    } catch (IllegalArgumentException refused) {
      return null;
    }
    for (int one : aliens)
      for (int other : aliens) if (one != other && ALL.neverMeet(one, other, options)) return null;
    return new Table(options, aliens, List.copyOf(seats.subList(0, aliens.size())));
  }

  private static String names(List<Integer> aliens) {
    return String.join(", ", aliens.stream().map(alien -> ALL.alien(alien).name()).toList());
  }
}
