package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The classic edicts and those of fans: when they are worth playing, and what they ask.
final class EdictTricks {
  private final Outlook outlook;
  private final Reinforcing reinforcing;
  private final Alliances alliances;

  EdictTricks(Outlook outlook, Reinforcing reinforcing, Alliances alliances) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
    this.alliances = alliances;
  }

  /// What using one of them now is worth; not a number when it is none of them.
  double worth(String effect) {
    return switch (effect) {
      case "black-plague" -> outlook.colonies(outlook.leader()) >= 2 ? 2 : 0;
      case "warp-break" ->
          outlook.ships.inWarp(outlook.me) * outlook.ship(outlook.me) - Values.ARTIFACT;
      case "abort" -> alliances.flight() - Values.ARTIFACT;
      case "aggressor" -> abroad() - Values.ARTIFACT;
      case "conscientious-objector" -> objecting() - Values.ARTIFACT;
      default -> Double.NaN;
    };
  }

  /// Answers a question of one of them; -1 when it is none.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "aggressor/planet" -> weakest(question);
      case "conscientious-objector/seat" ->
          Find.either(Find.option(question, Choice.SEAT, objector().index()), 0);
      default -> -1;
    };
  }

  // A colony of a player close to winning, or one that hardly anybody defends.
  private double abroad() {
    Seat defense = outlook.encounter.defense();
    int fewest = Integer.MAX_VALUE;
    for (long rest = outlook.ships.foreignColonies(defense); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      fewest = Math.min(fewest, outlook.ships.on(planet, defense));
    }
    return (outlook.colonies(defense) >= 3 ? 2 : 0) + (fewest <= 1 ? 2 : 0);
  }

  private int weakest(Question question) {
    int best = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      int there = outlook.ships.on(planet, outlook.encounter.defense());
      if (there >= fewest) continue;
      fewest = there;
      best = i;
    }
    return best;
  }

  // Good where the most ships on the other side are what keeps the side we want from winning.
  private double objecting() {
    boolean wants = reinforcing.wantsOffense();
    if (!reinforcing.compares() || reinforcing.offenseWins(0) == wants) return 0;
    int ships = added(objector());
    return reinforcing.offenseWins(wants ? ships : -ships) == wants ? Math.abs(outlook.stake()) : 0;
  }

  private int added(Seat seat) {
    Encounter encounter = outlook.encounter;
    if (!seat.exists()) return 0;
    return encounter.counting(seat, encounter.counted(seat) * encounter.worth(seat));
  }

  // Whoever adds most to the side that we want to lose.
  private Seat objector() {
    int against = reinforcing.wantsOffense() ? -1 : 1;
    Seat best = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (outlook.sideOf(seat) == against && added(seat) > added(best)) best = seat;
    }
    return best;
  }
}
