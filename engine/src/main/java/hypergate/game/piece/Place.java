package hypergate.game.piece;

/// Numbers of the places where ships can stand: planets by their index, then the places below,
/// outposts and cards before players by their slot.
public final class Place {
  /// The hyperspace gate: offense and offensive allies.
  public static final int GATE = Planet.MOST;

  /// Beside the target planet: defensive allies.
  public static final int BESIDE = GATE + 1;

  /// The warp.
  public static final int WARP = GATE + 2;

  /// Out of the game.
  public static final int REMOVED = GATE + 3;

  /// On a card in play that belongs to nobody.
  public static final int COMMON_CARD = GATE + 4;

  /// On a card that lies before the ships' owner; a variant says what it is.
  public static final int CARD = GATE + 5;

  /// Beside a planet that is to be fought for afterwards: defensive allies that wait there.
  public static final int WAITING = GATE + 6;

  /// On alien sheets, captured or not. Which lie on which sheet say the powers.
  public static final int ON_SHEETS = GATE + 7;

  /// The first outpost; slot `k` is `OUTPOST + k`. An outpost is a place beside a planet with room
  /// for one ship, which belongs to its owner's colony on that planet.
  public static final int OUTPOST = GATE + 8;

  /// Outposts that can be in a game: two a system.
  public static final int OUTPOSTS = 2 * Seat.MOST;

  /// The first of the cards that lie before players; slot `k` is `ON_CARD + k`.
  public static final int ON_CARD = OUTPOST + OUTPOSTS;

  private static final int[] IN_ENCOUNTER = {GATE, BESIDE, WAITING};

  private Place() {}

  /// How many places there are where ships stand in an encounter, the target planet excepted.
  public static int inEncounter() {
    return IN_ENCOUNTER.length;
  }

  /// One of these places.
  public static int inEncounter(int position) {
    return IN_ENCOUNTER[position];
  }

  /// Whether ships that leave the place return to colonies if they cannot go where they are bound:
  /// those in an encounter or on a card.
  public static boolean isHomeless(int place) {
    return isOnCard(place)
        || place == CARD
        || place == COMMON_CARD
        || place == GATE
        || place == BESIDE
        || place == WAITING;
  }

  /// Whether the place is a planet.
  public static boolean isPlanet(int place) {
    return place >= 0 && place < Planet.MOST;
  }

  /// Whether the place is an outpost.
  public static boolean isOutpost(int place) {
    return place >= OUTPOST && place < ON_CARD;
  }

  /// Whether the place is a card that lies before its owner.
  public static boolean isOnCard(int place) {
    return place >= ON_CARD;
  }
}
