package hypergate.game.view;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.table.Redealer;
import hypergate.game.verb.Acting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Deals the cards that a seat cannot see anew, respecting what it does know, so that a machine can
/// think ahead without cheating: hands and piles keep their sizes and the cards it has seen there,
/// decks keep their sizes. Whatever lies in a deck is shuffled because it lies there; families
/// whose hidden cards lie in more places bring a [Redealer]. What is dealt follows from the seed
/// and from what the seat knows, and from nothing else: two games that look the same to it get the
/// same deal.
public final class Redeal {
  // Of each deck that is dealt by itself: its cards when last looked at.
  private final List<int[]> later = new ArrayList<>();

  /// A dealer, for any number of games; one that is to [#look] for one of them.
  public Redeal() {}

  /// Looks at a game as it stands: when it has been taken back to an earlier moment of the phase,
  /// deals leave there what `viewer` sees now.
  ///
  /// @param menu what `viewer` is asked to choose from
  public void look(Acting game, Seat viewer, Menu menu) {
    for (Redealer family : game.redealers()) family.look(viewer, menu);
    later.clear();
    for (Pile deck : game.decks()) if (deck.isDealtByItself()) later.add(cards(deck));
  }

  /// Deals what `viewer` cannot see in this game anew.
  ///
  /// @param game a game of one's own, such as a fork: it is changed
  /// @param seed what the new deal follows from
  public void deal(Acting game, Seat viewer, long seed) {
    Luck luck = new Luck(seed);
    for (Redealer family : game.redealers()) family.deal(viewer, luck);
    int number = 0;
    for (Pile deck : game.decks())
      if (deck.isDealtByItself())
        shuffle(deck, number < later.size() ? later.get(number++) : null, luck);
    game.state().seed(luck.next());
  }

  private static int[] cards(Pile deck) {
    int[] cards = new int[deck.size()];
    for (int i = 0; i < cards.length; i++) cards[i] = deck.at(i);
    return cards;
  }

  private static void shuffle(Pile deck, int @Nullable [] after, Luck luck) {
    int[] cards = cards(deck);
    int size = hidden(cards, after);
    Arrays.sort(cards, 0, size);
    luck.shuffle(cards, size);
    for (int i = 0; i < size; i++) deck.replace(i, cards[i]);
  }

  // What has been drawn from the top since then, everybody has seen; of a deck that was made anew
  // meanwhile, all.
  private static int hidden(int[] before, int @Nullable [] after) {
    if (after == null) return before.length;
    if (after.length > before.length) return 0;
    for (int i = 0; i < after.length; i++) if (before[i] != after[i]) return before.length;
    return after.length;
  }

  /// Whether two games look the same to a seat.
  public boolean looksTheSame(Acting one, Acting other, Seat viewer) {
    return View.of(one, viewer).sameAs(View.of(other, viewer));
  }
}
