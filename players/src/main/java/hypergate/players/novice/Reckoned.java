package hypergate.players.novice;

/// What powers do that a novice reckons with wherever it counts ships and cards, because it changes
/// what those are worth. Which power does what stands with its [Judgement].
public enum Reckoned {
  /// Its own ships are taken from its total, and the lower total wins.
  SUBTRACTS,
  /// It adds 4 to its side.
  ADDS_FOUR,
  /// Its side wins when it is zapped.
  WINS_ZAPPED,
  /// Each of its ships counts as four.
  SHIPS_OF_FOUR,
  /// It wins with a negotiate against an attack.
  WINS_BY_NEGOTIATING,
  /// Low attacks count three times, high ones a third.
  TRIPLES,
  /// Its attack is multiplied by its ships.
  MULTIPLIES,
  /// All ships in the warp are added to its total.
  ADDS_WARP,
  /// The tokens on its sheet are added to its total.
  ADDS_TOKENS,
  /// It is glad to lose ships.
  LIKES_LOSSES,
  /// Its lost ships come home.
  SPARES_SHIPS,
  /// One foreign colony is enough for it to win.
  WINS_BY_ONE,
  /// It adds to the defense of planets: see [Judgement#guards].
  GUARDS,
  /// It does others good, or nothing that immunity to it would help against.
  KIND;

  /// Its bit in a mask.
  int bit() {
    return 1 << ordinal();
  }
}
