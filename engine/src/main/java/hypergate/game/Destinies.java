package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// The destiny deck: three cards a colour, numbered `seat * 3` to `seat * 3 + 2` (the last
/// one with a hazard warning, R-1.6), two wild, three special.
public final class Destinies {
  /// The first of the two wild cards.
  public static final int WILD = 3 * Seat.MOST;

  public static final int MOST_COLONIES = WILD + 2;
  public static final int FEWEST_IN_WARP = WILD + 3;
  public static final int MOST_CARDS = WILD + 4;

  private Destinies() {}

  /// Whether the card shows a colour.
  public static boolean isColour(int card) {
    return card < WILD;
  }

  /// Whether the card is wild.
  public static boolean isWild(int card) {
    return card == WILD || card == WILD + 1;
  }

  /// The seat of a colour card.
  public static Seat colour(int card) {
    return Seat.of(card / 3);
  }

  /// The seat that the card names: its colour, or the seat a special card points at;
  /// [Seat#NONE] for a wild card.
  public static Seat named(Game game, int card) {
    if (isColour(card)) return colour(card);
    if (isWild(card)) return Seat.NONE;
    Seat best = Seat.NONE;
    int most = Integer.MIN_VALUE;
    Seat offense = game.encounter().offense();
    boolean offenseToo = game.options().is(Option.DESTINY_OFFENSE, "all");
    // E-12: the first tied player clockwise from the offense.
    for (int step = offenseToo ? 0 : 1; step < game.seats(); step++) {
      Seat seat = Seat.of((offense.index() + step) % game.seats());
      int count =
          switch (card) {
            case MOST_COLONIES -> Long.bitCount(game.ships().foreignColonies(seat));
            case FEWEST_IN_WARP -> -game.ships().inWarp(seat);
            default -> game.cards().handSize(seat);
          };
      if (count > most) {
        most = count;
        best = seat;
      }
    }
    return best;
  }

  /// Draws the top card, reshuffling first when one card is left.
  public static int draw(Game game) {
    State state = game.state();
    if (state.n[Layout.DESTINY_SIZE] <= 1) reshuffle(game);
    return state.b[Layout.DESTINY + --state.n[Layout.DESTINY_SIZE]];
  }

  private static void reshuffle(Game game) {
    State state = game.state();
    int left = state.n[Layout.DESTINY_SIZE];
    int discarded = state.n[Layout.DESTINY_DISCARD_SIZE];
    System.arraycopy(state.b, Layout.DESTINY_DISCARD, state.b, Layout.DESTINY + left, discarded);
    state.n[Layout.DESTINY_SIZE] = left + discarded;
    state.n[Layout.DESTINY_DISCARD_SIZE] = 0;
    state.shuffle(Layout.DESTINY, left + discarded);
    if (game.isHeard() && discarded > 0)
      game.tell(new hypergate.game.view.Event.Reshuffled("destiny deck", false));
  }

  /// Lays a card on the destiny discard pile.
  public static void discard(Game game, int card) {
    State state = game.state();
    state.b[Layout.DESTINY_DISCARD + state.n[Layout.DESTINY_DISCARD_SIZE]++] = (byte) card;
  }
}
