package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;

/// Which aliens meet in which round: all that may be dealt, shuffled, as many at a time as there
/// are seats, then shuffled anew, so that all are seen alike often. Those that must not meet
/// do not.
final class Draw {
  private final Balance balance;
  private final int[] aliens;
  private final int tables;
  private final int[] order;
  private long lap = -1;

  Draw(Balance balance) {
    this.balance = balance;
    Rules rules = new Rules(AllContent.ALL, balance.options());
    int[] all = new int[AllContent.ALL.aliens().size()];
    int size = 0;
    for (int alien = 0; alien < all.length; alien++)
      if (rules.dealsAlien(alien)) all[size++] = alien;
    aliens = java.util.Arrays.copyOf(all, size);
    order = aliens.clone();
    tables = size / balance.seats();
  }

  /// The numbers of the aliens of a round.
  int[] round(long round) {
    shuffle(round / tables);
    int seats = balance.seats();
    int from = (int) (round % tables) * seats;
    return java.util.Arrays.copyOfRange(order, from, from + seats);
  }

  private void shuffle(long wanted) {
    if (wanted == lap) return;
    lap = wanted;
    System.arraycopy(aliens, 0, order, 0, order.length);
    new Luck(Luck.mix(balance.seed() ^ Luck.mix(wanted + 1))).shuffle(order, order.length);
    int seats = balance.seats();
    for (int at = 0; at < tables * seats; at++) {
      // The next one that may sit here comes here.
      for (int other = at; other < order.length; other++) {
        if (!fits(order[other], at)) continue;
        int alien = order[other];
        order[other] = order[at];
        order[at] = alien;
        break;
      }
    }
  }

  private boolean fits(int alien, int at) {
    for (int before = at / balance.seats() * balance.seats(); before < at; before++)
      if (AllContent.ALL.neverMeet(order[before], alien, balance.options())) return false;
    return true;
  }
}
