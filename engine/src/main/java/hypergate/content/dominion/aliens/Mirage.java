package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Delusion: with two attacks revealed it chooses a colony of its own and one of the opponent's;
/// the ships there count for the totals instead of those in the encounter. They are counted when
/// the totals are compared.
public final class Mirage {
  /// Mark: the planets that count, plus one each: the offense's, the defense's, an ally's; then who
  /// that is.
  private static final int SHOWN = 0;

  private static final int BITS = 8;
  private static final Prompt OWN = Prompt.of("mirage/planet");
  private static final Prompt OTHER = Prompt.of("mirage/planet-2");

  public static final Alien MIRAGE =
      alien("Mirage", "dominion")
          .level(0)
          .power("Delusion", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "After attack cards are revealed, choose one of your colonies and one of your"
                  + " opponent's. For the totals the ships there count instead of those that the"
                  + " two of you have in the encounter.")
          .must(MAIN, TOTALS, (game, me) -> mayDelude(game), Mirage::delude)
          .may(
              ALLY,
              TOTALS,
              (game, me) -> game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && mayDelude(game),
              Mirage::delude)
          .bends(
              Query.IN_ENCOUNTER,
              (game, me, who, ships) -> counted(game, game.mark(SHOWN), who, ships));

  private Mirage() {}

  private static boolean mayDelude(Game game) {
    Encounter encounter = game.encounter();
    return encounter.bothAttack()
        && (game.ships().standing(encounter.offense()) | game.ships().standing(encounter.defense()))
            != 0;
  }

  private static void delude(Game game, Seat me) {
    Side own = game.encounter().sideOf(me);
    int shown = choose(game, me, own.main(), OWN);
    Seat foe = own.other().main();
    if (game.ofPower(Query.POWER_BOUND, foe, 0) == 0) shown |= choose(game, me, foe, OTHER);
    game.mark(SHOWN, shown);
  }

  // A player without a colony counts the ships that it has.
  private static int choose(Game game, Seat me, Seat main, Prompt prompt) {
    long colonies = game.ships().standing(main);
    if (colonies == 0) return 0;
    int planet = game.ask(me).planet(prompt, colonies).index() + 1;
    return main == game.encounter().offense() ? planet : planet << BITS;
  }

  private static int counted(Game game, int shown, Seat who, int ships) {
    if (shown == 0) return ships;
    int planet = 0;
    if (who == game.encounter().offense()) planet = shown & 0xff;
    else if (who == game.encounter().defense()) planet = shown >> BITS & 0xff;
    else if (who.index() == shown >> 3 * BITS) planet = shown >> 2 * BITS & 0xff;
    return planet == 0 ? ships : game.ships().inColony(Planet.of(planet - 1), who);
  }

  /// Whether the power has been used in this encounter, and no ally's colony has been chosen.
  public static boolean hasDeluded(Game game, Seat me) {
    int shown = game.powers().mark(game.powers().find(me, MIRAGE), SHOWN);
    return shown != 0 && shown >> 2 * BITS == 0;
  }

  /// A colony of an ally counts as well.
  public static void show(Game game, Seat me, Seat ally, Planet planet) {
    int sheet = game.powers().find(me, MIRAGE);
    int shown = game.powers().mark(sheet, SHOWN);
    int more = planet.index() + 1 | ally.index() << BITS;
    game.powers().mark(sheet, SHOWN, shown | more << 2 * BITS);
  }
}
