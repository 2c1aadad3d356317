package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/// Which pairs of aliens met, and in how many games both of a pair used their powers in one
/// encounter. Any number of games may be watched at once.
public final class Met {
  private static final Content CONTENT = AllContent.ALL;

  /// All games of this process that are watched for it.
  public static final Met ALL = new Met();

  private final int aliens = CONTENT.aliens().size();
  private final AtomicIntegerArray met = new AtomicIntegerArray(aliens * aliens);
  private final AtomicIntegerArray acted = new AtomicIntegerArray(aliens * aliens);

  /// Nothing yet.
  public Met() {}

  /// Watches a game.
  public final class Watch {
    private final Game game;
    private final BitSet here = new BitSet();
    private final BitSet pairs = new BitSet();

    private Watch(Game game) {
      this.game = game;
    }

    /// Something has happened in it.
    public void happened(Event event) {
      if (event instanceof Event.EncounterBegan) here.clear();
      if (!(event instanceof Event.Used(Seat _, var effect))) return;
      int alien = CONTENT.alienNumber(effect);
      if (alien < 0 || here.get(alien)) return;
      for (int other = here.nextSetBit(0); other >= 0; other = here.nextSetBit(other + 1))
        if (!pairs.get(pair(alien, other))) {
          pairs.set(pair(alien, other));
          acted.incrementAndGet(pair(alien, other));
        }
      here.set(alien);
    }

    /// Its players have their aliens.
    public void begun() {
      for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
        for (int j = 0; j < i; j++)
          if (game.powers().exists(i) && game.powers().exists(j))
            met.incrementAndGet(pair(game.powers().number(i), game.powers().number(j)));
    }
  }

  /// Begins to watch a game.
  public Watch watch(Game game) {
    return new Watch(game);
  }

  private int pair(int one, int other) {
    return Math.max(one, other) * aliens + Math.min(one, other);
  }

  /// How many pairs that may meet met in at least so many games.
  public int met(int games) {
    return count(met, games);
  }

  /// Of how many pairs both used their powers in one encounter, in at least so many games.
  public int acted(int games) {
    return count(acted, games);
  }

  private int count(AtomicIntegerArray counts, int games) {
    int count = 0;
    for (int one = 1; one < aliens; one++)
      for (int other = 0; other < one; other++)
        if (Meetings.mayMeet(one, other) && counts.get(pair(one, other)) >= games) count++;
    return count;
  }

  /// The pairs that may meet, each with the games in which it met and those in which both used
  /// their powers in one encounter: `human+virus 11 3`, those first that seldom did.
  public List<String> lines() {
    List<int[]> pairs = new ArrayList<>();
    for (int one = 1; one < aliens; one++)
      for (int other = 0; other < one; other++)
        if (Meetings.mayMeet(one, other)) {
          int pair = pair(one, other);
          pairs.add(new int[] {acted.get(pair), met.get(pair), other, one});
        }
    pairs.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
    return pairs.stream()
        .map(
            p ->
                CONTENT.alien(p[2]).id() + "+" + CONTENT.alien(p[3]).id() + " " + p[1] + " " + p[0])
        .toList();
  }
}
