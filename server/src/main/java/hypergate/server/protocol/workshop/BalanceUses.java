package hypergate.server.protocol.workshop;

import hypergate.lab.compare.Uses;

/// `BalanceUses`: how whoever has the card uses it, in some of the games.
///
/// @param games that were looked at
/// @param used the share of them in which it is used at all, 0 to 1
/// @param times how often it is used in a game
/// @param last the share of games that its user wins and in whose last encounter it is used
/// @param offense the share of its uses as the offense
/// @param defense the share of its uses as the defense
/// @param ally the share of its uses as an ally
public record BalanceUses(
    long games,
    double used,
    double times,
    double last,
    double offense,
    double defense,
    double ally) {
  /// What was seen.
  public static BalanceUses of(Uses uses) {
    return new BalanceUses(
        uses.games(),
        uses.used(),
        uses.times(),
        uses.last(),
        uses.offense(),
        uses.defense(),
        uses.ally());
  }
}
