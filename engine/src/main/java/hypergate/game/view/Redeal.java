package hypergate.game.view;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Pile;
import hypergate.game.table.Pile.Beside;
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
  // Of each deck that is dealt by itself: how often it had been shuffled when the phase began, and
  // which of its cards nobody has seen since then.
  private final List<Integer> shuffles = new ArrayList<>();
  private final List<Unseen> unseen = new ArrayList<>();

  // The cards that lie in a deck now, and beside it; how many of them in it; whether it has been
  // shuffled since the phase began.
  private record Unseen(List<Integer> cards, int inDeck, boolean isShuffled) {}

  /// A dealer, for any number of games; one that is to [#look] for one of them.
  public Redeal() {}

  /// Begins to watch a game, before its phase is run again up to where [#look] is called.
  public void watch(Acting game) {
    shuffles.clear();
    unseen.clear();
    for (Pile deck : game.decks()) {
      if (!deck.isDealtByItself()) continue;
      shuffles.add(deck.shuffles());
      // What an earlier world has shown is no knowledge in this one.
      deck.forgetShown();
    }
  }

  /// Looks at a game that has been watched as it stands: when it has been taken back to an earlier
  /// moment of the phase, deals leave there what `viewer` sees now.
  ///
  /// @param menu what `viewer` is asked to choose from
  public void look(Acting game, Seat viewer, Menu menu) {
    for (Redealer family : game.redealers()) family.look(viewer, menu);
    for (Pile deck : game.decks())
      if (deck.isDealtByItself())
        unseen.add(unseen(deck, viewer, deck.shuffles() != shuffles.get(unseen.size())));
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
        shuffle(deck, viewer, number < unseen.size() ? unseen.get(number++) : null, luck);
    game.state().seed(luck.next());
  }

  private static Unseen unseen(Pile deck, Seat viewer, boolean isShuffled) {
    List<Integer> cards = deck.unseenBy(viewer);
    int inDeck = cards.size();
    Beside beside = deck.beside();
    for (int i = 0; beside != null && i < beside.size(viewer); i++) cards.add(beside.card(i));
    return new Unseen(cards, inDeck, isShuffled);
  }

  private static void shuffle(Pile deck, Seat viewer, @Nullable Unseen now, Luck luck) {
    Beside beside = deck.beside();
    int besides = beside == null ? 0 : beside.size(viewer);
    int[] places = new int[deck.size() + besides];
    int[] cards = new int[deck.size() + besides];
    int size = 0;
    for (int i = 0; i < deck.size(); i++)
      if (now == null || isHidden(deck, deck.at(i), now)) {
        places[size] = i;
        cards[size++] = deck.at(i);
      }
    int all = size;
    for (int i = 0; beside != null && i < besides; i++)
      if (now == null || isHidden(deck, beside.card(i), now)) {
        places[all] = i;
        cards[all++] = beside.card(i);
      }
    Arrays.sort(cards, 0, all);
    luck.shuffle(cards, all);
    for (int left = all; beside != null && left > size; left--) {
      int at = 0;
      while (!beside.fits(cards[at])) at++;
      beside.put(places[left - 1], cards[at]);
      cards[at] = cards[left - 1];
    }
    for (int i = 0; i < size; i++) deck.replace(places[i], cards[i]);
  }

  // What has been taken out of the deck since then, everybody has seen who may look. Of a deck that
  // was shuffled meanwhile nothing, unless it was made anew: then all of it had been drawn.
  private static boolean isHidden(Pile deck, int card, Unseen now) {
    if (now.isShuffled()) return now.inDeck() <= deck.size();
    return now.cards().contains(card);
  }

  /// Whether two games look the same to a seat.
  public boolean looksTheSame(Acting one, Acting other, Seat viewer) {
    return View.of(one, viewer).sameAs(View.of(other, viewer));
  }
}
