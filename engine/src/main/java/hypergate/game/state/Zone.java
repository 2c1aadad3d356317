package hypergate.game.state;

import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// Where cosmic cards lie that lie in no order: sets of cards, each two words of the state. A
/// zone's number is for the words of [State] that put, pull and read ([State#put], [State#has],
/// [State#low]) and for nothing else.
public final class Zone {
  /// Hands, two words a seat.
  public static final int HAND = 0;

  /// Piles of power instances, two words each.
  private static final int PILE = HAND + 2 * Seat.MOST;

  /// Cards on their way: selected, being played, stored under another card.
  public static final int ASIDE = PILE + 2 * Sizes.SHEETS;

  /// Cards in any hand or playable pile.
  public static final int HELD = ASIDE + 2;

  /// Cards that their owner has set aside face down until something is over (wild Miser).
  public static final int SAVED = HELD + 2;

  /// Cards that players have laid out face up at the gate (Protective NRG Halo).
  public static final int AT_GATE = SAVED + 2;

  /// Cards that lie face up before the systems of players (wild Hypochondriac).
  public static final int BEFORE_SYSTEMS = AT_GATE + 2;

  /// Cards of the deck that lie face down beside the encounter.
  public static final int LAID_ASIDE = BEFORE_SYSTEMS + 2;

  /// Cards that are out of each seat's hand for a while, two words a seat.
  private static final int AWAY = LAID_ASIDE + 2;

  /// Cards that are out of each seat's hand until it takes them back, two words a seat.
  private static final int VISITING = AWAY + 2 * Seat.MOST;

  /// Cards of aliens that lie face up before their players while their effects last.
  public static final int RUNNING = VISITING + 2 * Seat.MOST;

  /// Flares that lie face up beside alien sheets and belong to the powers of these.
  public static final int BESIDE_SHEETS = RUNNING + 2;

  /// Cards whose place each seat knows although they are hidden, two words a seat.
  public static final int KNOWN = BESIDE_SHEETS + 2;

  /// Cards that cannot be played again in this encounter, two words.
  public static final int SPENT = KNOWN + 2 * Seat.MOST;

  /// Cosmic cards that have left the game, two words.
  public static final int OUT = SPENT + 2;

  /// One past the last word.
  public static final int END = OUT + 2;

  private Zone() {}

  /// The zone of a seat's hand.
  public static int hand(int seat) {
    return HAND + 2 * seat;
  }

  /// The zone of the cards that are out of a seat's hand for a while.
  public static int away(int seat) {
    return AWAY + 2 * seat;
  }

  /// The zone of the cards that are out of a seat's hand until it takes them back.
  public static int visiting(int seat) {
    return VISITING + 2 * seat;
  }

  /// The zone of a power instance's pile.
  public static int pile(int instance) {
    return PILE + 2 * instance;
  }

  /// The zone of the cards that a seat knows to lie where they lie.
  public static int known(int seat) {
    return KNOWN + 2 * seat;
  }
}
